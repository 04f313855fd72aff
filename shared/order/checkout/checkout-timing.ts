import type { Slot } from './time-slots.ts';

/** Brought to the guest, or collected at the store. */
export type OrderType = 'delivery' | 'pickup';
/** How the time of an order is named. */
export type TimingWord = 'deliverNow' | 'pickUpNow' | 'preOrderToday' | 'preOrderTomorrow';

/**
 * How a chosen time is called: deliver now, pick-up now, or a pre-order for today or tomorrow (spec
 * 001 §4).
 */
export const timingKey = (
  slot: Pick<Slot, 'isNow' | 'isNextDay'>,
  orderType: OrderType,
): `checkout.timing.${TimingWord}` => {
  if (slot.isNow)
    return orderType === 'delivery' ? 'checkout.timing.deliverNow' : 'checkout.timing.pickUpNow';
  return slot.isNextDay ? 'checkout.timing.preOrderTomorrow' : 'checkout.timing.preOrderToday';
};
