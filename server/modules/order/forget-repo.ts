import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, row } from '#server/db/row.ts';

/** Orders of a table that were closed unpaid and whose window ended before $1, at most $2. One that a bank has been paid for, or may still be, is none; nor is one that took gold or mCoin, whose uses name it. */
const unpaidOf = (table: 'group_order' | 'takeout_order'): string =>
  `SELECT o.merchant_id, o.id FROM ${table} o WHERE o.status = -1 AND o.paid_at IS NULL AND o.refund_amount = 0 AND o.pay_before < $1
     AND NOT EXISTS (SELECT 1 FROM trade t WHERE t.merchant_id = o.merchant_id AND t.order_id = o.id AND t.result NOT IN ('FAIL', 'CLOSED'))
     AND NOT EXISTS (SELECT 1 FROM stored_value_use u WHERE u.merchant_id = o.merchant_id AND u.order_id = o.id)
   ORDER BY o.pay_before ASC LIMIT $2`;
const ATTEMPTS = `DELETE FROM trade t USING gone g WHERE t.merchant_id = g.merchant_id AND t.order_id = g.id`;

const COUNT_ROW = row({ count: num });
type Asked = { before: Instant; most: number };

const forget = async (query: Query, statement: string, { before, most }: Asked): Promise<number> =>
  (await query(statement, [before, most], COUNT_ROW)).rows[0]?.count ?? 0;

/** Forgets group orders that nobody paid, with their attempts; returns how many. */
export const forgetGroupOrders = (query: Query, asked: Asked): Promise<number> =>
  forget(
    query,
    `WITH gone AS (
       DELETE FROM group_order WHERE (merchant_id, id) IN (${unpaidOf('group_order')}) RETURNING merchant_id, id
     ), attempts AS (${ATTEMPTS})
     SELECT count(*) AS count FROM gone`,
    asked,
  );

/** Forgets orders with a cart that nobody paid, with their log and their attempts; returns how many. */
export const forgetCartOrders = (query: Query, asked: Asked): Promise<number> =>
  forget(
    query,
    `WITH gone AS (
       DELETE FROM takeout_order WHERE (merchant_id, id) IN (${unpaidOf('takeout_order')}) RETURNING merchant_id, id
     ), attempts AS (${ATTEMPTS}), events AS (
       DELETE FROM takeout_order_event e USING gone g WHERE e.merchant_id = g.merchant_id AND e.order_id = g.id
     )
     SELECT count(*) AS count FROM gone`,
    asked,
  );
