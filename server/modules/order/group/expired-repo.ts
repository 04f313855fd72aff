import { voucherStatus } from '#shared/codes/group-order.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

const { valid, refunded } = voucherStatus.codes;
const BACK_ROW = row(pick(TABLES.voucher, 'merchant_id', 'order_id', 'product_id'));
/** Where a voucher that was given back came from. */
export type Expired = { merchantId: string; orderId: string; productId: string };

/**
 * Gives back, with its money, every voucher that was paid for, never used and out of date before a moment, where it was sold with that promise; returns where each came from. The conditions are its lock: whoever runs it twice, or from two
 * servers at once, gives nothing back twice.
 */
export const refundUnused = async (
  query: Query,
  { endedBefore, at }: { endedBefore: Instant; at: Instant },
): Promise<Expired[]> => {
  const { rows } = await query(
    `WITH back AS (
       UPDATE voucher SET status = ${refunded}, refunded_at = $2 WHERE status = ${valid} AND times_used = 0 AND valid_to < $1
         AND EXISTS (
           SELECT 1 FROM group_order o JOIN product p ON p.merchant_id = o.merchant_id AND p.id = o.product_id
           LEFT JOIN deal_terms t ON t.merchant_id = o.merchant_id AND t.product_id = o.product_id AND t.seq = o.terms_seq
           WHERE o.merchant_id = voucher.merchant_id AND o.id = voucher.order_id AND o.status = 1 AND COALESCE(t.texts, p.texts) ->> 'isAutoRefund' = 'true')
       RETURNING merchant_id, id, order_id, product_id, amount
     ), owed AS (
     INSERT INTO money_back (merchant_id, id, order_id, order_type, refund_id, trade_no, amount, result, tries, next_at, created_at)
     SELECT back.merchant_id, back.id, back.order_id, 'GROUP_ORDER', back.id, COALESCE(o.trade_no, ''), back.amount, 'PENDING', 0, $2, $2
     FROM back JOIN group_order o ON o.merchant_id = back.merchant_id AND o.id = back.order_id
     WHERE back.amount > 0
     )
     SELECT merchant_id, order_id, product_id FROM back`,
    [endedBefore, at],
    BACK_ROW,
  );
  return rows.map(({ merchant_id: merchantId, order_id: orderId, product_id: productId }) => ({
    merchantId,
    orderId,
    productId,
  }));
};
