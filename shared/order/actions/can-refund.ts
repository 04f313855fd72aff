import { groupOrderStatus, type GroupOrderStatus } from '../../codes/group-order.ts';
import { takeoutOrderStatus, type TakeoutOrderStatus } from '../../codes/order-status.ts';
import { refundProgress, type RefundProgress } from '../../codes/refund.ts';
import type { Instant } from '../../kernel/time.ts';
import { isRefundRunning, type Answer, type OrderFacts } from '../status/order-facts.ts';
import { isAutoRefundDue, refundClosesAt } from '../checkout/windows.ts';

/** Why a refund cannot be requested. */
export type RefundReasonNot =
  | 'notPaid'
  | 'closed'
  | 'used'
  | 'expired'
  | 'unknownStatus'
  | 'paymentChannel'
  | 'refundRunning'
  | 'rejected'
  | 'alreadyRequested'
  | 'windowOver';
/** A refused request for a refund. */
export type RefundRefusal = { reason: RefundReasonNot };

/** A first request and, if the guest recalled it, one more (decision E8). */
const MOST_REQUESTS = 2;

const DELIVERED: Record<TakeoutOrderStatus, RefundReasonNot | null> = {
  toBePaid: 'notPaid',
  waitingStore: null,
  accepted: null,
  onTheWay: null,
  completed: null,
  cancelled: 'closed',
  refunded: 'closed',
  unknown: 'unknownStatus',
};
const GROUP: Record<GroupOrderStatus, RefundReasonNot | null> = {
  toBePaid: 'notPaid',
  unused: null,
  partlyUsed: null,
  usedUp: 'used',
  expired: 'expired',
  cancelled: 'closed',
  refunded: 'closed',
  unknown: 'unknownStatus',
};
const AFTER: Record<RefundProgress, (requests: number) => RefundReasonNot | null> = {
  pending: () => 'refundRunning',
  rejected: () => 'rejected',
  succeeded: () => 'alreadyRequested',
  recalled: (requests) => (requests < MOST_REQUESTS ? null : 'alreadyRequested'),
  unknown: () => 'refundRunning',
};

const statusRefusal = ({ kind, orderStatus }: OrderFacts): RefundReasonNot | null =>
  kind === 'group'
    ? GROUP[groupOrderStatus.nameOf(orderStatus)]
    : DELIVERED[takeoutOrderStatus.nameOf(orderStatus)];

/**
 * One request an order, once more after a recall, none after a rejection (decision E8). Vouchers of
 * a group order are each their own request (decision D6).
 */
const requestRefusal = (order: OrderFacts): RefundReasonNot | null => {
  if (order.kind === 'group') return isRefundRunning(order) ? 'refundRunning' : null;
  return order.refundProgress === null
    ? null
    : AFTER[refundProgress.nameOf(order.refundProgress)](order.refundRequests);
};

const isWindowOver = ({ completedAt }: OrderFacts, now: Instant): boolean =>
  completedAt !== null && now > refundClosesAt(completedAt);

const firstRefusal = (order: OrderFacts, now: Instant): RefundReasonNot | null => {
  const byStatus = statusRefusal(order);
  if (byStatus !== null) return byStatus;
  if (!order.canChannelRefund) return 'paymentChannel';
  return requestRefusal(order) ?? (isWindowOver(order, now) ? 'windowOver' : null);
};

/**
 * Whether a refund can be requested: paid, the channel supports refunds, no request yet (or
 * recalled once), and not 24 hours after completion, inclusive to the second (spec 001 §4,
 * decisions E8, E10).
 */
export const canRefund = (order: OrderFacts, now: Instant): Answer<RefundRefusal> => {
  const reason = firstRefusal(order, now);
  return reason === null ? { ok: true } : { ok: false, reason };
};

/** Why a request for a refund cannot be withdrawn. */
export type RecallRefusal = { reason: 'noRefundRunning' } | { reason: 'autoRefunded' };

/**
 * Whether the guest may recall a refund request: while the store has not answered and it has not
 * was approved automatically (spec 001 §4, decision E10).
 */
export const canRecallRefund = (
  order: Pick<OrderFacts, 'refundProgress' | 'refundRequestedAt'>,
  now: Instant,
): Answer<RecallRefusal> => {
  if (!isRefundRunning(order)) return { ok: false, reason: 'noRefundRunning' };
  return order.refundRequestedAt !== null && isAutoRefundDue(order.refundRequestedAt, now)
    ? { ok: false, reason: 'autoRefunded' }
    : { ok: true };
};
