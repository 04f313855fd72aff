import type { Offer, OfferKind } from './offer.ts';

/** Benefits that are no offers but meet them (decisions, Box 3). */
export type OtherBenefit = 'fullActivity' | 'reducedItem' | 'deliveryPromotion' | 'gold';

/**
 * How two benefits go: together; one of them; by the full activity's `shareVoucher`; one of them if
 * the voucher is a price-break one; or the one that takes more.
 */
export type Togetherness =
  | 'together'
  | 'oneOf'
  | 'byShareVoucher'
  | 'unlessPriceBreak'
  | 'betterOf';

/**
 * Box 3 as one table. Mall coupons are the fourth alternative of step 4 and go with each other
 * (decision H1).
 */
export const TOGETHERNESS: Readonly<
  Record<OfferKind, Readonly<Record<OfferKind | OtherBenefit, Togetherness>>>
> = {
  redPacket: {
    redPacket: 'oneOf',
    voucher: 'oneOf',
    freeDelivery: 'oneOf',
    mallCoupon: 'oneOf',
    fullActivity: 'together',
    reducedItem: 'together',
    deliveryPromotion: 'together',
    gold: 'together',
  },
  voucher: {
    redPacket: 'oneOf',
    voucher: 'oneOf',
    freeDelivery: 'oneOf',
    mallCoupon: 'oneOf',
    fullActivity: 'byShareVoucher',
    reducedItem: 'unlessPriceBreak',
    deliveryPromotion: 'together',
    gold: 'together',
  },
  freeDelivery: {
    redPacket: 'oneOf',
    voucher: 'oneOf',
    freeDelivery: 'oneOf',
    mallCoupon: 'oneOf',
    fullActivity: 'together',
    reducedItem: 'together',
    deliveryPromotion: 'betterOf',
    gold: 'together',
  },
  mallCoupon: {
    redPacket: 'oneOf',
    voucher: 'oneOf',
    freeDelivery: 'oneOf',
    mallCoupon: 'together',
    fullActivity: 'together',
    reducedItem: 'together',
    deliveryPromotion: 'together',
    gold: 'together',
  },
};

/** Whether two offers may be used in one order (spec 001 §5, decisions, Box 3). */
export const goTogether = (one: OfferKind, other: OfferKind): boolean =>
  TOGETHERNESS[one][other] === 'together';

/**
 * Chooses an offer: its rivals leave the selection and come back as `unselected`, for a toast whose
 * undo puts the old selection back (decision I1). An offer that is chosen already stays where it
 * is.
 */
export const chooseOffer = (
  selection: readonly Offer[],
  offer: Offer,
): { selection: readonly Offer[]; unselected: readonly Offer[] } => {
  const kept = selection.filter(({ id, kind }) => id === offer.id || goTogether(kind, offer.kind));
  const isChosen = kept.some(({ id }) => id === offer.id);
  return {
    selection: isChosen ? kept : [...kept, offer],
    unselected: selection.filter((chosen) => !kept.includes(chosen)),
  };
};

/** The selection without an offer. */
export const unchooseOffer = (selection: readonly Offer[], offerId: string): readonly Offer[] =>
  selection.filter(({ id }) => id !== offerId);
