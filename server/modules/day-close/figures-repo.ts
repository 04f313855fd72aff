import { voucherStatus } from '#shared/codes/group-order.ts';
import { DAY, plus, startOfDay, type Day, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, row, text, word } from '#server/db/row.ts';
import { dayOfWall, wallDay, wallHour } from '#server/db/wall-clock.ts';
import { givenBackBefore } from '#server/modules/order/index.ts';
import { MOST_CYCLES } from '#server/modules/redeem/index.ts';
import { settledAt } from '#shared/voucher/undo-window.ts';
import type { Sums } from './sums.ts';

/** Which records: a span of time at some stores, or at all of them when null. */
export type Scope = {
  merchantId: string;
  storeIds: readonly string[] | null;
  from: Instant;
  to: Instant;
};

const DIMENSIONS = [
  'total',
  'refunded',
  'undone',
  'refusal',
  'product',
  'operator',
  'store',
  'hour',
] as const;
type Dimension = (typeof DIMENSIONS)[number];
const SUMS_ROW = row({ count: num, times: num, amount: num, settle: num });
const CELL_ROW = row({ ...SUMS_ROW.columns, dim: word(DIMENSIONS), key: text });
const DAY_ROW = row({ ...SUMS_ROW.columns, start: num });
const UNDOABLE_ROW = row({ count: num, times: num, amount: num });

const SCOPE = `l.merchant_id = $1 AND l.at >= $2 AND l.at < $3 AND ($4::bool OR l.store_id = ANY($5::text[]))`;
const params = ({ merchantId, storeIds, from, to }: Scope) =>
  [merchantId, from, to, storeIds === null, storeIds ?? []] as const;

const SUMS =
  'sum(c.n)::bigint AS count, sum(c.times)::bigint AS times, sum(c.amount)::bigint AS amount, sum(c.settle)::bigint AS settle';
const by = (dim: Dimension, key: string, state: string): string =>
  `SELECT '${dim}' AS dim, ${key} AS key, ${SUMS} FROM cell c WHERE c.state = '${state}' GROUP BY ${key.startsWith("'") ? 'c.state' : key}`;

/** Every figure of a span in one statement, so that all of them speak of the same moment. */
const CELLS_SQL = `WITH cell AS (
    SELECT l.store_id, COALESCE(l.product_id, '') AS product_id, l.operator_id, CAST(${wallHour('l.at')} AS text) AS hour, CAST(COALESCE(l.reason, 0) AS text) AS reason, l.state,
           count(*) AS n, sum(l.times) AS times, sum(l.face_amount) AS amount, sum(l.settle_amount) AS settle
    FROM verify_log l WHERE ${SCOPE} GROUP BY 1, 2, 3, 4, 5, 6
  ) ${[by('total', "''", 'OK'), by('refunded', "''", 'REFUNDED'), by('undone', "''", 'UNDONE'), by('refusal', 'c.reason', 'REFUSED'), by('product', 'c.product_id', 'OK'), by('operator', 'c.operator_id', 'OK'), by('store', 'c.store_id', 'OK'), by('hour', 'c.hour', 'OK')].join(' UNION ALL ')}`;

export type Cells = Readonly<Record<Dimension, readonly (Sums & { key: string })[]>>;

/** Figures of a span, by each dimension. */
export const cellsOf = async (query: Query, scope: Scope): Promise<Cells> => {
  const { rows } = await query(CELLS_SQL, params(scope), CELL_ROW);
  const of = (wanted: Dimension) => rows.filter(({ dim }) => dim === wanted);
  return {
    total: of('total'),
    // a record each, which takes a redemption away
    refunded: of('refunded').map((cell) => ({ ...cell, count: -cell.count })),
    undone: of('undone'),
    refusal: of('refusal'),
    product: of('product'),
    operator: of('operator'),
    store: of('store'),
    hour: of('hour'),
  };
};

