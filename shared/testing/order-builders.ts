import { MINUTE, plus } from '../kernel/time.ts';
import type { OrderFacts } from '../order/status/order-facts.ts';
import { NOON } from './builders.ts';

/** A takeout order that a rider brings, paid a minute after noon, waiting for its store. */
export const anOrder = (changes: Partial<OrderFacts> = {}): OrderFacts => ({
  kind: 'takeout',
  orderStatus: 1,
  deliveryType: 1,
  refundStatus: 0,
  refundProgress: null,
  refundRequests: 0,
  refundRequestedAt: null,
  canChannelRefund: true,
  payBefore: plus(NOON, 15 * MINUTE),
  paidAt: plus(NOON, MINUTE),
  completedAt: null,
  promisedAt: plus(NOON, 45 * MINUTE),
  slotAt: null,
  rushCount: 0,
  lastRushAt: null,
  hasEditedTime: false,
  hasComment: false,
  ...changes,
});
