import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/define.ts';
import { merchantMenuImportCalls } from '#shared/contract/merchant/menu-import.ts';
import { dateText } from '#shared/format/date.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { bindCalls, serverNow } from '../../../lib/api.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { queryClient } from '../../../lib/query.ts';
import type { FileKind } from '../../../lib/table-file/sink.ts';
import { saveTable } from '../../../lib/table-file/table-file.ts';

const api = bindCalls(merchantMenuImportCalls);

export type Checked = ReplyOf<(typeof merchantMenuImportCalls)['merchantMenuImportCheck']>;

const LAST = 'menu-import-last';
/** Menus and what can be taken back, after a file. */
export const refreshMenus = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['menu'] }),
    queryClient.invalidateQueries({ queryKey: [LAST] }),
  ]);

/** The last file of a store that can be taken back. */
export const useLastImport = (storeId: StoreId) =>
  useQuery({
    queryKey: [LAST, storeId],
    queryFn: ({ signal }) => api.merchantMenuImportLast({ storeId }, { signal }),
  });

/** What a file would do; nothing is written. */
export const useCheck = (storeId: StoreId) =>
  useMutation({
    mutationFn: (file: File) => api.merchantMenuImportCheck({ storeId }, { file }),
  });

export const useApply = (storeId: StoreId) =>
  useMutation({
    mutationFn: (importId: string) =>
      api.merchantMenuImportApply({ requestId: newRequestId(), storeId, importId }),
    onSettled: refreshMenus,
  });

export const useUndo = (storeId: StoreId) =>
  useMutation({
    mutationFn: (importId: string) =>
      api.merchantMenuImportUndo({ requestId: newRequestId(), storeId, importId }),
    onSettled: refreshMenus,
  });

const WIDTH = 16;

/** Saves the menu of a store as a file that can be brought in again. */
export const useExport = ({ storeId, name }: { storeId: StoreId; name: string }) =>
  useMutation({
    mutationFn: async (kind: FileKind) => {
      let reply = await api.merchantMenuExport({ storeId });
      return saveTable({
        name: `${name} ${dateText(serverNow())}.${kind}`,
        title: name.slice(0, 28),
        kind,
        headings: reply.columns,
        widths: reply.columns.map(() => WIDTH),
        page: async (at) => {
          if (at > 0) reply = await api.merchantMenuExport({ storeId, offset: reply.nextOffset });
          return {
            next: reply.next,
            rows: reply.rows.map((row) =>
              row.map((value) => (value === '' ? null : { kind: 'text', value })),
            ),
          };
        },
      });
    },
  });
