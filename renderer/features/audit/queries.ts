import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type AuditThing } from '#shared/codes/audit.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { merchantAuditCalls } from '#shared/contract/merchant/audit.ts';
import { dateTimeSecondsText } from '#shared/format/date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { endOfDay, plus, startOfDay, type Day } from '#shared/kernel/time.ts';
import { bindCalls } from '../../lib/api.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import type { Cell } from '../../lib/table-file/writer.ts';
import { saveTable } from '../../lib/table-file/table-file.ts';
import { fieldWords, valueWords } from './words.ts';

const api = bindCalls(merchantAuditCalls);
type Page = ReplyOf<(typeof merchantAuditCalls)['merchantAuditList']>;
export type AuditRow = Page['result'][number];

export type AuditFilter = { storeId: StoreId | null; thing: AuditThing | null; from: Day; to: Day };

const PAGE = 50;
const FILE_PAGE = 100;

const bodyOf = ({ storeId, thing, from, to }: AuditFilter) => ({
  storeIds: storeId === null ? [] : [storeId],
  ...(thing !== null && { thing }),
  from: startOfDay(from),
  to: plus(endOfDay(to), 1),
});

/** Changes under a filter, the newest first, page by page. */
export const useAudit = (filter: AuditFilter) => {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: ['audit', language, filter],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) =>
      api.merchantAuditList({ ...bodyOf(filter), offset: pageParam, size: PAGE }, { signal }),
    getNextPageParam: ({ next, nextOffset }: Page) => (next ? nextOffset : undefined),
  });
};

const text = (value: string): Cell => (value === '' ? null : { kind: 'text', value });

const cellsOf = (row: AuditRow, t: Translate): Cell[][] => {
  const head = [
    text(dateTimeSecondsText(row.at)),
    text(row.operatorName),
    text(row.deviceName),
    text(row.storeName),
    text(t(`audit.thing.${row.thing}`)),
    text(row.name),
    text(t(`audit.act.${row.act}`)),
  ];
  const changes = row.changes.length === 0 ? [null] : row.changes;
  return changes.map((change) => [
    ...head,
    ...(change === null
      ? [null, null, null]
      : [
          text(fieldWords(change.field, t)),
          ...[change.before, change.after].map((value) =>
            value === null ? null : text(valueWords(change.field, value, t)),
          ),
        ]),
  ]);
};

const COLUMNS = [
  'time',
  'person',
  'device',
  'store',
  'thing',
  'name',
  'act',
  'field',
  'before',
  'after',
] as const;

/** Saves the changes under a filter, a line a field. */
export const useAuditFile = (filter: AuditFilter) => {
  const t = useT();
  return useMutation({
    mutationFn: () => {
      let offset = 0;
      return saveTable({
        name: `${t('audit.file')} ${filter.from} ${filter.to}.csv`,
        title: t('audit.file'),
        kind: 'csv',
        headings: COLUMNS.map((column) => t(`audit.${column}`)),
        widths: COLUMNS.map(() => 18),
        page: async () => {
          const page = await api.merchantAuditList({
            ...bodyOf(filter),
            offset,
            size: FILE_PAGE,
          });
          offset = page.nextOffset;
          return { next: page.next, rows: page.result.flatMap((row) => cellsOf(row, t)) };
        },
      });
    },
  });
};
