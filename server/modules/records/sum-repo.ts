import type { Query } from '#server/db/db.ts';
import { num, pick, row, text, textOrNum, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { wallDay, wallHour } from '#server/db/wall-clock.ts';
import { conditionOf, parameters, type LogFilter } from './log-filter.ts';

export type LogSum = { count: number; times: number; amount: number; settle: number };

const LOG_SUM_ROW = row({ n: num, times: num, amount: num, settle: num });
/** Sums over the whole filter: all rows, and uses and money of those that were not undone, less what was given back. */
export const logSum = async (query: Query, filter: LogFilter): Promise<LogSum> => {
  const all = parameters();
  const { rows } = await query(
    `SELECT count(*) AS n, COALESCE(sum(CASE WHEN l.state IN ('OK', 'REFUNDED') THEN l.times ELSE 0 END), 0)::bigint AS times, COALESCE(sum(CASE WHEN l.state IN ('OK', 'REFUNDED') THEN l.face_amount ELSE 0 END), 0)::bigint AS amount,
            COALESCE(sum(CASE WHEN l.state IN ('OK', 'REFUNDED') THEN l.settle_amount ELSE 0 END), 0)::bigint AS settle
     FROM verify_log l WHERE ${conditionOf(filter, all)}`,
    all.values,
    LOG_SUM_ROW,
  );
  return {
    count: rows[0]?.n ?? 0,
    times: rows[0]?.times ?? 0,
    amount: rows[0]?.amount ?? 0,
    settle: rows[0]?.settle ?? 0,
  };
};

const LOG_MARKS_ROW = row(pick(TABLES.verify_log, 'at', 'id'));
/** Every `stride`-th row of a filter, the newest first. */
export const logMarks = async (
  query: Query,
  filter: LogFilter,
  stride: number,
): Promise<{ at: number; id: string }[]> => {
  const all = parameters();
  const { rows } = await query(
    `SELECT r.at, r.id FROM (SELECT l.at, l.id, row_number() OVER (ORDER BY l.at DESC, l.id DESC) AS n FROM verify_log l WHERE ${conditionOf(filter, all)}) r
     WHERE mod(r.n - 1, ${all.add(stride)}::bigint) = 0 ORDER BY r.at DESC, r.id DESC`,
    all.values,
    LOG_MARKS_ROW,
  );
  return rows;
};

export const TALLY_ROW = row({
  key: textOrNum,
  ok: num,
  refused: num,
  undone: num,
  refunded: num,
  times: num,
  amount: num,
});
export type Tally = RowOf<typeof TALLY_ROW>;

/** Charts show what happened at the tills: what was given back is in the sums alone. */
const TALLY = `count(CASE WHEN l.state = 'OK' THEN 1 END) AS ok, count(CASE WHEN l.state = 'REFUSED' THEN 1 END) AS refused, count(CASE WHEN l.state = 'UNDONE' THEN 1 END) AS undone, count(CASE WHEN l.state = 'REFUNDED' THEN 1 END) AS refunded,
  COALESCE(sum(CASE WHEN l.state = 'OK' THEN l.times ELSE 0 END), 0)::bigint AS times, COALESCE(sum(CASE WHEN l.state = 'OK' THEN l.face_amount ELSE 0 END), 0)::bigint AS amount`;

const KEYS = {
  hours: wallHour('l.at'),
  days: wallDay('l.at'),
  products: 'l.product_id',
  operators: 'l.operator_id',
} as const;

/** Figures by one dimension. Rows that have no such thing (a scan of nonsense has no product) are left out. */
export const logTally = async (
  query: Query,
  filter: LogFilter,
  by: keyof typeof KEYS,
): Promise<Tally[]> => {
  const all = parameters();
  const { rows } = await query(
    `SELECT ${KEYS[by]} AS key, ${TALLY} FROM verify_log l WHERE ${conditionOf(filter, all)} AND ${KEYS[by]} IS NOT NULL GROUP BY 1`,
    all.values,
    TALLY_ROW,
  );
  return rows;
};

export const NAMED_ROW = row({ id: text, name_zh: text, name_en: text });
export type Named = RowOf<typeof NAMED_ROW>;

export const namesOf = async (
  query: Query,
  merchantId: string,
  table: 'product' | 'operator',
): Promise<Named[]> =>
  (
    await query(
      `SELECT id, name_zh, name_en FROM ${table} WHERE merchant_id = $1`,
      [merchantId],
      NAMED_ROW,
    )
  ).rows;

const DEVICES_OF_ROW = row(pick(TABLES.device, 'id', 'name'));
export const devicesOf = async (
  query: Query,
  merchantId: string,
): Promise<{ id: string; name: string }[]> =>
  (
    await query(
      'SELECT id, name FROM device WHERE merchant_id = $1 ORDER BY name ASC, id ASC',
      [merchantId],
      DEVICES_OF_ROW,
    )
  ).rows;
