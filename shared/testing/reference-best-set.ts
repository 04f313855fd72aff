import type { Instant } from '../kernel/time.ts';
import type { PriceInput } from '../pricing/price-input.ts';
import type { Offer } from '../voucher/offer.ts';
import { referencePrice } from './reference-price.ts';

/** Every choice of some of these, each in the order given; the empty one first. */
export const subsetsOf = <T>(values: readonly T[]): T[][] => {
  const [first, ...rest] = values;
  if (first === undefined) return [[]];
  const without = subsetsOf(rest);
  return [...without, ...without.map((subset) => [first, ...subset])];
};

/**
 * Mall coupons with the highest minimum first, of equal ones rates before face values; the others
 * come before them, for they never combine.
 */
export const inBestOrder = (offers: readonly Offer[]): Offer[] => {
  const rank = ({ kind, limitAmount, value }: Offer): number =>
    kind === 'mallCoupon' ? limitAmount * 2 + ('rate' in value ? 1 : 0) : Infinity;
  return offers.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
};

/**
 * What an order costs with the cheapest set of offers that may go together, found by pricing every
 * set: 2^n of them, so for few offers only. Offers chosen before do not matter.
 */
export const referenceBestSet = (
  offers: readonly Offer[],
  cart: PriceInput,
  now: Instant,
): { offerIds: readonly string[]; payableCents: number } => {
  const quotes = subsetsOf(inBestOrder(offers))
    .map((chosenOffers) => referencePrice({ ...cart, chosenOffers }, now))
    .filter(({ refusedOffers }) => refusedOffers.length === 0);
  const [first, ...others] = quotes.map(({ usedOffers, totals }) => ({
    offerIds: usedOffers,
    payableCents: totals.payableCents,
  }));
  return others.reduce(
    (best, each) => (each.payableCents < best.payableCents ? each : best),
    first!,
  );
};
