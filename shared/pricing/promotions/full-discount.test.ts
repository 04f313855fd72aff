import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { aDiscount, aFullDiscount, aFullReduction } from '../../testing/activity-builders.ts';
import { aCart, aUnitOffer, NOON, someActivities } from '../../testing/builders.ts';
import { priceCart } from '../price-cart.ts';

const rates = (...rows: readonly (readonly [number, number])[]) =>
  aFullDiscount({
    discountContentList: rows.map(([fullAtm, discount]) => ({ fullAtm: cents(fullAtm), discount })),
  });
const fullCents = (activity: ReturnType<typeof aFullDiscount>, price: number) =>
  priceCart(
    { ...aCart({ price: cents(price) }), activities: someActivities({ full: [activity] }) },
    NOON,
  ).totals.fullCents;

describe('full-discount', () => {
  it.each([
    [9999, 0],
    [10_000, 1000],
    [10_001, 1000],
    [10_005, 1000],
    [10_006, 1001],
  ])('10 %% off goods of %i cents, from 100.00 on: %i', (price, taken) => {
    expect(fullCents(rates([10_000, 0.9]), price)).toBe(taken);
  });
  it('takes the highest tier reached, alone', () => {
    expect([
      fullCents(rates([2000, 0.8], [1000, 0.9]), 1999),
      fullCents(rates([2000, 0.8], [1000, 0.9]), 2000),
    ]).toEqual([200, 400]);
  });
  it.each([
    [1, 0],
    [0, 1000],
    [1.1, 0],
  ])('with a rate of %d takes %i of 10.00', (rate, taken) => {
    expect(fullCents(rates([0, rate]), 1000)).toBe(taken);
  });
  it('leaves out lines whose discount does not share it, and only those of full-reduction do not matter', () => {
    const cart = (
      change: Parameters<typeof aDiscount>[0],
      full: ReturnType<typeof aFullDiscount>,
    ) =>
      priceCart(
        {
          ...aCart({ discount: aUnitOffer() }, {}),
          activities: someActivities({ discount: [aDiscount(change)], full: [full] }),
        },
        NOON,
      ).totals.fullCents;
    expect(cart({ shareFullDiscount: false }, aFullDiscount())).toBe(100);
    expect(cart({ shareFullReduction: false }, aFullDiscount())).toBe(150);
    expect(
      cart(
        { shareFullDiscount: false },
        aFullReduction({ discountContentList: [{ fullAtm: cents(1500), discount: cents(1) }] }),
      ),
    ).toBe(1);
  });
});
