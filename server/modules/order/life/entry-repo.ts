import { STORE_KINDS, type StoreKind } from '#shared/codes/store-kind.ts';
import type { Day, Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, row, text, word } from '#server/db/row.ts';
import { dayOfWall, wallDay, wallHour } from '#server/db/wall-clock.ts';
import { insertInto } from '#server/db/write.ts';
import type { Entry, EntryMoney } from './entry.ts';
import type { LifeOrder } from './order.ts';

/** Writes down what a move did to the money of an order, in the transaction of the move. */
export const addEntry = async (
  query: Query,
  { merchantId, storeId, id, seq }: LifeOrder,
  entry: Entry,
): Promise<void> => {
  await insertInto(query, 'order_entry', {
    merchant_id: merchantId,
    store_id: storeId,
    order_id: id,
    seq,
    ...entry,
  });
};

/** Which orders' money: a span of time at some stores, or at all of them when null. */
export type EntryScope = {
  merchantId: string;
  storeIds: readonly string[] | null;
  from: Instant;
  to: Instant;
};

const SCOPE = `e.merchant_id = $1 AND e.at >= $2 AND e.at < $3 AND ($4::bool OR e.store_id = ANY($5::text[]))`;
const params = ({ merchantId, storeIds, from, to }: EntryScope) =>
  [merchantId, from, to, storeIds === null, storeIds ?? []] as const;

const FIELDS = [
  'orders',
  'paid',
  'promotions',
  'whole',
  'part',
  'given',
  'delivery',
  'platform',
] as const satisfies readonly (keyof EntryMoney)[];
const SUMS = FIELDS.map((name) => `sum(e.${name})::bigint AS ${name}`).join(', ');
const SUMS_ROW = row({
  orders: num,
  paid: num,
  promotions: num,
  whole: num,
  part: num,
  given: num,
  delivery: num,
  platform: num,
});
/** `wholeOrders`, `refunds`: how many orders were over with all their money back, and how many times money went back. */
const COUNTS = `sum(CASE WHEN e.whole > 0 THEN 1 ELSE 0 END)::bigint AS whole_orders, sum(CASE WHEN e.part > 0 THEN 1 ELSE 0 END)::bigint AS parts, sum(CASE WHEN e.given > 0 THEN 1 ELSE 0 END)::bigint AS gifts`;

const CELL_ROW = row({
  ...SUMS_ROW.columns,
  kind: word(STORE_KINDS),
  store_id: text,
  hour: num,
  whole_orders: num,
  parts: num,
  gifts: num,
});
/** Money of a kind of orders of a store in an hour; `hour` in milliseconds since midnight. */
export type EntryCell = EntryMoney & {
  kind: StoreKind;
  storeId: string;
  hour: number;
  wholeOrders: number;
  parts: number;
  gifts: number;
};

/** What a span's orders brought and gave back, by kind, store and hour: all of one moment. */
export const entryCells = async (query: Query, scope: EntryScope): Promise<EntryCell[]> => {
  const { rows } = await query(
    `SELECT e.kind, e.store_id, ${wallHour('e.at')} AS hour, ${SUMS}, ${COUNTS} FROM order_entry e WHERE ${SCOPE} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    params(scope),
    CELL_ROW,
  );
  return rows.map(({ store_id: storeId, whole_orders: wholeOrders, ...cell }) => ({
    ...cell,
    storeId,
    wholeOrders,
  }));
};

const DAY_ROW = row({ ...SUMS_ROW.columns, start: num, whole_orders: num });
/** The same of each day of a span. */
export const entriesByDay = async (
  query: Query,
  scope: EntryScope,
): Promise<ReadonlyMap<Day, EntryMoney & { wholeOrders: number }>> => {
  const { rows } = await query(
    `SELECT ${wallDay('e.at')} AS start, ${SUMS}, sum(CASE WHEN e.whole > 0 THEN 1 ELSE 0 END)::bigint AS whole_orders FROM order_entry e WHERE ${SCOPE} GROUP BY 1`,
    params(scope),
    DAY_ROW,
  );
  return new Map(
    rows.map(({ start, whole_orders: wholeOrders, ...money }) => [
      dayOfWall(start),
      { ...money, wholeOrders },
    ]),
  );
};

const ORDER_ROW = row({ ...SUMS_ROW.columns, order_id: text });
/** What each of these orders brought and gave back up to now. */
export const entriesOfOrders = async (
  query: Query,
  merchantId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, EntryMoney>> => {
  if (orderIds.length === 0) return new Map();
  const { rows } = await query(
    `SELECT e.order_id, ${SUMS} FROM order_entry e WHERE e.merchant_id = $1 AND e.order_id = ANY($2::text[]) GROUP BY 1`,
    [merchantId, orderIds],
    ORDER_ROW,
  );
  return new Map(rows.map(({ order_id: orderId, ...money }) => [orderId, money]));
};
