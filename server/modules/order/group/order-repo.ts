import {
  asId,
  type MerchantId,
  type OrderId,
  type ProductId,
  type TradeNo,
  type UserId,
} from '#shared/kernel/ids.ts';
import { PAYMENT_TYPES, type PaymentType } from '#shared/codes/payment-type.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { SpecialUse } from '#shared/pricing/deal-special.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';

export type CloseReason = 'BUYER' | 'TIMEOUT' | 'LATE_PAYMENT';
/** `paidState`: 0 to be paid, 1 paid, -1 cancelled. What became of a paid order is read from its vouchers. */
export type Order = {
  merchantId: MerchantId;
  id: OrderId;
  /** By which people know it. */ orderNo: string;
  userId: UserId;
  productId: ProductId;
  quantity: number;
  price: Cents;
  /** What is to be paid, its coupons taken off. */ total: Cents;
  /** What coupons took off. */ offerSaving: Cents;
  /** The flash or bulk price that it was made at: for how many pieces, and what that took off. */
  special: Pick<SpecialUse, 'kind' | 'activityId' | 'pieces' | 'saving'> | null;
  /** The only ways to pay that its coupons allow; null is any. */ channels:
    | readonly PaymentType[]
    | null;
  paidState: number;
  createdAt: Instant;
  payBefore: Instant;
  paidAt: Instant | null;
  tradeNo: TradeNo | null;
  closeReason: CloseReason | null;
  refundAmount: Cents;
  refundAt: Instant | null;
  /** Taken off its owner's list. */ isHidden: boolean;
  /** Reviewed, even if the review was taken back. */ hasComment: boolean;
  tableNote: string;
  /** Of its deal: the terms that count for it. */ termsSeq: number;
};
const ROW = row(
  pick(
    TABLES.group_order,
    'merchant_id',
    'id',
    'order_no',
    'user_id',
    'product_id',
    'quantity',
    'price',
    'total',
    'status',
    'created_at',
    'pay_before',
    'paid_at',
    'trade_no',
    'close_reason',
    'refund_amount',
    'refund_at',
    'is_hidden',
    'offer_saving',
    'channels',
    'has_comment',
    'table_note',
    'activity_id',
    'activity_kind',
    'activity_pieces',
    'activity_saving',
    'terms_seq',
  ),
);
type Raw = RowOf<typeof ROW>;
const mapped = <T, R>(value: T | null, map: (value: T) => R): R | null =>
  value === null ? null : map(value);

const specialOf = (row: Raw): Order['special'] =>
  row.activity_id === null || row.activity_kind === null
    ? null
    : {
        kind: row.activity_kind,
        activityId: row.activity_id,
        pieces: row.activity_pieces,
        saving: cents(row.activity_saving),
      };

const orderOf = (row: Raw): Order => ({
  merchantId: asId(row.merchant_id),
  id: asId(row.id),
  orderNo: row.order_no,
  userId: asId(row.user_id),
  productId: asId(row.product_id),
  quantity: row.quantity,
  price: cents(row.price),
  total: cents(row.total),
  paidState: row.status,
  createdAt: instant(row.created_at),
  payBefore: instant(row.pay_before),
  paidAt: mapped(row.paid_at, instant),
  tradeNo: mapped(row.trade_no, (no) => asId<TradeNo>(no)),
  closeReason: row.close_reason,
  refundAmount: cents(row.refund_amount),
  refundAt: mapped(row.refund_at, instant),
  isHidden: row.is_hidden,
  hasComment: row.has_comment,
  tableNote: row.table_note,
  termsSeq: row.terms_seq,
  offerSaving: cents(row.offer_saving),
  special: specialOf(row),
  channels: mapped(row.channels, (names) => PAYMENT_TYPES.filter((type) => names.includes(type))),
});
const COLUMNS =
  'merchant_id, id, order_no, user_id, product_id, quantity, price, total, status, created_at, pay_before, paid_at, trade_no, close_reason, refund_amount, refund_at, is_hidden, offer_saving, channels, has_comment, table_note, activity_id, activity_kind, activity_pieces, activity_saving, terms_seq';

/** An order by its id alone: consumers do not name the merchant. */
export const findOrder = async (query: Query, id: string): Promise<Order | null> => {
  const { rows } = await query(`SELECT ${COLUMNS} FROM group_order WHERE id = $1`, [id], ROW);
  return rows[0] ? orderOf(rows[0]) : null;
};

