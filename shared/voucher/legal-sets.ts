import { withOneMore } from '../pricing/choose-offers.ts';
import { payableAfter } from '../pricing/finish-quote.ts';
import type { Lowered } from '../pricing/lowered.ts';
import type { PricedLines } from '../pricing/priced-lines.ts';
import type { Offer } from './offer.ts';

/** Offers that all count together, in the order chosen, and what is payable with them. */
export type FoundSet = { readonly offers: readonly Offer[]; readonly payableCents: number };

/**
 * The order in which offers are tried: as given, but mall coupons among themselves by what is best
 * for the guest: those with the highest minimum first, while most is left; then rates before face
 * values, for a rate takes more of more.
 */
export const bestOrder = (offers: readonly Offer[]): readonly Offer[] => {
  const coupons = offers
    .filter(({ kind }) => kind === 'mallCoupon')
    .toSorted(
      (a, b) =>
        b.limitAmount - a.limitAmount || Number('amount' in a.value) - Number('amount' in b.value),
    );
  return offers.map((offer) => (offer.kind === 'mallCoupon' ? coupons.shift()! : offer));
};

/**
 * Every legal set of these offers, each in the order given and none empty: first all that begin
 * with the first offer, and so on. A set grows from a smaller one, so that each costs one offer's
 * work, and what does not count beside the others is not grown further.
 */
export const legalSets = (
  offers: readonly Offer[],
  none: Lowered,
  priced: PricedLines,
): FoundSet[] => {
  const found: FoundSet[] = [];
  const grow = (from: number, before: Lowered): void => {
    for (let at = from; at < offers.length; at += 1) {
      const choice = withOneMore(offers[at]!, before, priced);
      if ('reason' in choice) continue;
      found.push({ offers: choice.used, payableCents: payableAfter(priced, choice) });
      grow(at + 1, choice);
    }
  };
  grow(0, none);
  return found;
};

/**
 * Which of two sets expires first: compares their ends, the soonest first. Negative: the first
 * does. Both hold as many.
 */
const compareEnds = (one: FoundSet, other: FoundSet): number => {
  const ends = [one, other].map(({ offers }) =>
    offers.map(({ endAt }) => endAt).toSorted((a, b) => a - b),
  );
  const differences = ends[0]!.map((end, index) => end - ends[1]![index]!);
  return differences.find((difference) => difference !== 0) ?? 0;
};

const isBetter = (one: FoundSet, other: FoundSet): boolean =>
  (one.payableCents - other.payableCents ||
    one.offers.length - other.offers.length ||
    compareEnds(one, other)) < 0;

/**
 * The cheapest set; of equal ones that with fewer offers, then that which expires first, then the
 * earlier in this list.
 */
export const pickBest = (sets: readonly FoundSet[]): FoundSet =>
  sets.reduce((best, set) => (isBetter(set, best) ? set : best));

/** For each offer the least that is payable with a set that holds it. */
export const cheapestWith = (sets: readonly FoundSet[]): ReadonlyMap<Offer, number> => {
  const cheapest = new Map<Offer, number>();
  for (const { offers, payableCents } of sets)
    for (const offer of offers)
      cheapest.set(offer, Math.min(payableCents, cheapest.get(offer) ?? Infinity));
  return cheapest;
};
