import { MINUTE, plus, type Instant } from '../../kernel/time.ts';
import { isRefundRunning, type Answer, type OrderFacts } from '../status/order-facts.ts';

/** At most three urgent reminders an order, 15 minutes apart (decision F15). */
export const MOST_RUSHES = 3;
/** The least time between two reminders. */
export const RUSH_GAP_MS = 15 * MINUTE;

/** Why an order cannot be rushed. */
export type RushRefusal =
  | { reason: 'notUnderWay' }
  | { reason: 'readyForPickup' }
  | { reason: 'refundRunning' }
  | { reason: 'tooMany'; limit: number }
  | { reason: 'tooEarly'; at: Instant };

/**
 * The first reminder may be sent from the promised time on; an order without one, 15 minutes after
 * payment.
 */
const nextRushAt = ({ lastRushAt, promisedAt, paidAt }: OrderFacts): Instant | null => {
  if (lastRushAt !== null) return plus(lastRushAt, RUSH_GAP_MS);
  return promisedAt ?? (paidAt === null ? null : plus(paidAt, RUSH_GAP_MS));
};

const UNDER_WAY: readonly number[] = [1, 2, 3];

/**
 * Whether store and rider may be reminded of a takeout or market order: it is under way, late, and
 * was not reminded of too often (decision F15).
 */
export const canRush = (order: OrderFacts, now: Instant): Answer<RushRefusal> => {
  const at = nextRushAt(order);
  if (order.kind === 'group' || !UNDER_WAY.includes(order.orderStatus) || at === null)
    return { ok: false, reason: 'notUnderWay' };
  if (order.orderStatus === 3 && order.deliveryType === 3)
    return { ok: false, reason: 'readyForPickup' };
  if (isRefundRunning(order)) return { ok: false, reason: 'refundRunning' };
  if (order.rushCount >= MOST_RUSHES) return { ok: false, reason: 'tooMany', limit: MOST_RUSHES };
  return now < at ? { ok: false, reason: 'tooEarly', at } : { ok: true };
};
