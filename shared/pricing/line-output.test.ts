import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { aBundle, aFullReduction } from '../testing/activity-builders.ts';
import { arbitraryPriceInput } from '../testing/arbitrary-cart.ts';
import { aCart, NOON, someActivities } from '../testing/builders.ts';
import type { PriceInput } from './price-input.ts';
import { lineOutputs } from './line-output.ts';
import { priceCart } from './price-cart.ts';

const outputOf = (input: PriceInput) => lineOutputs(priceCart(input, NOON))[0];

describe('what the price says of a line (decision P17)', () => {
  it('pieces of a group, and those outside of it', () => {
    const bundle = aBundle({});
    const input = aCart({ quantity: 4, group: { activityId: bundle.activityId } });
    const [line] = priceCart(
      { ...input, activities: someActivities({ composite: [bundle] }) },
      NOON,
    ).lines;
    const joined = line!.units
      .filter(({ step }) => step === 'composite')
      .reduce((sum, { count }) => sum + count, 0);
    expect(joined).toBeGreaterThan(0);
    expect(
      outputOf({ ...input, activities: someActivities({ composite: [bundle] }) }),
    ).toMatchObject({
      discountQuantity: 0,
      enjoyDiscountQuantity: joined,
      groupJoinQty: joined,
      groupNormalQty: 4 - joined,
      fullReduce: 0,
      fullAmount: 0,
    });
  });

  it('what a full reduction took off it, and of how much', () => {
    const full = aFullReduction({
      discountContentList: [{ fullAtm: cents(1000), discount: cents(300) }],
    });
    const input = aCart({ price: cents(2000) });
    expect(outputOf({ ...input, activities: someActivities({ full: [full] }) })).toMatchObject({
      fullReduce: 300,
      fullAmount: 2000,
      priceTotal: 2000,
    });
  });

  it('its sums are those of the price, whatever is in the cart', () => {
    fc.assert(
      fc.property(arbitraryPriceInput, (input) => {
        const quote = priceCart(input, NOON);
        const lines = lineOutputs(quote);
        const sum = (values: readonly number[]): number =>
          values.reduce((all, one) => all + one, 0);
        expect(sum(lines.map(({ fullReduce }) => fullReduce))).toBe(quote.totals.fullCents);
        expect(sum(lines.map(({ priceTotal }) => priceTotal))).toBe(quote.totals.goodsCents);
        for (const [place, line] of lines.entries()) {
          const { quantity } = quote.lines[place]!;
          expect(line.groupJoinQty + line.groupNormalQty).toBe(quantity);
          expect(line.discountQuantity + line.groupJoinQty).toBeLessThanOrEqual(quantity);
          expect(line.discountQuantity).toBeLessThanOrEqual(line.enjoyDiscountQuantity);
          expect(line.discountPriceTotal).toBeLessThanOrEqual(line.priceTotal);
          expect(line.fullReduce).toBeLessThanOrEqual(line.fullAmount);
        }
      }),
    );
  });
});
