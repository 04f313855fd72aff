import { voucherStatus } from '#shared/codes/group-order.ts';
import { refundProgress } from '#shared/codes/refund.ts';
import { must } from '#shared/kernel/result.ts';
import { plus, type Instant } from '#shared/kernel/time.ts';
import { REFUND_REVIEW_MS } from '#shared/order/checkout/windows.ts';
import type { Query } from '#server/db/db.ts';
import { sweep } from '#server/db/sweep.ts';
import type { Deps } from '#server/kit/deps.ts';
import { oweMoney } from '#server/modules/money/index.ts';
import { returnHeld } from './return-held.ts';
import { findOrder, type Order } from './order-repo.ts';
import { returnStock } from './stock-repo.ts';
import { vouchersOf } from './voucher-repo.ts';
import { endRequest, requestsWaiting, unlockVouchers, type GroupRefund } from './request-repo.ts';

const { valid, refunded } = voucherStatus.codes;

/** How a request that waits ends. `answer`: what the store says to it. */
export type End = {
  progress: 'recalled' | 'rejected' | 'succeeded';
  at: Instant;
  isAutomatic?: boolean;
  operatorId?: string;
  answer?: string;
};

/** The money of a request leaves, through the channel that brought it (decision GA25). */
export const sendBack = async (
  query: Query,
  { order, refund, at }: { order: Order; refund: GroupRefund; at: Instant },
): Promise<void> => {
  if (refund.amount === 0) return;
  await oweMoney(
    query,
    {
      merchantId: refund.merchantId,
      orderId: refund.orderId,
      orderType: 'GROUP_ORDER',
      refundId: refund.id,
      tradeNo: must(order.tradeNo, 'the payment of a paid order'),
      amount: refund.amount,
    },
    at,
  );
};

/** How many vouchers of a request go back whole. A card that was used in part is a piece that was consumed. */
const piecesBack = async (query: Query, { items, ...of }: GroupRefund): Promise<number> =>
  (await vouchersOf(query, of.merchantId, of.orderId)).filter(
    ({ id, timesUsed }) => timesUsed === 0 && items.some(({ voucherId }) => voucherId === id),
  ).length;

/** The money of a request leaves, its unused pieces can be sold again, and what the order held goes back with the last voucher. In the transaction of its vouchers. */
export const payBack = async (
  query: Query,
  { order, refund, at }: { order: Order; refund: GroupRefund; at: Instant },
): Promise<void> => {
  const quantity = await piecesBack(query, refund);
  if (quantity > 0) await returnStock(query, { ...order, quantity });
  await returnHeld(query, order, at);
  await sendBack(query, { order, refund, at });
};

/** Ends a request that waits, with its vouchers and its money; false when somebody was quicker. */
export const settleRefund = async (
  query: Query,
  refund: GroupRefund,
  { progress, at, isAutomatic = false, operatorId, answer = '' }: End,
): Promise<boolean> => {
  const isMine = await endRequest(query, refund, {
    progress: refundProgress.codes[progress],
    at,
    isAutomatic,
    operatorId: operatorId ?? null,
    answer,
  });
  if (!isMine) return false;
  const isPaid = progress === 'succeeded';
  await unlockVouchers(query, refund, isPaid ? { to: refunded, at } : { to: valid, at: null });
  if (isPaid) {
    const order = must(await findOrder(query, refund.orderId), 'the order of a refund');
    await payBack(query, { order, refund, at });
  }
  return true;
};

/** Grants every request that its store has not answered within 24 hours (spec 001 §4, decision GA13). */
export const groupRefundsUnanswered = ({ db }: Pick<Deps, 'db'>, now: Instant): Promise<number> =>
  sweep(
    (limit) => requestsWaiting(db.query, plus(now, -REFUND_REVIEW_MS), limit),
    (refund) =>
      db.tx((query) =>
        settleRefund(query, refund, {
          progress: 'succeeded',
          at: now,
          isAutomatic: true,
        }),
      ),
  );
