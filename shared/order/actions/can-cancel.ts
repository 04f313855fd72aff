import { groupOrderStatus, type GroupOrderStatus } from '../../codes/group-order.ts';
import { takeoutOrderStatus, type TakeoutOrderStatus } from '../../codes/order-status.ts';
import type { Instant } from '../../kernel/time.ts';
import { isRefundRunning, type Answer, type OrderFacts } from '../status/order-facts.ts';
import { graceEndsAt } from '../checkout/windows.ts';

/** Why an order cannot be cancelled. */
export type CancelReason =
  | 'windowOver'
  | 'refundRunning'
  | 'accepted'
  | 'onTheWay'
  | 'completed'
  | 'closed'
  | 'paid'
  | 'unknownStatus';
/** A refused cancellation. */
export type CancelRefusal = { reason: CancelReason };
type CancelAnswer = Answer<CancelRefusal>;

const no = (reason: CancelReason): CancelAnswer => ({ ok: false, reason });

const isInGrace = ({ paidAt }: OrderFacts, now: Instant): boolean =>
  paidAt !== null && now <= graceEndsAt(paidAt);

/** An order whose time to pay is over is closed by the server, not by its owner. */
const unpaid = ({ payBefore }: OrderFacts, now: Instant): CancelAnswer =>
  now <= payBefore ? { ok: true } : no('windowOver');

const DELIVERED: Record<TakeoutOrderStatus, (order: OrderFacts, now: Instant) => CancelAnswer> = {
  toBePaid: unpaid,
  waitingStore: () => ({ ok: true }),
  accepted: (order, now) => (isInGrace(order, now) ? { ok: true } : no('accepted')),
  onTheWay: () => no('onTheWay'),
  completed: () => no('completed'),
  cancelled: () => no('closed'),
  refunded: () => no('closed'),
  unknown: () => no('unknownStatus'),
};

const GROUP: Record<GroupOrderStatus, (order: OrderFacts, now: Instant) => CancelAnswer> = {
  toBePaid: unpaid,
  unused: () => no('paid'),
  partlyUsed: () => no('paid'),
  usedUp: () => no('completed'),
  expired: () => no('closed'),
  cancelled: () => no('closed'),
  refunded: () => no('closed'),
  unknown: () => no('unknownStatus'),
};

/**
 * Whether an order can be cancelled at once with all its money back (decision E11): before the
 * store accepts, or within 60 s of payment, to the second, while it is not on its way. Later the
 * refund flow takes over. Paid group orders are refunded a voucher at a time (decision D6).
 */
export const canCancel = (order: OrderFacts, now: Instant): CancelAnswer => {
  if (isRefundRunning(order)) return no('refundRunning');
  if (order.kind === 'group') return GROUP[groupOrderStatus.nameOf(order.orderStatus)](order, now);
  return DELIVERED[takeoutOrderStatus.nameOf(order.orderStatus)](order, now);
};
