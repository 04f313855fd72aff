import { deliveryOfferType } from '../../codes/activity.ts';
import { addCents, cents, ZERO, type Cents } from '../../kernel/money.ts';
import type { DeliveryOffer, DeliveryOffers, DeliveryPart } from './delivery-plan.ts';

/** How much each offer takes off. An offer that takes nothing off is not used up (decision H14). */
export type OfferShares = { readonly market: Cents; readonly merchant: Cents };

const mayPay = (offer: DeliveryOffer, { kind }: DeliveryPart): boolean => {
  if (kind === 'base') return true;
  return Boolean(kind === 'overweight' ? offer.isContainOverWeightAmtn : offer.isContainAddAmtn);
};

const eligible = (offer: DeliveryOffer, parts: readonly DeliveryPart[]): Cents =>
  addCents(...parts.filter((part) => mayPay(offer, part)).map((part) => part.cents));

const bestTier = (offer: DeliveryOffer, goodsCents: Cents): number =>
  Math.max(
    0,
    ...(offer.deliveryDetails ?? [])
      .filter((tier) => tier.limitAmount <= goodsCents)
      .map((tier) => tier.amount),
  );

/**
 * The amount an offer may pay for and what it does take off: all of it when free for all, else the
 * best tier that the goods reach (box 4, decision J10).
 */
const weigh = (
  offer: DeliveryOffer | null | undefined,
  parts: readonly DeliveryPart[],
  goodsCents: Cents,
): { most: Cents; off: Cents } => {
  if (!offer) return { most: ZERO, off: ZERO };
  const most = eligible(offer, parts);
  return {
    most,
    off:
      deliveryOfferType.nameOf(offer.activityType) === 'freeForAll'
        ? most
        : cents(Math.min(most, bestTier(offer, goodsCents))),
  };
};

/**
 * What the offers take off these parts of a fee: the better of the two, the market's on a tie; when
 * shared, both, up to what the wider of them may pay for (spec 002 §9, decision J8). The market's
 * counts first. Never more than the parts come to.
 */
export const deliveryReduction = (
  parts: readonly DeliveryPart[],
  goodsCents: Cents,
  offers: DeliveryOffers,
): OfferShares => {
  const market = weigh(offers.market, parts, goodsCents);
  const merchant = weigh(offers.merchant, parts, goodsCents);
  if (offers.shared)
    return {
      market: market.off,
      merchant: cents(Math.min(merchant.off, Math.max(market.most, merchant.most) - market.off)),
    };
  return market.off >= merchant.off
    ? { market: market.off, merchant: ZERO }
    : { market: ZERO, merchant: merchant.off };
};
