import { voucherStatus } from '#shared/codes/group-order.ts';
import { refundProgress } from '#shared/codes/refund.ts';
import { canReviewUses } from '#shared/group/review-score.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { canDelete } from '#shared/order/actions/can-delete.ts';
import { canRecallRefund } from '#shared/order/actions/can-refund.ts';
import { voucherRefund } from '#shared/order/refund/group-refund.ts';
import type { Query } from '#server/db/db.ts';
import type { Order } from './order-repo.ts';
import { orderStatus } from './order-status.ts';
import { requestsOf, type GroupRefund } from './request-repo.ts';
import { refundable, usesOf, vouchersOf, type Use, type Voucher } from './voucher-repo.ts';

const { refunding } = voucherStatus.codes;

type Action =
  | 'PAY'
  | 'CANCEL'
  | 'REFUND'
  | 'CANCEL_REFUND'
  | 'AGAIN'
  | 'DELETE'
  | 'CONTACT'
  | 'COMMENT';

/** What the buyer of a paid order may do about its money: withdraw the request that waits, or ask for what is left. */
const refundActions = (
  vouchers: readonly Voucher[],
  running: Pick<GroupRefund, 'progress' | 'requestedAt'> | undefined,
  now: Instant,
): Action[] => {
  if (running !== undefined) {
    const facts = { refundProgress: running.progress, refundRequestedAt: running.requestedAt };
    return canRecallRefund(facts, now).ok ? ['CANCEL_REFUND'] : [];
  }
  return vouchers.some((voucher) => voucherRefund(refundable(voucher), now).ok) ? ['REFUND'] : [];
};

/** The vouchers of a paid order, what was used of them, and the refund request that waits. */
export type Bought = { vouchers: Voucher[]; uses: Use[]; running: GroupRefund | undefined };

/** Whether an order may leave its owner's list (decisions D1, E4). */
export const isDeletable = (
  order: Order,
  { vouchers, running }: Pick<Bought, 'vouchers' | 'running'>,
  now: Instant,
): boolean =>
  canDelete({
    orderStatus: orderStatus(order.paidState, vouchers, now),
    refundProgress: running === undefined ? null : refundProgress.codes.pending,
  }).ok;

/** What the buyer may do with an order; the app derives none of it. */
export const actionsOf = (order: Order, bought: Bought, now: Instant): Action[] =>
  order.paidState === 0 && now <= order.payBefore
    ? ['PAY', 'CANCEL']
    : [
        ...(!order.hasComment && canReviewUses(bought.uses, now) ? (['COMMENT'] as const) : []),
        ...refundActions(bought.vouchers, bought.running, now),
        'AGAIN',
        ...(isDeletable(order, bought, now) ? (['DELETE'] as const) : []),
        ...(order.paidAt === null ? [] : (['CONTACT'] as const)),
      ];

/** What was bought with an order. */
export const boughtOf = async (query: Query, order: Order): Promise<Bought> => {
  const { paidState, merchantId, id } = order;
  if (paidState !== 1) return { vouchers: [], uses: [], running: undefined };
  const vouchers = await vouchersOf(query, merchantId, id);
  const isUsed = vouchers.some(({ timesUsed }) => timesUsed > 0);
  const isLocked = vouchers.some(({ status }) => status === refunding);
  const requests = isLocked ? await requestsOf(query, order) : [];
  return {
    vouchers,
    uses: isUsed ? await usesOf(query, merchantId, id) : [],
    running: requests.find(({ progress }) => progress === refundProgress.codes.pending),
  };
};
