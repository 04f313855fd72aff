import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { aCart, aStore } from '../../testing/builders.ts';
import { overflowsIn, unitsOf } from '../../testing/quote-views.ts';

const half = (
  quantity: number,
  change: { stock?: number; userRemaining?: number; price?: number } = {},
) => ({
  quantity,
  price: cents(change.price ?? 1000),
  halfPrice: {
    activityId: 'half',
    stock: change.stock ?? -1,
    userRemaining: change.userRemaining ?? -1,
  },
});

describe('half price', () => {
  it.each([
    [1000, '1 halfPrice 500'],
    [999, '1 halfPrice 500'],
    [998, '1 halfPrice 499'],
    [2, '1 halfPrice 1'],
    [1, '1 goods 1'],
    [0, '1 goods 0'],
  ])('of %i cents, half-up', (price, units) => {
    expect(unitsOf(aCart(half(1, { price })))).toEqual([[units]]);
  });
  it('returns to the original price beyond the limit of an order, over all lines', () => {
    const cart = { ...aCart(half(2), half(2)), store: aStore({ halfPriceLimitQty: 3 }) };
    expect([unitsOf(cart), overflowsIn(cart)]).toEqual([
      [['2 halfPrice 500'], ['1 halfPrice 500', '1 goods 1000']],
      ['halfPriceLimit 3'],
    ]);
  });
  it('shares the stock among the lines of a product', () => {
    expect(
      unitsOf(
        aCart(
          { productId: 'rice', ...half(1, { stock: 1 }) },
          { productId: 'rice', ...half(1, { stock: 1 }) },
        ),
      ),
    ).toEqual([['1 halfPrice 500'], ['1 goods 1000']]);
  });
  it.each([[{ stock: 3 }], [{ userRemaining: 3 }]])(
    'shares %j among all products of its activity',
    (change) => {
      const cart = aCart(
        { productId: 'rice', ...half(2, change) },
        { productId: 'tea', ...half(2, change) },
      );
      expect(unitsOf(cart)).toEqual([['2 halfPrice 500'], ['1 halfPrice 500', '1 goods 1000']]);
    },
  );
  it.each([[{ stock: 1 }], [{ userRemaining: 1 }]])(
    'is reported in the same words when %j binds',
    (change) => {
      expect(overflowsIn(aCart(half(2, change)))).toEqual(['halfPriceLimit 1']);
    },
  );
});
