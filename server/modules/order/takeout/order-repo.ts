import type { PaymentType } from '#shared/codes/payment-type.ts';
import type { TakeoutCloseReason } from '#shared/codes/takeout-event.ts';
import {
  asId,
  type MerchantId,
  type OrderId,
  type StoreId,
  type TradeNo,
  type UserId,
} from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { CartQuote } from '#shared/pricing/cart-quote.ts';
import type { Param, Query } from '#server/db/db.ts';
import { json, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { BoughtLine, Snapshot } from './snapshot.ts';
import { boughtLines, snapshotDocument } from './order-document.ts';
import { quoteDocument } from './quote-document.ts';

export type TakeoutOrder = {
  merchantId: MerchantId;
  id: OrderId;
  userId: UserId;
  storeId: StoreId;
  seq: number;
  status: number;
  deliveryType: number;
  riderStatus: number | null;
  refundStatus: number;
  refundProgress: number | null;
  refundRequests: number;
  refundRequestedAt: Instant | null;
  refundAmount: Cents;
  goldRefund: Cents;
  refundAt: Instant | null;
  total: Cents;
  createdAt: Instant;
  payBefore: Instant;
  slotAt: Instant | null;
  promisedAt: Instant;
  paidAt: Instant | null;
  acceptedAt: Instant | null;
  completedAt: Instant | null;
  closeReason: TakeoutCloseReason | null;
  paymentType: PaymentType;
  tradeNo: TradeNo | null;
  rushCount: number;
  lastRushAt: Instant | null;
  isBagRefunded: boolean;
  hasComment: boolean;
  isHidden: boolean;
  isRisk: boolean;
  riderId: string | null;
  lines: readonly BoughtLine[];
  quote: CartQuote;
  snapshot: Snapshot;
};

/** Columns by field. What is in `CHANGES` may be changed by a move. */
const FIXED = {
  merchantId: 'merchant_id',
  id: 'id',
  userId: 'user_id',
  storeId: 'store_id',
  seq: 'seq',
  status: 'status',
  deliveryType: 'delivery_type',
  riderStatus: 'rider_status',
  refundProgress: 'refund_progress',
  total: 'total',
  createdAt: 'created_at',
  payBefore: 'pay_before',
  slotAt: 'slot_at',
  lines: 'lines',
  quote: 'quote',
  snapshot: 'snapshot',
  isRisk: 'is_risk',
} as const;
const CHANGES = {
  refundStatus: 'refund_status',
  refundRequests: 'refund_requests',
  refundRequestedAt: 'refund_requested_at',
  refundAmount: 'refund_amount',
  goldRefund: 'gold_refund',
  refundAt: 'refund_at',
  promisedAt: 'promised_at',
  paidAt: 'paid_at',
  acceptedAt: 'accepted_at',
  completedAt: 'completed_at',
  closeReason: 'close_reason',
  paymentType: 'payment_type',
  tradeNo: 'trade_no',
  rushCount: 'rush_count',
  lastRushAt: 'last_rush_at',
  isBagRefunded: 'is_bag_refunded',
  hasComment: 'has_comment',
  isHidden: 'is_hidden',
  riderId: 'rider_id',
} as const;
const FIELDS = { ...FIXED, ...CHANGES } as const satisfies Record<keyof TakeoutOrder, string>;
const COLUMNS = Object.values(FIELDS).join(', ');
const JSON_FIELDS: readonly string[] = ['lines', 'quote', 'snapshot'];

const ROW = row({
  ...pick(TABLES.takeout_order, ...Object.values(FIELDS)),
  lines: json(boughtLines),
  quote: json(quoteDocument),
  snapshot: json(snapshotDocument),
});
type Raw = RowOf<typeof ROW>;

const time = (value: number | null): Instant | null => (value === null ? null : instant(value));

/** Rows carry the very fields under their column names; only money and time need their brand. */
const orderOf = (row: Raw): TakeoutOrder => {
  const plain = Object.fromEntries(
    Object.entries(FIELDS).map(([field, column]) => [field, row[column]]),
  ) as unknown as TakeoutOrder;
  return {
    ...plain,
    merchantId: asId(plain.merchantId),
    total: cents(plain.total),
    refundAmount: cents(plain.refundAmount),
    goldRefund: cents(plain.goldRefund),
    createdAt: instant(plain.createdAt),
    payBefore: instant(plain.payBefore),
    promisedAt: instant(plain.promisedAt),
    paidAt: time(plain.paidAt),
    refundAt: time(plain.refundAt),
  };
};

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

/** A page of a user's orders, newest first; one more than asked for tells whether there is another. */
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

const param = (field: string, value: unknown): Param =>
  JSON_FIELDS.includes(field) ? JSON.stringify(value) : (value as Param);

export const addTakeoutOrder = async (query: Query, order: TakeoutOrder): Promise<void> => {
  const fields = Object.keys(FIELDS) as (keyof TakeoutOrder)[];
  await query(
    `INSERT INTO takeout_order (${COLUMNS}) VALUES (${fields.map((_, place) => `$${place + 1}`).join(', ')})`,
    fields.map((field) => param(field, order[field])),
  );
};

export type Patch = Partial<Pick<TakeoutOrder, keyof typeof CHANGES>>;
export type Standing = Pick<TakeoutOrder, 'status' | 'riderStatus' | 'refundProgress'>;

/** Sets where an order stands, if it still is as it was read: compare and set on its status and its latest event. */
export const compareAndSet = async (
  query: Query,
  order: TakeoutOrder,
  next: Standing,
  patch: Patch,
): Promise<boolean> => {
  const changed = Object.entries(patch) as [keyof typeof CHANGES, unknown][];
  const sets = changed.map(([field], place) => `, ${CHANGES[field]} = $${place + 9}`).join('');
  const { count } = await query(
    `UPDATE takeout_order SET seq = $5, status = $6, rider_status = $7, refund_progress = $8${sets} WHERE merchant_id = $1 AND id = $2 AND seq = $3 AND status = $4`,
    [
      order.merchantId,
      order.id,
      order.seq,
      order.status,
      order.seq + 1,
      next.status,
      next.riderStatus,
      next.refundProgress,
      ...changed.map(([, value]) => value as Param),
    ],
  );
  return count === 1;
};
