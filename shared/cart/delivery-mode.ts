import { deliveryMode, type DeliveryModeCode } from '../codes/delivery-type.ts';

/** The ways that a store has on, as its detail names them (spec 002 §3). */
export type OfferedWays = { delivery: boolean; enableAskfor: boolean };

/**
 * How the cart page of a store begins (spec 002 §4 "Delivery mode"): the mode, and whether it
 * starts with self-collection, which it does only where there is nothing else.
 */
export const deliveryModeOf = ({
  delivery,
  enableAskfor,
}: OfferedWays): { mode: DeliveryModeCode; isSelfCollection: boolean } => {
  const { both, pickupOnly, deliveryOnly } = deliveryMode.codes;
  if (!enableAskfor) return { mode: deliveryOnly, isSelfCollection: false };
  return delivery
    ? { mode: both, isSelfCollection: false }
    : { mode: pickupOnly, isSelfCollection: true };
};

/** How an order leaves a store. */
export type Way = 'delivery' | 'pickup';

/** The way that counts: what the guest wants, as far as the store offers it; delivery for a store that offers none. */
export const offeredWay = (wanted: Way, store: OfferedWays): Way =>
  deliveryModeOf(store).isSelfCollection || (wanted === 'pickup' && store.enableAskfor)
    ? 'pickup'
    : 'delivery';
