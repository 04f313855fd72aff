import type { Instant } from '../kernel/time.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { PriceInput } from '../pricing/price-input.ts';
import type { Offer, OfferRefusal } from './offer.ts';

/** A chosen offer looked at again: it counts, or why it does not now. */
export type CheckedOffer =
  | { readonly offerId: string; readonly counts: true }
  | ({ readonly offerId: string; readonly counts: false } & OfferRefusal);

/**
 * Looks again at what the guest chose before, in the order chosen: when the cart is opened, changed
 * or submitted (decision I2). Nothing is dropped: what does not count stays in the selection with
 * its reason, and counts again when the reason is gone. An id that is not among `offers` any more
 * is `NOT_FOUND`.
 */
export const checkSelection = (
  {
    chosenIds,
    offers,
    cart,
  }: { chosenIds: readonly string[]; offers: readonly Offer[]; cart: PriceInput },
  now: Instant,
): readonly CheckedOffer[] => {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const chosenOffers = chosenIds.flatMap((id) => byId.get(id) ?? []);
  const refusals = new Map(
    priceCart({ ...cart, chosenOffers }, now).refusedOffers.map((refused) => [
      refused.offerId,
      refused,
    ]),
  );
  return chosenIds.map((offerId): CheckedOffer => {
    if (!byId.has(offerId)) return { offerId, counts: false, reason: 'NOT_FOUND' };
    const refused = refusals.get(offerId);
    return refused === undefined ? { offerId, counts: true } : { ...refused, counts: false };
  });
};
