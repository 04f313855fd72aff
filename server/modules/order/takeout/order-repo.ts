import type { Instant } from '#shared/kernel/time.ts';
import type { Param, Query } from '#server/db/db.ts';
import { json, row, text } from '#server/db/row.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { bilingual } from '#server/kit/document.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import {
  changesOf,
  COLUMNS,
  orderOf,
  ORDERS,
  ROW,
  rowOf,
  type Patch,
  type TakeoutOrder,
} from './order.ts';

/** An order by its id alone: consumers do not name the merchant. */
export const findTakeoutOrder = async (query: Query, id: string): Promise<TakeoutOrder | null> => {
  const { rows } = await query(`SELECT ${COLUMNS} FROM takeout_order WHERE id = $1`, [id], ROW);
  return rows[0] ? orderOf(rows[0]) : null;
};

/** Orders that a condition of the code names; for lists, sweeper and simulator. */
const ordersWhere = async (
  query: Query,
  condition: string,
  params: readonly Param[],
): Promise<TakeoutOrder[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM takeout_order WHERE ${condition}`,
    params,
    ROW,
  );
  return rows.map(orderOf);
};

/** Orders whose window has passed, oldest first. */
export const overdueTakeoutOrders = (
  query: Query,
  now: Instant,
  most: number,
): Promise<TakeoutOrder[]> =>
  ordersWhere(query, 'status = 0 AND pay_before < $1 ORDER BY pay_before ASC LIMIT $2', [
    now,
    most,
  ]);

/** Orders whose refund request was made at or before a moment and still waits. */
export const refundsWaiting = (
  query: Query,
  before: Instant,
  most: number,
): Promise<TakeoutOrder[]> =>
  ordersWhere(
    query,
    'refund_progress = 0 AND refund_requested_at <= $1 ORDER BY refund_requested_at ASC LIMIT $2',
    [before, most],
  );

/** Orders that are under way, oldest first. */
export const activeTakeoutOrders = (query: Query, most: number): Promise<TakeoutOrder[]> =>
  ordersWhere(query, 'status IN (1, 2, 3) ORDER BY paid_at ASC, id ASC LIMIT $1', [most]);

/** The newest order of a user that is under way or waits for its payment. */
export const lastActiveOrder = async (
  query: Query,
  userId: string,
  now: Instant,
): Promise<TakeoutOrder | null> => {
  const [order] = await ordersWhere(
    query,
    'user_id = $1 AND NOT is_hidden AND (status IN (1, 2, 3) OR (status = 0 AND pay_before >= $2)) ORDER BY created_at DESC, id DESC LIMIT 1',
    [userId, now],
  );
  return order ?? null;
};

const TAB_SQL = {
  ALL: 'true',
  ACTIVE: 'status IN (0, 1, 2, 3)',
  COMMENT: 'status = 4 AND NOT has_comment',
  REFUND: '(refund_progress IS NOT NULL OR refund_status > 0)',
} as const;

/** A page of a user's orders, newest first; one more than asked for shows whether there is another. */
export const ordersOfUser = (
  query: Query,
  asked: {
    userId: string;
    tab: keyof typeof TAB_SQL;
    status: number | null;
    offset: number;
    size: number;
  },
): Promise<TakeoutOrder[]> =>
  ordersWhere(
    query,
    `user_id = $1 AND NOT is_hidden AND ${TAB_SQL[asked.tab]} AND ($2::int4 IS NULL OR status = $2::int4) ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`,
    [asked.userId, asked.status, asked.size + 1, asked.offset],
  );

/** The latest orders of a user, whatever became of them. */
export const latestOrders = (query: Query, userId: string, most: number): Promise<TakeoutOrder[]> =>
  ordersWhere(query, 'user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2', [userId, most]);

const SHOP_NAME_ROW = row({ id: text, name: json(bilingual) });
/** The names of the stores as these orders were made with them, by order. */
export const shopNamesOfOrders = async (
  query: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Bilingual>> => {
  const { rows } = await query(
    "SELECT id, snapshot -> 'store' -> 'name' AS name FROM takeout_order WHERE id = ANY($1::text[])",
    [ids],
    SHOP_NAME_ROW,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

export const addTakeoutOrder = async (query: Query, order: TakeoutOrder): Promise<void> => {
  await insertInto(query, ORDERS, rowOf(order));
};

export type Standing = Pick<TakeoutOrder, 'status' | 'riderStatus' | 'refundProgress'>;

/** Sets the state of an order, if it still is as it was read: compare and set on its status and its latest event. */
export const compareAndSet = async (
  query: Query,
  { merchantId, id, seq, status }: TakeoutOrder,
  next: Standing,
  patch: Patch,
): Promise<boolean> => {
  const count = await updateIn(query, ORDERS, {
    set: {
      seq: seq + 1,
      status: next.status,
      rider_status: next.riderStatus,
      refund_progress: next.refundProgress,
      ...changesOf(patch),
    },
    where: { merchant_id: merchantId, id, seq, status },
  });
  return count === 1;
};
