/**
 * The state of one use of an offer: free to be chosen, held by an unpaid order, or used up
 * (decision H14).
 */
export type OfferUse = 'free' | 'reserved' | 'used';
/**
 * What happens to the order that holds it. `refund` is of the whole order; a partial one gives no
 * offer back (decision E12).
 */
export type UseEvent = 'create' | 'pay' | 'cancel' | 'timeOut' | 'refund';

const NEXT: Readonly<Record<OfferUse, Partial<Record<UseEvent, OfferUse>>>> = {
  free: { create: 'reserved' },
  reserved: { pay: 'used', cancel: 'free', timeOut: 'free' },
  used: { cancel: 'free', refund: 'free' },
};

/**
 * The use after an event: reserved at create, confirmed at payment, freed by cancelling, time-out
 * and refund; null for an event that cannot happen there. Only offers of `usedOffers` are counted:
 * those without effect never are (decision H14).
 */
export const nextUse = (use: OfferUse, event: UseEvent): OfferUse | null =>
  NEXT[use][event] ?? null;
