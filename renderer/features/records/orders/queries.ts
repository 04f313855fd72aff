import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { RecordState } from '#shared/codes/order-record.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import {
  merchantOrderRecordsCalls,
  type OrderRecord,
} from '#shared/contract/merchant/order-records.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { endOfDay, startOfDay, type Day, type Instant } from '#shared/kernel/time.ts';
import { bindCalls, serverNow } from '../../../lib/api.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import type { FileKind } from '../../../lib/table-file/sink.ts';
import { saveTable } from '../../../lib/table-file/table-file.ts';
import { fileColumns } from './file-columns.ts';

const api = bindCalls(merchantOrderRecordsCalls);
type Page = ReplyOf<(typeof merchantOrderRecordsCalls)['merchantOrderRecords']>;
export type OrderSum = NonNullable<Page['sum']>;
export type { OrderRecord };

export type OrderFilter = {
  storeId: StoreId | null;
  kind: StoreKind | null;
  state: RecordState | null;
  from: Day;
  to: Day;
  keyword: string;
};

const PAGE = 50;

/** Up to a moment, so that pages stay where they are while orders come in. */
const bodyOf = ({ storeId, kind, state, from, to, keyword }: OrderFilter, until: Instant) => {
  const end = endOfDay(to);
  return {
    storeIds: storeId === null ? [] : [storeId],
    ...(kind !== null && { kind }),
    state: state ?? ('ALL' as const),
    from: startOfDay(from),
    to: end < until ? end : until,
    keyword,
  };
};

/** Orders under a filter, the latest first, page by page; as they are when the first page is read. */
export const useOrderRecords = (filter: OrderFilter) => {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: ['records', 'orders', language, filter],
    placeholderData: keepPreviousData,
    initialPageParam: { offset: 0, until: null as Instant | null },
    queryFn: async ({ signal, pageParam: { offset, until } }) => {
      const at = until ?? serverNow();
      const page = await api.merchantOrderRecords(
        { ...bodyOf(filter, at), offset, size: PAGE },
        { signal },
      );
      return { ...page, until: at };
    },
    getNextPageParam: ({ next, nextOffset, until }) =>
      next ? { offset: nextOffset, until } : undefined,
  });
};

/** Whether a person may have a file of orders. */
export const useMayExport = (): boolean => {
  const { role } = useSignedIn().operator;
  return merchantOrderRecordsCalls.merchantOrderRecordsExport.roles?.includes(role) ?? false;
};

/** Saves the orders under a filter. */
export const useOrderFile = (filter: OrderFilter) => {
  const t = useT();
  const { role } = useSignedIn().operator;
  return useMutation({
    mutationFn: (kind: FileKind) => {
      const until = serverNow();
      const columns = fileColumns(role === 'owner');
      let offset = 0;
      return saveTable({
        name: `${t('console.orderRecords.file')} ${filter.from} ${filter.to}.${kind}`,
        title: t('console.orderRecords.file'),
        kind,
        headings: columns.map(({ heading }) => heading(t)),
        widths: columns.map(({ width }) => width),
        page: async () => {
          const page = await api.merchantOrderRecordsExport({ ...bodyOf(filter, until), offset });
          offset = page.nextOffset;
          return {
            next: page.next,
            rows: page.result.map((row) => columns.map(({ of }) => of(row, t))),
          };
        },
      });
    },
  });
};
