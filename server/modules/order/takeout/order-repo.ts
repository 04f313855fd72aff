import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Param, Query } from '#server/db/db.ts';
import { json, num, row, text } from '#server/db/row.ts';
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

/** An order of either shop by its id alone: consumers do not name the merchant. */
export const findOrder = async (query: Query, id: string): Promise<TakeoutOrder | null> => {
  const { rows } = await query(`SELECT ${COLUMNS} FROM takeout_order WHERE id = $1`, [id], ROW);
  return rows[0] ? orderOf(rows[0]) : null;
};

/** An order of one shop. */
export const findOrderOf = async (
  query: Query,
  id: string,
  kind: StoreKind,
): Promise<TakeoutOrder | null> => {
  const order = await findOrder(query, id);
  return order?.kind === kind ? order : null;
};

type Sweep = { kind: StoreKind; most: number };

/** Orders that a condition of the code names; for lists, the desk, sweeper and simulator. */
export const ordersWhere = async (
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
export const overdueOrders = (
  query: Query,
  { kind, now, most }: Sweep & { now: Instant },
): Promise<TakeoutOrder[]> =>
  ordersWhere(
    query,
    'status = 0 AND pay_before < $1 AND kind = $3 ORDER BY pay_before ASC LIMIT $2',
    [now, most, kind],
  );

/** Orders whose refund request was made at or before a moment and still waits. */
export const refundsWaiting = (
  query: Query,
  { kind, before, most }: Sweep & { before: Instant },
): Promise<TakeoutOrder[]> =>
  ordersWhere(
    query,
    'refund_progress = 0 AND refund_requested_at <= $1 AND kind = $3 ORDER BY refund_requested_at ASC LIMIT $2',
    [before, most, kind],
  );

/** Orders of both shops that no store answered in time, oldest first. */
export const unansweredOrders = (
  query: Query,
  now: Instant,
  most: number,
): Promise<TakeoutOrder[]> =>
  ordersWhere(
    query,
    'status = 1 AND answer_before <= $1 ORDER BY answer_before ASC, id ASC LIMIT $2',
    [now, most],
  );

/** Orders of both shops that are under way, oldest first. */
export const activeOrders = (query: Query, most: number): Promise<TakeoutOrder[]> =>
  ordersWhere(query, 'status IN (1, 2, 3) ORDER BY paid_at ASC, id ASC LIMIT $1', [most]);

/** The newest order of a user that is under way or waits for its payment. */
export const lastActiveOrder = async (
  query: Query,
  { userId, kind }: { userId: string; kind: StoreKind },
  now: Instant,
): Promise<TakeoutOrder | null> => {
  const [order] = await ordersWhere(
    query,
    'user_id = $1 AND kind = $3 AND NOT is_hidden AND (status IN (1, 2, 3) OR (status = 0 AND pay_before >= $2)) ORDER BY created_at DESC, id DESC LIMIT 1',
    [userId, now, kind],
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
    kind: StoreKind;
    tab: keyof typeof TAB_SQL;
    status: number | null;
    offset: number;
    size: number;
  },
): Promise<TakeoutOrder[]> =>
  ordersWhere(
    query,
    `user_id = $1 AND kind = $5 AND NOT is_hidden AND ${TAB_SQL[asked.tab]} AND ($2::int4 IS NULL OR status = $2::int4) ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`,
    [asked.userId, asked.status, asked.size + 1, asked.offset, asked.kind],
  );

/** The latest orders of a user in both shops, whatever became of them. */
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

export const addOrder = async (query: Query, order: TakeoutOrder): Promise<void> => {
  await insertInto(query, ORDERS, rowOf(order));
};

export type Standing = Pick<TakeoutOrder, 'status' | 'riderStatus' | 'refundProgress'>;

/** Sets the state of an order, if it still is as it was read: compare and set on its status and its latest event. */
export const compareAndSet = async (
  query: Query,
  { merchantId, id, seq, status, refundProgress }: TakeoutOrder,
  next: Standing,
  patch: Patch,
): Promise<boolean> => {
  // an order that ends, or whose money is asked back, goes another way than its change
  const dropsChange = next.status < 0 || (next.refundProgress === 0 && refundProgress !== 0);
  const count = await updateIn(query, ORDERS, {
    set: {
      seq: seq + 1,
      status: next.status,
      rider_status: next.riderStatus,
      refund_progress: next.refundProgress,
      ...changesOf(patch),
      ...(dropsChange && { change_id: null, change_before: null }),
    },
    where: { merchant_id: merchantId, id, seq, status },
  });
  return count === 1;
};

/** Until when a store must answer an order that still waits for it as it was read. */
export const setAnswerBefore = async (
  query: Query,
  { merchantId, id, seq, status }: TakeoutOrder,
  answerBefore: Instant,
): Promise<void> => {
  await updateIn(query, ORDERS, {
    set: { seq: seq + 1, answer_before: answerBefore },
    where: { merchant_id: merchantId, id, seq, status },
  });
};

/** The lines of an order that was just moved: its row is this transaction's. */
export const setLines = async (
  query: Query,
  { merchantId, id }: TakeoutOrder,
  lines: TakeoutOrder['lines'],
): Promise<void> => {
  await updateIn(query, ORDERS, { set: { lines }, where: { merchant_id: merchantId, id } });
};

/** Orders of both shops whose guests did not answer a change in time, oldest first. */
export const lateChanges = (query: Query, now: Instant, most: number): Promise<TakeoutOrder[]> =>
  ordersWhere(query, 'change_before < $1 ORDER BY change_before ASC, id ASC LIMIT $2', [now, most]);

/** Counts an order on that still is in the making, whatever else happened to it; false where it is not. */
export const countInMaking = async (
  query: Query,
  { merchantId, id, status }: TakeoutOrder,
): Promise<boolean> => {
  const { count } = await query(
    'UPDATE takeout_order SET seq = seq + 1 WHERE merchant_id = $1 AND id = $2 AND status = $3 AND cooked_at IS NULL AND handed_at IS NULL',
    [merchantId, id, status],
  );
  return count === 1;
};

const SEQ_ROW = row({ seq: num });
/** Counts an order on that still is on its way as it was read; null where it is not. */
export const countOutside = async (
  query: Query,
  { merchantId, id, status, seq }: TakeoutOrder,
): Promise<number | null> => {
  const { rows } = await query(
    'UPDATE takeout_order SET seq = seq + 1 WHERE merchant_id = $1 AND id = $2 AND status = $3 AND seq = $4 AND handed_at IS NOT NULL RETURNING seq',
    [merchantId, id, status, seq],
    SEQ_ROW,
  );
  return rows[0]?.seq ?? null;
};
