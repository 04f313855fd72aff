import type { TrackEvent } from './track-event.ts';

/** Events that are also pushed one by one, for the counts of a store (decision P33). */
export const PUSHED_EVENTS = [
  'ViewShop',
  'AddToShoppingCart',
  'BuyNow',
  'Userorderbehavior',
] as const satisfies readonly TrackEvent[];
/** The name of such an event. */
export type PushedEvent = (typeof PUSHED_EVENTS)[number];

/** Whether an event is pushed too. */
export const isPushed = (event: TrackEvent): event is PushedEvent =>
  PUSHED_EVENTS.some((pushed) => pushed === event);

/** What a member does with an order (decision P33). */
export const ORDER_ACTS = ['submitOrder', 'payOrder', 'partialRefund', 'cancelOrder'] as const;
/** The name of such an act. */
export type OrderAct = (typeof ORDER_ACTS)[number];