/** Sums of each day of a span, without what was undone, less what was given back on it. */
export const sumsByDay = async (query: Query, scope: Scope): Promise<ReadonlyMap<Day, Sums>> => {
  const { rows } = await query(
    `SELECT ${wallDay('l.at')} AS start, sum(CASE WHEN l.state = 'OK' THEN 1 ELSE -1 END)::bigint AS count, sum(l.times)::bigint AS times, sum(l.face_amount)::bigint AS amount, sum(l.settle_amount)::bigint AS settle
     FROM verify_log l WHERE ${SCOPE} AND l.state IN ('OK', 'REFUNDED') GROUP BY 1`,
    params(scope),
    DAY_ROW,
  );
  return new Map(
    rows.map(({ start, count, times, amount, settle }) => [
      dayOfWall(start),
      { count, times, amount, settle },
    ]),
  );
};

const DAYS_WITH_RECORDS_ROW = row({ start: num });
/** Days of a span on which anything happened at all: something was redeemed or refused, ordered or given back. */
export const daysWithRecords = async (query: Query, scope: Scope): Promise<Day[]> => {
  const { rows } = await query(
    `SELECT ${wallDay('l.at')} AS start FROM verify_log l WHERE ${SCOPE} GROUP BY 1
     UNION SELECT ${wallDay('l.at')} AS start FROM order_entry l WHERE ${SCOPE} GROUP BY 1 ORDER BY 1 DESC`,
    params(scope),
    DAYS_WITH_RECORDS_ROW,
  );
  return rows.map(({ start }) => dayOfWall(start));
};

const { valid, used, refunding } = voucherStatus.codes;

/** Redemptions of a day that a manager may still take back: within a day, before they are settled, and not held by a refund (decision B7). */
export const undoableOf = async (
  query: Query,
  scope: Scope,
  day: Day,
  now: Instant,
): Promise<Omit<Sums, 'settle'>> => {
  if (now >= settledAt(startOfDay(day))) return { count: 0, times: 0, amount: 0 };
  const since = plus(now, -DAY);
  const {
    rows: [row],
  } = await query(
    `SELECT count(*) AS count, COALESCE(sum(l.times), 0)::bigint AS times, COALESCE(sum(l.face_amount), 0)::bigint AS amount
     FROM verify_log l JOIN voucher v ON v.merchant_id = l.merchant_id AND v.id = l.voucher_id
     WHERE ${SCOPE} AND l.state = 'OK' AND NOT l.is_refunded AND l.at >= $6 AND v.status IN (${valid}, ${used}) AND v.undo_cycles < ${MOST_CYCLES}`,
    [...params(scope), since],
    UNDOABLE_ROW,
  );
  return row ?? { count: 0, times: 0, amount: 0 };
};

const REFUNDS_WAITING_ROW = row({ count: num, amount: num });
/** Vouchers that may be used at the stores and wait for their refund: asked for, or just out of date unused where they were sold with that promise (decision D6). */
export const refundsWaiting = async (
  query: Query,
  { merchantId, storeIds }: Scope,
  now: Instant,
): Promise<{ count: number; amount: number }> => {
  const {
    rows: [row],
  } = await query(
    `SELECT count(*) AS count, COALESCE(sum(v.amount - v.amount_used), 0)::bigint AS amount FROM voucher v JOIN product p ON p.merchant_id = v.merchant_id AND p.id = v.product_id
     JOIN group_order o ON o.merchant_id = v.merchant_id AND o.id = v.order_id
     LEFT JOIN deal_terms t ON t.merchant_id = o.merchant_id AND t.product_id = o.product_id AND t.seq = o.terms_seq
     WHERE v.merchant_id = $1 AND ($2::bool OR p.store_ids && $3::text[])
       AND (v.status = ${refunding} OR (v.status = ${valid} AND v.times_used = 0 AND v.valid_to < $4 AND v.valid_to >= $5 AND COALESCE(t.texts, p.texts) ->> 'isAutoRefund' = 'true'))`,
    [merchantId, storeIds === null, storeIds ?? [], now, givenBackBefore(now)],
    REFUNDS_WAITING_ROW,
  );
  return row ?? { count: 0, amount: 0 };
};
