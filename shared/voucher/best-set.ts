import { cents, type Cents } from '../kernel/money.ts';
import type { Instant } from '../kernel/time.ts';
import { nothingChosen, withOneMore } from '../pricing/choose-offers.ts';
import { payableAfter } from '../pricing/finish-quote.ts';
import type { PriceInput } from '../pricing/price-input.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { goTogether } from './exclusion.ts';
import { bestOrder, cheapestWith, legalSets, pickBest, type FoundSet } from './legal-sets.ts';
import type { Offer, OfferRefusal } from './offer.ts';

/**
 * Why an offer is not in the best set: it does not count even alone, or the best set with it saves
 * `lessCents` less; 0: as much, but with more offers or later ones.
 */
export type LeftOut = { readonly offerId: string } & (
  | OfferRefusal
  | { readonly reason: 'notBest'; readonly lessCents: Cents }
);

/**
 * The best set, in the order in which it is to be chosen, what it saves against no offer at all,
 * and why each other offer was left out.
 */
export type BestVoucherSet = {
  readonly offerIds: readonly string[];
  readonly savingCents: Cents;
  readonly payableCents: Cents;
  readonly leftOut: readonly LeftOut[];
};

/**
 * So many offers that go together are looked at in all their sets; of more, those that save most
 * alone.
 */
export const MOST_STACKED = 12;

const isStackable = ({ kind }: Offer): boolean => goTogether(kind, kind);

/**
 * The offers whose sets are looked at: all but the weakest of the stackable ones beyond
 * `MOST_STACKED`; of equal savings the earlier stay.
 */
const searched = (alone: readonly FoundSet[]): readonly Offer[] => {
  const stackable = alone
    .map(({ offers: [offer], payableCents }) => ({ offer: offer!, payableCents }))
    .filter(({ offer }) => isStackable(offer));
  const weakest = new Set(
    stackable
      .toSorted((a, b) => a.payableCents - b.payableCents)
      .slice(MOST_STACKED)
      .map(({ offer }) => offer),
  );
  return alone.map(({ offers: [offer] }) => offer!).filter((offer) => !weakest.has(offer));
};

/**
 * The cheapest legal set of these offers for a cart, whose own `chosenOffers` do not matter
 * (decision I1). It is found by pricing every set that may go together (Box 3), with its offers in
 * their best order: exact for up to 12 mall coupons and any number of the others; of more mall
 * coupons the 12 that save most alone are combined. Of equal sets: fewer offers, then those that
 * expire first, then the earlier. An offer that saves nothing is never in it (decision H14).
 */
export const bestVoucherSet = (
  offers: readonly Offer[],
  cart: PriceInput,
  now: Instant,
): BestVoucherSet => {
  const priced = priceLines({ ...cart, chosenOffers: [] }, now);
  const none = nothingChosen(priced);
  const refusals = new Map<Offer, OfferRefusal>();
  const alone = offers.flatMap((offer): FoundSet[] => {
    const choice = withOneMore(offer, none, priced);
    if (!('reason' in choice))
      return [{ offers: choice.used, payableCents: payableAfter(priced, choice) }];
    refusals.set(offer, choice);
    return [];
  });
  const nothing = { offers: [], payableCents: payableAfter(priced, none) };
  const sets = [nothing, ...alone, ...legalSets(bestOrder(searched(alone)), none, priced)];
  const best = pickBest(sets);
  const cheapest = cheapestWith(sets);
  const leftOut = offers
    .filter((offer) => !best.offers.includes(offer))
    .map((offer): LeftOut => ({
      offerId: offer.id,
      ...(refusals.get(offer) ?? {
        reason: 'notBest',
        lessCents: cents(cheapest.get(offer)! - best.payableCents),
      }),
    }));
  return {
    offerIds: best.offers.map(({ id }) => id),
    savingCents: cents(nothing.payableCents - best.payableCents),
    payableCents: cents(best.payableCents),
    leftOut,
  };
};
