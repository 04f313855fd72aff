import {
  asId,
  type MerchantId,
  type OrderId,
  type ProductId,
  type TradeNo,
  type UserId,
  type VoucherId,
} from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

export type CloseReason = 'BUYER' | 'TIMEOUT' | 'LATE_PAYMENT';
/** `paidState`: 0 to be paid, 1 paid, -1 cancelled. What became of a paid order is read from its vouchers. */
export type Order = {
  merchantId: MerchantId;
  id: OrderId;
  userId: UserId;
  productId: ProductId;
  quantity: number;
  price: Cents;
  total: Cents;
  paidState: number;
  createdAt: Instant;
  payBefore: Instant;
  paidAt: Instant | null;
  tradeNo: TradeNo | null;
  closeReason: CloseReason | null;
  refundAmount: Cents;
  refundAt: Instant | null;
};
const ROW = row(
  pick(
    TABLES.group_order,
    'merchant_id',
    'id',
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
  ),
);
type Raw = RowOf<typeof ROW>;
const mapped = <T, R>(value: T | null, map: (value: T) => R): R | null =>
  value === null ? null : map(value);

const orderOf = (row: Raw): Order => ({
  merchantId: asId(row.merchant_id),
  id: asId(row.id),
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
  closeReason: row.close_reason as CloseReason | null,
  refundAmount: cents(row.refund_amount),
  refundAt: mapped(row.refund_at, instant),
});
const COLUMNS =
  'merchant_id, id, user_id, product_id, quantity, price, total, status, created_at, pay_before, paid_at, trade_no, close_reason, refund_amount, refund_at';

/** An order by its id alone: consumers do not name the merchant. */
export const findOrder = async (query: Query, id: string): Promise<Order | null> => {
  const { rows } = await query(`SELECT ${COLUMNS} FROM group_order WHERE id = $1`, [id], ROW);
  return rows[0] ? orderOf(rows[0]) : null;
};

export const addOrder = async (query: Query, order: Order): Promise<void> => {
  await query(
    `INSERT INTO group_order (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, NULL, NULL, NULL, 0, NULL)`,
    [
      order.merchantId,
      order.id,
      order.userId,
      order.productId,
      order.quantity,
      order.price,
      order.total,
      order.paidState,
      order.createdAt,
      order.payBefore,
    ],
  );
};

/** Takes stock if there is enough; an unlimited stock (-1) stays. The row stays locked until the transaction ends, which queues the buyers of one product. */
export const takeStock = async (
  query: Query,
  order: { merchantId: string; productId: string; quantity: number },
): Promise<boolean> => {
  const { count } = await query(
    'UPDATE product SET stock = CASE WHEN stock < 0 THEN stock ELSE stock - $3::int4 END WHERE merchant_id = $1 AND id = $2 AND is_shelf AND (stock < 0 OR stock >= $3::int4)',
    [order.merchantId, order.productId, order.quantity],
  );
  return count === 1;
};

export const returnStock = async (
  query: Query,
  order: { merchantId: string; productId: string; quantity: number },
): Promise<void> => {
  await query(
    'UPDATE product SET stock = CASE WHEN stock < 0 THEN stock ELSE stock + $3::int4 END WHERE merchant_id = $1 AND id = $2',
    [order.merchantId, order.productId, order.quantity],
  );
};

export const countSold = async (
  query: Query,
  order: { merchantId: string; productId: string; quantity: number },
): Promise<void> => {
  await query('UPDATE product SET sold = sold + $3::int4 WHERE merchant_id = $1 AND id = $2', [
    order.merchantId,
    order.productId,
    order.quantity,
  ]);
};

const BOUGHT_BY_ROW = row({ n: num });
/** How many of a product a user has ordered and not given back. */
export const boughtBy = async (
  query: Query,
  userId: string,
  productId: string,
): Promise<number> => {
  const { rows } = await query(
    `SELECT COALESCE(sum(o.quantity - (SELECT count(*) FROM voucher v WHERE v.merchant_id = o.merchant_id AND v.order_id = o.id AND v.status = 3)), 0)::bigint AS n
     FROM group_order o WHERE o.user_id = $1 AND o.product_id = $2 AND o.status IN (0, 1)`,
    [userId, productId],
    BOUGHT_BY_ROW,
  );
  return rows[0]?.n ?? 0;
};

