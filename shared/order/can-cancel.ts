import { groupOrderStatus, type GroupOrderStatus } from '../codes/group-order.ts';
import { takeoutOrderStatus, type TakeoutOrderStatus } from '../codes/order-status.ts';
import type { Instant } from '../kernel/time.ts';
import { isRefundRunning, type Answer, type OrderFacts } from './order-facts.ts';
import { graceEndsAt } from './windows.ts';

export type CancelReason = 'refundRunning' | 'accepted' | 'onTheWay' | 'completed' | 'closed' | 'paid' | 'unknownStatus';
export type CancelRefusal = { reason: CancelReason };
type CancelAnswer = Answer<CancelRefusal>;

const no = (reason: CancelReason): CancelAnswer => ({ ok: false, reason });

const isInGrace = ({ paidAt }: OrderFacts, now: Instant): boolean => paidAt !== null && now <= graceEndsAt(paidAt);

const DELIVERED: Record<TakeoutOrderStatus, (order: OrderFacts, now: Instant) => CancelAnswer> = {
  toBePaid: () => ({ ok: true }),
  waitingStore: () => ({ ok: true }),
  accepted: (order, now) => (isInGrace(order, now) ? { ok: true } : no('accepted')),
  onTheWay: () => no('onTheWay'),
  completed: () => no('completed'),
  cancelled: () => no('closed'),
  refunded: () => no('closed'),
  unknown: () => no('unknownStatus'),
};

const GROUP: Record<GroupOrderStatus, CancelAnswer> = {
  toBePaid: { ok: true },
  unused: no('paid'),
  partlyUsed: no('paid'),
  usedUp: no('completed'),
  expired: no('closed'),
  cancelled: no('closed'),
  refunded: no('closed'),
  unknown: no('unknownStatus'),
};

/**
 * Whether an order can be cancelled at once with all its money back (decision E11): before the store accepts, or within 60 s of payment, to the
 * second, while it is not on its way. Later the refund flow takes over. Paid group orders are refunded a voucher at a time (decision D6).
 */
export const canCancel = (order: OrderFacts, now: Instant): CancelAnswer => {
  if (isRefundRunning(order)) return no('refundRunning');
  if (order.kind === 'group') return GROUP[groupOrderStatus.nameOf(order.orderStatus)];
  return DELIVERED[takeoutOrderStatus.nameOf(order.orderStatus)](order, now);
};
