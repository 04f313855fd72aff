import { asId, type StoreId, type VoucherId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { RefundVoucher } from '#shared/order/refund/group-refund.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { Order } from './order-repo.ts';
import { insertInto } from '#server/db/write.ts';

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
  /** What of the uses was given back, and when last. */
  timesRefunded: number;
  amountRefunded: Cents;
  useRefundedAt: Instant | null;
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
    'times_refunded',
    'amount_refunded',
    'use_refunded_at',
  ),
);

/** A voucher as the rules of refunds read it. */
export const refundable = ({ id, ...voucher }: Voucher): RefundVoucher => ({
  ...voucher,
  voucherId: id,
});

export const vouchersOf = async (
  query: Query,
  merchantId: string,
  orderId: string,
): Promise<Voucher[]> => {
  const { rows } = await query(
    'SELECT id, code, status, times_total, times_used, amount, amount_used, valid_from, valid_to, refunded_at, times_refunded, amount_refunded, use_refunded_at FROM voucher WHERE merchant_id = $1 AND order_id = $2 ORDER BY position ASC',
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
    refundedAt: row.refunded_at === null ? null : instant(row.refunded_at),
    timesRefunded: row.times_refunded,
    amountRefunded: cents(row.amount_refunded),
    useRefundedAt: row.use_refunded_at === null ? null : instant(row.use_refunded_at),
  }));
};

/**
 * Counts uses of a voucher as given back, never more than was used of it; with the last of them a
 * voucher that is used up is a refunded one.
 */
export const noteRefundedUses = async (
  query: Query,
  uses: {
    merchantId: string;
    orderId: string;
    voucherId: string;
    times: number;
    amount: Cents;
    at: Instant;
  },
): Promise<boolean> => {
  const isLast = 'status = 2 AND times_refunded + $4::int4 >= times_total';
  const { count } = await query(
    `UPDATE voucher SET times_refunded = times_refunded + $4::int4, amount_refunded = amount_refunded + $5::bigint, use_refunded_at = $6::bigint,
            status = CASE WHEN ${isLast} THEN 3 ELSE status END, refunded_at = CASE WHEN ${isLast} THEN $6::bigint ELSE refunded_at END
     WHERE merchant_id = $1 AND order_id = $2 AND id = $3 AND times_refunded + $4::int4 <= times_used AND amount_refunded + $5::bigint <= amount_used`,
    [uses.merchantId, uses.orderId, uses.voucherId, uses.times, uses.amount, uses.at],
  );
  return count === 1;
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
    await insertInto(query, 'voucher', {
      merchant_id: order.merchantId,
      id: v.id,
      order_id: order.id,
      product_id: order.productId,
      position: v.position,
      code: v.code,
      status: 1,
      times_total: v.timesTotal,
      times_used: 0,
      amount: v.amount,
      amount_used: 0,
      valid_from: v.validFrom,
      valid_to: v.validTo,
      undo_cycles: 0,
    });
  }
};

export type Use = {
  voucherId: string;
  at: Instant;
  storeId: StoreId;
  storeName: Bilingual;
  times: number;
  /** Its money, where the store gave that back. */
  refunded: { at: Instant; amount: Cents } | null;
};

const USES_OF_ROW = row({
  voucher_id: text,
  store_id: text,
  at: num,
  times: num,
  face_amount: num,
  refunded_at: orNull(num),
  name_zh: orNull(text),
  name_en: orNull(text),
});
/** Live redemptions of an order, oldest first. */
export const usesOf = async (query: Query, merchantId: string, orderId: string): Promise<Use[]> => {
  const { rows } = await query(
    `SELECT l.voucher_id, l.store_id, l.at, l.times, l.face_amount, f.at AS refunded_at, s.name_zh, s.name_en FROM verify_log l
     LEFT JOIN store s ON s.merchant_id = l.merchant_id AND s.id = l.store_id
     LEFT JOIN verify_refund f ON f.merchant_id = l.merchant_id AND f.verify_id = l.id
     WHERE l.merchant_id = $1 AND l.order_id = $2 AND l.state = 'OK' ORDER BY l.at ASC, l.id ASC`,
    [merchantId, orderId],
    USES_OF_ROW,
  );
  return rows.map((row) => ({
    voucherId: row.voucher_id,
    at: instant(row.at),
    times: row.times,
    storeId: asId(row.store_id),
    storeName: { zh: row.name_zh ?? '', en: row.name_en ?? '' },
    refunded:
      row.refunded_at === null
        ? null
        : { at: instant(row.refunded_at), amount: cents(row.face_amount) },
  }));
};
