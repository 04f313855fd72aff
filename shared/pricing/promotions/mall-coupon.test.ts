import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { aCart, anOffer } from '../../testing/builders.ts';
import { offersOf, stepsOf } from '../../testing/quote-views.ts';

const coupon = (id: string, change: Parameters<typeof anOffer>[0] = {}) =>
  anOffer({ id, kind: 'mallCoupon', ...change });
const tenPercent = { value: { rate: 0.9, maxAmount: null } };

describe('mall coupons', () => {
  it('count together, each on what the one before left', () => {
    expect(
      stepsOf({ ...aCart({}), chosenOffers: [coupon('a', tenPercent), coupon('b', tenPercent)] }),
    ).toEqual(['goods 1000', 'mallCoupon -100', 'mallCoupon -90']);
  });
  it('may bring the next one below its minimum', () => {
    const cart = (limitAmount: number) => ({
      ...aCart({}),
      chosenOffers: [
        coupon('a', tenPercent),
        coupon('b', { ...tenPercent, limitAmount: cents(limitAmount) }),
      ],
    });
    expect([offersOf(cart(900)), offersOf(cart(901))]).toEqual([
      { used: ['a', 'b'], refused: [] },
      { used: ['a'], refused: ['b BELOW_MIN 1'] },
    ]);
  });
  it('leave nothing to take when the first took it all', () => {
    expect(
      offersOf({
        ...aCart({}),
        chosenOffers: [coupon('a', { value: { amount: cents(1000) } }), coupon('b')],
      }),
    ).toEqual({ used: ['a'], refused: ['b SCOPE_PRODUCT'] });
  });
  it('shut out, and are shut out by, every other kind', () => {
    expect(offersOf({ ...aCart({}), chosenOffers: [coupon('a'), anOffer(), coupon('b')] })).toEqual(
      { used: ['a', 'b'], refused: ['offer EXCLUSIVE a'] },
    );
    expect(offersOf({ ...aCart({}), chosenOffers: [anOffer(), coupon('a')] })).toEqual({
      used: ['offer'],
      refused: ['a EXCLUSIVE offer'],
    });
  });
  it('that lie in the cart as lines cost nothing there', () => {
    expect(stepsOf(aCart({}, { isMallCoupon: true }))).toEqual(['goods 1000']);
  });
});
