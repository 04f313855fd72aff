import type { PaymentType } from '#shared/codes/payment-type.ts';
import { asId, type TradeNo, type VoucherId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

export type OrderVoucher = {
  orderId: string;
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
  amountRefunded: Cents;
  useRefundedAt: Instant | null;
};
const VOUCHER_ROW = row(
  pick(
    TABLES.voucher,
    'order_id',
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
    'amount_refunded',
    'use_refunded_at',
  ),
);

/** Vouchers of some orders, in their order. */
export const vouchersOfOrders = async (
  query: Query,
  merchantId: string,
  orderIds: readonly string[],
): Promise<OrderVoucher[]> => {
  if (orderIds.length === 0) return [];
  const { rows } = await query(
    `SELECT order_id, id, code, status, times_total, times_used, amount, amount_used, valid_from, valid_to, refunded_at, amount_refunded, use_refunded_at FROM voucher WHERE merchant_id = $1 AND order_id = ANY($2::text[]) ORDER BY order_id ASC, position ASC`,
    [merchantId, orderIds],
    VOUCHER_ROW,
  );
  return rows.map((row) => ({
    orderId: row.order_id,
    id: asId(row.id),
    code: row.code,
    status: row.status,
    timesTotal: row.times_total,
    timesUsed: row.times_used,
    amount: cents(row.amount),
    amountUsed: cents(row.amount_used),
    validFrom: instant(row.valid_from),
    validTo: instant(row.valid_to),
    refundedAt: row.refunded_at === null ? null : instant(row.refunded_at),
    amountRefunded: cents(row.amount_refunded),
    useRefundedAt: row.use_refunded_at === null ? null : instant(row.use_refunded_at),
  }));
};

export type OrderTrade = {
  tradeNo: TradeNo;
  type: PaymentType;
  result: string;
  amount: Cents;
  createTime: Instant;
  settleTime: Instant | null;
  refunded: boolean;
};

const TRADES_OF_ROW = row(
  pick(
    TABLES.trade,
    'trade_no',
    'type',
    'result',
    'amount',
    'created_at',
    'settled_at',
    'refunded',
  ),
);
/** Attempts to pay an order, oldest first. */
export const tradesOf = async (
  query: Query,
  merchantId: string,
  orderId: string,
): Promise<OrderTrade[]> => {
  const { rows } = await query(
    'SELECT trade_no, type, result, amount, created_at, settled_at, refunded FROM trade WHERE merchant_id = $1 AND order_id = $2 ORDER BY created_at ASC, trade_no ASC',
    [merchantId, orderId],
    TRADES_OF_ROW,
  );
  return rows.map((row) => ({
    tradeNo: asId(row.trade_no),
    type: row.type,
    result: row.result,
    amount: cents(row.amount),
    createTime: instant(row.created_at),
    settleTime: row.settled_at === null ? null : instant(row.settled_at),
    refunded: row.refunded,
  }));
};

const BUYER_PHONE_ROW = row(pick(TABLES.app_user, 'phone'));
export const buyerPhone = async (query: Query, userId: string): Promise<string> => {
  const { rows } = await query(
    'SELECT phone FROM app_user WHERE id = $1',
    [userId],
    BUYER_PHONE_ROW,
  );
  return rows[0]?.phone ?? '';
};

export const LOG_ROW = row({
  id: text,
  at: num,
  voucher_id: orNull(text),
  code_mask: text,
  times: num,
  face_amount: num,
  settle_amount: num,
  source: TABLES.verify_log.source,
  state: TABLES.verify_log.state,
  reason: orNull(num),
  store_zh: orNull(text),
  store_en: orNull(text),
  operator_zh: orNull(text),
  operator_en: orNull(text),
  device_name: orNull(text),
  undo_at: orNull(num),
  undo_reason: orNull(TABLES.verify_undo.reason_code),
  undo_note: orNull(text),
  undo_zh: orNull(text),
  undo_en: orNull(text),
  undo_device: orNull(text),
  refund_reason: orNull(text),
});
export type LogRaw = RowOf<typeof LOG_ROW>;

/** Every record of an order's vouchers with what took it back, oldest first; of one operator, or of all. */
export const logOfOrder = async (
  query: Query,
  asked: { merchantId: string; orderId: string; operatorId: string | null },
): Promise<LogRaw[]> => {
  const { rows } = await query(
    `SELECT l.id, l.at, l.voucher_id, l.code_mask, l.times, l.face_amount, l.settle_amount, l.source, l.state, l.reason,
            s.name_zh AS store_zh, s.name_en AS store_en, o.name_zh AS operator_zh, o.name_en AS operator_en, d.name AS device_name,
            w.at AS undo_at, w.reason_code AS undo_reason, w.note AS undo_note, x.name_zh AS undo_zh, x.name_en AS undo_en, y.name AS undo_device, b.reason AS refund_reason
     FROM verify_log l
     LEFT JOIN store s ON s.merchant_id = l.merchant_id AND s.id = l.store_id
     LEFT JOIN operator o ON o.merchant_id = l.merchant_id AND o.id = l.operator_id
     LEFT JOIN device d ON d.merchant_id = l.merchant_id AND d.id = l.device_id
     LEFT JOIN verify_undo w ON w.merchant_id = l.merchant_id AND w.verify_id = l.id
     LEFT JOIN operator x ON x.merchant_id = w.merchant_id AND x.id = w.operator_id
     LEFT JOIN device y ON y.merchant_id = w.merchant_id AND y.id = w.device_id
     LEFT JOIN verify_refund b ON b.merchant_id = l.merchant_id AND b.record_id = l.id
     WHERE l.merchant_id = $1 AND l.order_id = $2 AND ($3::text IS NULL OR l.operator_id = $3::text) ORDER BY l.at ASC, l.id ASC`,
    [asked.merchantId, asked.orderId, asked.operatorId],
    LOG_ROW,
  );
  return rows;
};
