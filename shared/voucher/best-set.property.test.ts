import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCart } from '../pricing/price-cart.ts';
import type { PriceInput } from '../pricing/price-input.ts';
import { arbitraryOffer, arbitraryOffers, arbitraryPriceInput } from '../testing/arbitrary-cart.ts';
import { NOON } from '../testing/builders.ts';
import { deepFreeze } from '../testing/deep-freeze.ts';
import { referenceBestSet } from '../testing/reference-best-set.ts';
import { bestVoucherSet } from './best-set.ts';
import type { Offer } from './offer.ts';

/** Six offers at most; in half of all cases they are all mall coupons, which alone go together. */
const someOffers = fc
  .tuple(arbitraryOffers(6), fc.boolean())
  .map(([offers, isMall]): Offer[] =>
    isMall ? offers.map((offer) => ({ ...offer, kind: 'mallCoupon' })) : offers,
  );
const always = (
  numRuns: number,
  check: (offers: readonly Offer[], cart: PriceInput) => void,
): void => {
  fc.assert(
    fc.property(someOffers, arbitraryPriceInput, (offers, cart) => {
      check(deepFreeze(offers), deepFreeze(cart));
    }),
    { numRuns },
  );
};
const chosen = (offers: readonly Offer[], ids: readonly string[]): Offer[] =>
  ids.map((id) => offers.find((offer) => offer.id === id)!);

describe('the best set of offers for any cart', () => {
  it('costs what the cheapest of all sets costs, when every set is tried', () => {
    always(600, (offers, cart) => {
      expect(bestVoucherSet(offers, cart, NOON).payableCents).toBe(
        referenceBestSet(offers, cart, NOON).payableCents,
      );
    });
  });

  it('is what the order then costs, with every offer of it used, and saves what it says against no offer', () => {
    always(400, (offers, cart) => {
      const best = bestVoucherSet(offers, cart, NOON);
      const quote = priceCart({ ...cart, chosenOffers: chosen(offers, best.offerIds) }, NOON);
      expect({ used: quote.usedOffers, payable: quote.totals.payableCents }).toEqual({
        used: best.offerIds,
        payable: best.payableCents,
      });
      expect(best.savingCents).toBe(
        priceCart({ ...cart, chosenOffers: [] }, NOON).totals.payableCents - best.payableCents,
      );
      expect(best.savingCents).toBeGreaterThanOrEqual(0);
    });
  });

  it('is never dearer with one offer more, wherever it stands', () => {
    fc.assert(
      fc.property(
        someOffers,
        arbitraryOffer('one-more'),
        fc.nat(6),
        arbitraryPriceInput,
        (offers, more, at, cart) => {
          expect(
            bestVoucherSet(offers.toSpliced(at, 0, more), cart, NOON).payableCents,
          ).toBeLessThanOrEqual(bestVoucherSet(offers, cart, NOON).payableCents);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('names each offer once: in the set, or left out with a reason that is true', () => {
    always(400, (offers, cart) => {
      const { offerIds, leftOut, payableCents } = bestVoucherSet(offers, cart, NOON);
      expect([...offerIds, ...leftOut.map(({ offerId }) => offerId)].toSorted()).toEqual(
        offers.map(({ id }) => id).toSorted(),
      );
      for (const { offerId, ...refusal } of leftOut) {
        const alone = priceCart({ ...cart, chosenOffers: chosen(offers, [offerId]) }, NOON);
        if (refusal.reason !== 'notBest')
          expect(alone.refusedOffers).toEqual([{ offerId, ...refusal }]);
        else
          expect(alone.totals.payableCents - payableCents).toBeGreaterThanOrEqual(
            refusal.lessCents,
          );
      }
    });
  });

  it('does not depend on what was chosen before', () => {
    always(200, (offers, cart) => {
      expect(bestVoucherSet(offers, cart, NOON)).toEqual(
        bestVoucherSet(offers, { ...cart, chosenOffers: [] }, NOON),
      );
    });
  });
});
