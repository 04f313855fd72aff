import { MINUTE, plus, type Instant } from '../../kernel/time.ts';
import { isRefundRunning, type Answer, type OrderFacts } from '../status/order-facts.ts';

/** The time of an order can be moved until 30 minutes before its slot (decision E3). */
export const EDIT_TIME_BEFORE_MS = 30 * MINUTE;

/** Why an order’s time cannot be changed. */
export type EditTimeRefusal =
  | { reason: 'notMarket' }
  | { reason: 'status' }
  | { reason: 'refundRunning' }
  | { reason: 'noSlot' }
  | { reason: 'editedBefore' }
  | { reason: 'tooLate'; lastMoment: Instant };

/**
 * Whether a market order's time may be moved: status 1 or 2, once, 30 minutes or more before its
 * slot (decision E3). "Now" has no slot to move; only the market has the call.
 */
export const canEditTime = (order: OrderFacts, now: Instant): Answer<EditTimeRefusal> => {
  if (order.kind !== 'market') return { ok: false, reason: 'notMarket' };
  if (order.orderStatus !== 1 && order.orderStatus !== 2) return { ok: false, reason: 'status' };
  if (isRefundRunning(order)) return { ok: false, reason: 'refundRunning' };
  if (order.slotAt === null) return { ok: false, reason: 'noSlot' };
  if (order.hasEditedTime) return { ok: false, reason: 'editedBefore' };
  const lastMoment = plus(order.slotAt, -EDIT_TIME_BEFORE_MS);
  return now > lastMoment ? { ok: false, reason: 'tooLate', lastMoment } : { ok: true };
};
