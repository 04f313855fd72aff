import { refundProgress } from '#shared/codes/refund.ts';
import { asId, type MerchantId, type OrderId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { must } from '#shared/kernel/result.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { findOrder } from './order-repo.ts';
import { sendBack } from './refund-settle.ts';
import { addRequest, NO_REASON } from './request-repo.ts';
import { noteRefundedUses } from './voucher-repo.ts';

/** Uses of one voucher whose money its store gives back, and what it tells the guest. */
export type RefundedUses = {
  merchantId: MerchantId;
  orderId: OrderId;
  voucherId: string;
  refundId: string;
  times: number;
  amount: Cents;
  operatorId: string;
  reason: string;
  at: Instant;
};

/**
 * The guest's side of uses that are given back: the voucher counts them, the request log shows them,
 * and the money leaves. Nothing can be sold again, and no coupon returns: the deal was consumed. In
 * the transaction that marks the uses; false where the voucher has no such uses.
 */
export const refundUses = async (query: Query, uses: RefundedUses): Promise<boolean> => {
  if (!(await noteRefundedUses(query, uses))) return false;
  const { merchantId, orderId, voucherId, amount, operatorId, reason, at } = uses;
  const order = must(await findOrder(query, orderId), 'the order of a voucher');
  const refund = {
    merchantId,
    id: asId<never>(uses.refundId),
    orderId,
    userId: order.userId,
    kind: 'used' as const,
    reason: NO_REASON,
    note: '',
    photos: [],
    items: [{ voucherId, cents: amount }],
    amount,
    isWhole: false,
    progress: refundProgress.codes.succeeded,
    requestedAt: at,
    settledAt: at,
    isAutomatic: false,
    operatorId,
    answer: reason,
  };
  await addRequest(query, refund);
  await sendBack(query, { order, refund, at });
  return true;
};