/** Closes an order that waits for its payment: true for one caller only. */
export const closeOrder = async (
  query: Query,
  { merchantId, id }: Pick<Order, 'merchantId' | 'id'>,
  reason: CloseReason,
): Promise<boolean> => {
  const { count } = await query(
    'UPDATE group_order SET status = -1, close_reason = $3 WHERE merchant_id = $1 AND id = $2 AND status = 0',
    [merchantId, id, reason],
  );
  return count === 1;
};

export const markPaid = async (
  query: Query,
  { merchantId, id }: Pick<Order, 'merchantId' | 'id'>,
  paid: { at: Instant; tradeNo: string },
): Promise<boolean> => {
  const { count } = await query(
    'UPDATE group_order SET status = 1, paid_at = $3, trade_no = $4 WHERE merchant_id = $1 AND id = $2 AND status = 0',
    [merchantId, id, paid.at, paid.tradeNo],
  );
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

export type Voucher = {
  id: VoucherId;
  code: string;
  status: number;
  timesTotal: number;
  timesUsed: number;
  amount: Cents;
  amountUsed: Cents;
  validFrom: Instant;
  validTo: Instant;
  refundedAt: Instant | null;
};
const VOUCHER_ROW = row(
  pick(
    TABLES.voucher,
    'id',
    'code',
    'status',
    'times_total',
    'times_used',
    'amount',
    'amount_used',
    'valid_from',
    'valid_to',
    'refunded_at',
  ),
);
type RawVoucher = RowOf<typeof VOUCHER_ROW>;

export const vouchersOf = async (
  query: Query,
  merchantId: string,
  orderId: string,
): Promise<Voucher[]> => {
  const { rows } = await query(
    'SELECT id, code, status, times_total, times_used, amount, amount_used, valid_from, valid_to, refunded_at FROM voucher WHERE merchant_id = $1 AND order_id = $2 ORDER BY position ASC',
    [merchantId, orderId],
    VOUCHER_ROW,
  );
  return rows.map((row) => ({
    id: asId(row.id),
    code: row.code,
    status: row.status,
    timesTotal: row.times_total,
    timesUsed: row.times_used,
    amount: cents(row.amount),
    amountUsed: cents(row.amount_used),
    validFrom: instant(row.valid_from),
    validTo: instant(row.valid_to),
    refundedAt: mapped(row.refunded_at, instant),
  }));
};

export type NewVoucher = Pick<
  Voucher,
  'id' | 'code' | 'timesTotal' | 'amount' | 'validFrom' | 'validTo'
> & { position: number };

/** Raises a duplicate error when a code of this merchant is taken. */
export const addVouchers = async (
  query: Query,
  order: Pick<Order, 'merchantId' | 'id' | 'productId'>,
  vouchers: readonly NewVoucher[],
): Promise<void> => {
  for (const v of vouchers) {
    await query(
      `INSERT INTO voucher (merchant_id, id, order_id, product_id, position, code, status, times_total, times_used, amount, amount_used, valid_from, valid_to, undo_cycles)
       VALUES ($1, $2, $3, $4, $5, $6, 1, $7, 0, $8, 0, $9, $10, 0)`,
      [
        order.merchantId,
        v.id,
        order.id,
        order.productId,
        v.position,
        v.code,
        v.timesTotal,
        v.amount,
        v.validFrom,
        v.validTo,
      ],
    );
  }
};

export type Use = { voucherId: string; at: Instant; storeName: Bilingual; times: number };

const USES_OF_ROW = row({
  voucher_id: text,
  at: num,
  times: num,
  name_zh: orNull(text),
  name_en: orNull(text),
});
/** Live redemptions of an order, oldest first. */
export const usesOf = async (query: Query, merchantId: string, orderId: string): Promise<Use[]> => {
  const { rows } = await query(
    `SELECT l.voucher_id, l.at, l.times, s.name_zh, s.name_en FROM verify_log l LEFT JOIN store s ON s.merchant_id = l.merchant_id AND s.id = l.store_id
     WHERE l.merchant_id = $1 AND l.order_id = $2 AND l.state = 'OK' ORDER BY l.at ASC, l.id ASC`,
    [merchantId, orderId],
    USES_OF_ROW,
  );
  return rows.map((row) => ({
    voucherId: row.voucher_id,
    at: instant(row.at),
    times: row.times,
    storeName: { zh: row.name_zh ?? '', en: row.name_en ?? '' },
  }));
};
