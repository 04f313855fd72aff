import type { OrderRecord } from '#shared/contract/merchant/order-records.ts';
import type { MessageKey, Translate } from '#shared/i18n/translate.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { orderNumberText } from '#shared/order/order-number.ts';
import type { Cell } from '../../../lib/table-file/writer.ts';

type FileColumn = {
  heading: (t: Translate) => string;
  width: number;
  of: (row: OrderRecord, t: Translate) => Cell;
};

const text = (value: string): Cell => (value === '' ? null : { kind: 'text', value });
const time = (value: Instant | null): Cell => (value === null ? null : { kind: 'time', value });
const money = (value: Cents | undefined): Cell =>
  value === undefined ? null : { kind: 'money', value };

const named =
  (key: MessageKey, zone = false) =>
  (t: Translate): string =>
    zone ? `${t(key)} (UTC+8)` : t(key);

const COLUMNS: readonly FileColumn[] = [
  { heading: named('console.orderRecords.paidAt', true), width: 20, of: (row) => time(row.paidAt) },
  { heading: named('console.orderRecords.number'), width: 8, of: (row) => text(row.number) },
  {
    heading: named('console.orderRecords.orderNo'),
    width: 16,
    // in groups, which a spreadsheet leaves as they are: of bare digits it would make a figure
    of: (row) => text(orderNumberText(row.orderNo)),
  },
  { heading: named('console.store'), width: 20, of: (row) => text(row.storeName) },
  {
    heading: named('console.orderRecords.kind'),
    width: 12,
    of: (row, t) => text(t(`console.orderRecords.kind.${row.kind}`)),
  },
  {
    heading: named('console.orderRecords.way'),
    width: 14,
    of: (row, t) => text(t(`console.orderRecords.way.${row.way}`)),
  },
  {
    heading: named('console.orderRecords.state'),
    width: 12,
    of: (row, t) => text(t(`console.orderRecords.state.${row.state}`)),
  },
  {
    heading: named('console.orderRecords.pieces'),
    width: 8,
    of: (row) => ({ kind: 'count', value: row.pieces }),
  },
  { heading: named('console.orderRecords.buyer'), width: 12, of: (row) => text(row.buyerMask) },
  {
    heading: named('console.orderRecords.promotions'),
    width: 12,
    of: (row) => money(row.promotions),
  },
  { heading: named('console.orderRecords.paid'), width: 12, of: (row) => money(row.paid) },
  { heading: named('console.orderRecords.back'), width: 12, of: (row) => money(row.back) },
  { heading: named('console.orderRecords.delivery'), width: 12, of: (row) => money(row.delivery) },
  {
    heading: named('console.orderRecords.completedAt', true),
    width: 20,
    of: (row) => time(row.completedAt),
  },
];
const NET: FileColumn = {
  heading: named('console.orderRecords.net'),
  width: 12,
  of: (row) => money(row.net),
};

/** The columns of a file of orders; what is left for the store is an owner's (decision D10). */
export const fileColumns = (isOwner: boolean): readonly FileColumn[] =>
  isOwner ? [...COLUMNS, NET] : COLUMNS;