export const addOrder = async (query: Query, order: Order): Promise<void> => {
  await insertInto(query, 'group_order', {
    merchant_id: order.merchantId,
    id: order.id,
    order_no: order.orderNo,
    user_id: order.userId,
    product_id: order.productId,
    quantity: order.quantity,
    price: order.price,
    total: order.total,
    status: order.paidState,
    created_at: order.createdAt,
    pay_before: order.payBefore,
    refund_amount: 0,
    offer_saving: order.offerSaving,
    activity_id: order.special?.activityId ?? null,
    activity_kind: order.special?.kind ?? null,
    activity_pieces: order.special?.pieces ?? 0,
    activity_saving: order.special?.saving ?? 0,
    channels: order.channels === null ? null : [...order.channels],
    terms_seq: order.termsSeq,
  });
};

/** Closes an order that waits for its payment: true for one caller only. */
export const closeOrder = async (
  query: Query,
  { merchantId, id }: Pick<Order, 'merchantId' | 'id'>,
  reason: CloseReason,
): Promise<boolean> => {
  const count = await updateIn(query, 'group_order', {
    set: { status: -1, close_reason: reason },
    where: { merchant_id: merchantId, id, status: 0 },
  });
  return count === 1;
};

/** Marks an order as reviewed; false when it was before. */
export const markReviewed = async (query: Query, id: string): Promise<boolean> =>
  (await updateIn(query, 'group_order', {
    set: { has_comment: true },
    where: { id, has_comment: false },
  })) === 1;

const SPENT_ROW = row(pick(TABLES.group_order, 'merchant_id', 'id', 'product_id', 'offer_saving'));
/** Those of some orders that coupons were spent on. */
export const ordersWithCoupons = async (
  query: Query,
  ids: readonly string[],
): Promise<Pick<Order, 'merchantId' | 'id' | 'productId' | 'offerSaving'>[]> => {
  const { rows } = await query(
    'SELECT merchant_id, id, product_id, offer_saving FROM group_order WHERE id = ANY($1::text[]) AND offer_saving > 0 ORDER BY id ASC',
    [ids],
    SPENT_ROW,
  );
  return rows.map((found) => ({
    merchantId: asId(found.merchant_id),
    id: asId(found.id),
    productId: asId(found.product_id),
    offerSaving: cents(found.offer_saving),
  }));
};

export const setTableNote = async (
  query: Query,
  { merchantId, id }: Pick<Order, 'merchantId' | 'id'>,
  note: string,
): Promise<void> => {
  await updateIn(query, 'group_order', {
    set: { table_note: note },
    where: { merchant_id: merchantId, id },
  });
};

/** Takes an order off its owner's list. */
export const hideOrder = async (
  query: Query,
  { merchantId, id }: Pick<Order, 'merchantId' | 'id'>,
): Promise<void> => {
  await updateIn(query, 'group_order', {
    set: { is_hidden: true },
    where: { merchant_id: merchantId, id },
  });
};

export const markPaid = async (
  query: Query,
  { merchantId, id }: Pick<Order, 'merchantId' | 'id'>,
  paid: { at: Instant; tradeNo: string },
): Promise<boolean> => {
  const count = await updateIn(query, 'group_order', {
    set: { status: 1, paid_at: paid.at, trade_no: paid.tradeNo },
    where: { merchant_id: merchantId, id, status: 0 },
  });
  return count === 1;
};

/** A payment that came after the window was given back (decision E13). An order that its buyer closed keeps that reason. */
export const markRefundedLate = async (
  query: Query,
  { merchantId, id }: Pick<Order, 'merchantId' | 'id'>,
  refund: { amount: Cents; at: Instant; tradeNo: string },
): Promise<void> => {
  await query(
    `UPDATE group_order SET refund_amount = $3, refund_at = $4, trade_no = $5, close_reason = CASE WHEN close_reason = 'BUYER' THEN close_reason ELSE 'LATE_PAYMENT' END WHERE merchant_id = $1 AND id = $2 AND status = -1`,
    [merchantId, id, refund.amount, refund.at, refund.tradeNo],
  );
};

/** Orders whose window has passed, oldest first. */
export const overdueOrders = async (query: Query, now: Instant, most: number): Promise<Order[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM group_order WHERE status = 0 AND pay_before < $1 ORDER BY pay_before ASC LIMIT $2`,
    [now, most],
    ROW,
  );
  return rows.map(orderOf);
};
