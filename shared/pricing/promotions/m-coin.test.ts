import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { aCart, aDelivery, NOON } from '../../testing/builders.ts';
import { priceCart } from '../price-cart.ts';

const asked = (mCoinCents: number, price = 1000) => {
  const { totals, isFloored } = priceCart(
    { ...aCart({ price: cents(price) }), mCoinCents: cents(mCoinCents) },
    NOON,
  );
  return [totals.mCoinCents, totals.payableCents, isFloored];
};

describe('mCoin', () => {
  it.each([
    [0, [0, 1000, false]],
    [989, [989, 11, false]],
    [990, [990, 10, false]],
    [991, [990, 10, true]],
    [5000, [990, 10, true]],
  ])('of %i cents on 10.00', (coins, expected) => {
    expect(asked(coins)).toEqual(expected);
  });
  it.each([
    [10, [0, 10, true]],
    [5, [0, 10, true]],
    [11, [1, 10, true]],
  ])('on a total of %i cents', (price, expected) => {
    expect(asked(100, price)).toEqual(expected);
  });
  it('pays fees too, and is spread over lines and fees', () => {
    const quote = priceCart(
      { ...aCart({ price: cents(1500) }), handover: aDelivery(), mCoinCents: cents(400) },
      NOON,
    );
    expect([quote.lines[0]!.shareCents, quote.feeShares.delivery]).toEqual([1200, 400]);
  });
});
