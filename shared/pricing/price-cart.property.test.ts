import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNLIMITED, type Limit } from '../cart/cart-line.ts';
import { cents } from '../kernel/money.ts';
import {
  arbitraryHandover,
  arbitraryLines,
  arbitraryOffer,
  arbitraryPriceInput,
} from '../testing/arbitrary-cart.ts';
import { aPriceInput, NOON } from '../testing/builders.ts';
import { deepFreeze } from '../testing/deep-freeze.ts';
import { referencePrice } from '../testing/reference-price.ts';
import type { CartQuote, PricedUnits, Step } from './cart-quote.ts';
import { priceCart } from './price-cart.ts';
import type { PriceInput } from './price-input.ts';

const LEAST = 10;
const sumOf = (values: Iterable<number>): number =>
  [...values].reduce((sum, value) => sum + value, 0);

/** Checks a fact about the quotes of so many random carts. */
const always = (numRuns: number, check: (input: PriceInput, quote: CartQuote) => void): void => {
  fc.assert(
    fc.property(arbitraryPriceInput, (input) => {
      check(input, priceCart(input, NOON));
    }),
    { numRuns },
  );
};

describe('the price of any cart', () => {
  it('equals the slow reference, in every cent, share, reason and refusal', () => {
    always(2000, (input, quote) => {
      expect(quote).toEqual(referencePrice(input, NOON));
    });
  }, 120_000);

  it('is the same each time, and asking changes nothing', () => {
    fc.assert(
      fc.property(arbitraryPriceInput.map(deepFreeze), (input) => {
        expect(priceCart(input, NOON)).toEqual(priceCart(input, NOON));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the sums of any quote', () => {
  it('are traced step by step: each entry begins where the one before ended, and the last ends at what is payable', () => {
    always(400, (_, { trace, totals }) => {
      let total = 0;
      for (const { before, delta, after } of trace) {
        expect([before, before + delta]).toEqual([total, after]);
        total = after;
      }
      expect(total).toBe(totals.payableCents);
    });
  });

  it('are goods less what was taken plus fees', () => {
    always(500, (_, { totals, lines, isFloored }) => {
      expect(totals.originalCents).toBe(sumOf(lines.map(({ originalCents }) => originalCents)));
      expect(totals.goodsCents).toBe(sumOf(lines.map(({ goodsCents }) => goodsCents)));
      expect(totals.afterFullCents).toBe(totals.goodsCents - totals.fullCents);
      const due =
        totals.afterFullCents -
        totals.offerCents -
        totals.goldCents +
        totals.deliveryCents +
        totals.serviceCents +
        totals.boxCents +
        totals.bagCents -
        totals.mCoinCents;
      expect(totals.payableCents).toBe(lines.length === 0 ? 0 : Math.max(LEAST, due));
      if (due < LEAST && lines.length > 0) expect(isFloored).toBe(true);
    });
  });

  it('are shared out to the cent: the shares of lines and fees are what is payable, none of them negative', () => {
    always(400, (_, { lines, feeShares, totals }) => {
      const shares = [...lines.map(({ shareCents }) => shareCents), ...Object.values(feeShares)];
      expect(sumOf(shares)).toBe(totals.payableCents);
      expect(sumOf(lines.map(({ goldCents }) => goldCents))).toBe(totals.goldCents);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    });
  });

  it('are never negative, and at least 0.1 is charged for any piece', () => {
    always(400, (_, { totals, lines, trace }) => {
      expect(Math.min(...Object.values(totals))).toBeGreaterThanOrEqual(0);
      expect(Math.min(...trace.map(({ after }) => after))).toBeGreaterThanOrEqual(0);
      expect(totals.payableCents).toBeGreaterThanOrEqual(lines.length === 0 ? 0 : LEAST);
    });
  });
});

/** The pieces of the units that one promotion priced. */
const piecesAt = (units: readonly PricedUnits[], step: Step, ruleId?: string): number =>
  sumOf(
    units
      .filter((unit) => unit.step === step && (ruleId === undefined || unit.ruleId === ruleId))
      .map(({ count }) => count),
  );
const expectWithin = (count: number, ...limits: readonly Limit[]): void => {
  for (const limit of limits) if (limit !== UNLIMITED) expect(count).toBeLessThanOrEqual(limit);
};

describe('the pieces of any line', () => {
  it('all have one price, never more than the original one', () => {
    always(400, (input, { lines }) => {
      for (const { uuid, quantity, units, goodsCents, originalCents } of lines) {
        expect(quantity).toBe(input.lines.find((line) => line.uuid === uuid)!.quantity);
        expect(sumOf(units.map(({ count }) => count))).toBe(quantity);
        expect(sumOf(units.map(({ totalCents }) => totalCents))).toBe(goodsCents);
        expect(goodsCents).toBeLessThanOrEqual(originalCents);
        for (const { count, unitPrice, totalCents } of units)
          expect(unitPrice === null ? totalCents : unitPrice * count).toBe(totalCents);
      }
    });
  });

  it('take only prices that their line has, within the limits of their product over all its lines', () => {
    always(400, (input, { lines }) => {
      for (const { uuid, units: own } of lines) {
        const line = input.lines.find((each) => each.uuid === uuid)!;
        const same = new Set(
          input.lines
            .filter(({ productId }) => productId === line.productId)
            .map((each) => each.uuid),
        );
        const units = lines.filter((each) => same.has(each.uuid)).flatMap((each) => each.units);
        for (const step of ['seckill', 'discount', 'oldDiscount', 'halfPrice'] as const) {
          const offer = line[step];
          if (offer === null) expect(piecesAt(own, step)).toBe(0);
          else
            expectWithin(piecesAt(units, step, offer.activityId), offer.stock, offer.userRemaining);
        }
        if (line.welfare === null) expect(piecesAt(own, 'welfare')).toBe(0);
        else
          expectWithin(
            piecesAt(units, 'welfare', line.welfare.welfareProductId),
            line.welfare.stock,
            line.welfare.orderLimit,
          );
      }
    });
  });

  it("stay within the store's and the activities' limits", () => {
    always(400, ({ store, activities }, { lines }) => {
      const units = lines.flatMap((line) => line.units);
      expectWithin(piecesAt(units, 'seckill'), store.seckillLimitQty);
      expectWithin(piecesAt(units, 'halfPrice'), store.halfPriceLimitQty);
      if (store.discountLimitType === 1)
        expectWithin(
          piecesAt(units, 'discount') + piecesAt(units, 'oldDiscount'),
          store.discountLimitQty,
        );
      for (const { id, orderLimitType, orderLimitCount } of activities.discount)
        if (orderLimitType === 1) expectWithin(piecesAt(units, 'discount', id), orderLimitCount);
      for (const { activityId, joinLimit, joinLimitQuantity, stock } of activities.purchase)
        expectWithin(piecesAt(units, 'addOn', activityId), joinLimit, joinLimitQuantity, stock);
      for (const {
        activityId,
        compositeVO: vo,
        joinLimit,
        joinLimitQuantity,
        stock,
      } of activities.composite) {
        const pieces = piecesAt(units, 'composite', activityId);
        expectWithin(pieces, stock);
        expectWithin(
          vo.compositeType === 1 ? pieces / vo.compositeQuantity : pieces,
          joinLimit,
          joinLimitQuantity,
        );
      }
    });
  });
});

describe('what should not matter', () => {
  const isIgnored = fc.constantFrom(
    { selected: false },
    { sellout: true },
    { quantity: 0 },
    { isMallCoupon: true },
  );
  const ignored = fc
    .tuple(arbitraryLines(3), fc.array(isIgnored, { minLength: 3, maxLength: 3 }))
    .map(([lines, changes]) =>
      lines.map((line, index) => ({ ...line, uuid: `ignored-${index}`, ...changes[index] })),
    );

  it('lines that are not selected, sold out, empty or mall coupons change no price, in any position', () => {
    fc.assert(
      fc.property(arbitraryPriceInput, ignored, fc.nat(6), (input, more, at) => {
        const quote = priceCart(input, NOON);
        expect(priceCart({ ...input, lines: input.lines.toSpliced(at, 0, ...more) }, NOON)).toEqual(
          quote,
        );
        expect(
          priceCart({ ...input, lines: input.lines.toSpliced(at, 0, ...more.toReversed()) }, NOON),
        ).toEqual(quote);
      }),
      { numRuns: 300 },
    );
  });

  it('an order of nothing costs nothing, whatever it would be charged for', () => {
    always(300, (input) => {
      const { totals, trace, delivery, isFloored } = priceCart({ ...input, lines: [] }, NOON);
      expect([...new Set(Object.values(totals))]).toEqual([0]);
      expect({ deltas: trace.map(({ delta }) => delta), delivery, isFloored }).toEqual({
        deltas: [0],
        delivery: { ok: true },
        isFloored: false,
      });
    });
  });
});

describe('offers', () => {
  const payable = (input: PriceInput): number => priceCart(input, NOON).totals.payableCents;

  it('are each used or refused, in the order chosen', () => {
    always(500, ({ chosenOffers }, { usedOffers, refusedOffers }) => {
      const refused = new Set(refusedOffers.map(({ offerId }) => offerId));
      expect(usedOffers).toEqual(chosenOffers.map(({ id }) => id).filter((id) => !refused.has(id)));
      expect([...refused]).toEqual(
        chosenOffers.map(({ id }) => id).filter((id) => refused.has(id)),
      );
    });
  });

  it('one more at the end of the choice never makes an order without gold dearer', () => {
    fc.assert(
      fc.property(arbitraryPriceInput, arbitraryOffer('one-more'), (input, offer) => {
        const ungilded = { ...input, gold: [] };
        expect(
          payable({ ...ungilded, chosenOffers: [...input.chosenOffers, offer] }),
        ).toBeLessThanOrEqual(payable(ungilded));
      }),
      { numRuns: 500 },
    );
  });

  it('make an order with gold dearer by 0.1 at most, where they leave no more than the 0.1 that gold may not pay', () => {
    always(500, (input, { totals }) => {
      expect(totals.payableCents).toBeLessThanOrEqual(
        payable({ ...input, chosenOffers: [] }) + LEAST,
      );
    });
  });
});

describe('delivery', () => {
  const feeOf = (input: PriceInput): number => priceCart(input, NOON).totals.deliveryCents;

  it('never gets cheaper when the way or the weight grows, without offers', () => {
    fc.assert(
      fc.property(
        arbitraryLines(4),
        arbitraryHandover,
        fc.nat(4000),
        fc.constantFrom(0.001, 0.5, 3),
        (lines, handover, moreMeters, moreKg) => {
          if (handover.kind === 'pickup') return;
          const near = {
            ...handover,
            plan: { ...handover.plan, limitWeight: 0 },
            offers: { shared: false },
          };
          const fee = feeOf(aPriceInput({ lines, handover: near }));
          expect(
            feeOf(
              aPriceInput({
                lines,
                handover: { ...near, distanceMeters: near.distanceMeters + moreMeters },
              }),
            ),
          ).toBeGreaterThanOrEqual(fee);
          expect(
            feeOf(
              aPriceInput({
                lines: lines.map((line) => ({ ...line, weight: line.weight + moreKg })),
                handover: near,
              }),
            ),
          ).toBeGreaterThanOrEqual(fee);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('costs the same whichever voucher or gold is used', () => {
    always(300, (input, { totals, usedOffers }) => {
      const hasPacket = usedOffers.some((id) =>
        input.chosenOffers.some((offer) => offer.id === id && offer.kind === 'freeDelivery'),
      );
      if (!hasPacket)
        expect(feeOf({ ...input, chosenOffers: [], gold: [], mCoinCents: cents(0) })).toBe(
          totals.deliveryCents,
        );
    });
  });
});
