import { voucherStatus } from '#shared/codes/group-order.ts';
import { refundProgress } from '#shared/codes/refund.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { canRecallRefund } from '#shared/order/actions/can-refund.ts';
import { voucherRefund } from '#shared/order/refund/group-refund.ts';
import type { Query } from '#server/db/db.ts';
import type { Order } from './order-repo.ts';
import { requestsOf, type GroupRefund } from './request-repo.ts';
import { refundable, usesOf, vouchersOf, type Use, type Voucher } from './voucher-repo.ts';

const { refunding } = voucherStatus.codes;

type Action = 'PAY' | 'CANCEL' | 'REFUND' | 'CANCEL_REFUND' | 'AGAIN';

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
type Bought = { vouchers: Voucher[]; uses: Use[]; running: GroupRefund | undefined };

/** What the buyer may do with an order; the app derives none of it. */
export const actionsOf = (
  order: Order,
  { vouchers, running }: Pick<Bought, 'vouchers' | 'running'>,
  now: Instant,
): Action[] =>
  order.paidState === 0 && now <= order.payBefore
    ? ['PAY', 'CANCEL']
    : [...refundActions(vouchers, running, now), 'AGAIN'];

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
