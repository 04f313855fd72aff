import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../cart/cart-line.ts';
import { cents } from '../../kernel/money.ts';
import { aThreshold } from '../../testing/activity-builders.ts';
import { aCart, someActivities } from '../../testing/builders.ts';
import { goodsOf, overflowsIn, unitsOf } from '../../testing/quote-views.ts';

const line = (price: number, quantity = 1): Partial<CartLine> => ({
  price: cents(price),
  quantity,
  group: { activityId: 'threshold' },
});
const cartOf = (change: Parameters<typeof aThreshold>[0], ...lines: Partial<CartLine>[]) => ({
  ...aCart(...lines),
  activities: someActivities({ composite: [aThreshold(change)] }),
});
const after = (threshold: number) => ({
  compositeVO: { compositeType: 2 as const, threshold, price: cents(500) },
});

describe('composite of a price beyond a threshold', () => {
  it.each([
    [0, 1500],
    [1, 2000],
    [2, 2500],
    [3, 3000],
    [4, 3000],
  ])('after %i of 3 pieces', (threshold, goods) => {
    expect(goodsOf(cartOf(after(threshold), line(1000, 3)))).toEqual([goods]);
  });
  it('leaves their price to the cheapest', () => {
    expect(unitsOf(cartOf(after(2), line(600), line(900, 2), line(800)))).toEqual([
      ['1 goods 600'],
      ['2 composite 500'],
      ['1 goods 800'],
    ]);
  });
  it.each([
    [500, '1 goods 500'],
    [501, '1 composite 500'],
    [499, '1 goods 499'],
  ])('a piece of %i cents', (price, units) => {
    expect(unitsOf(cartOf(after(0), line(price)))).toEqual([[units]]);
  });
  it.each([
    [{ joinLimitQuantity: 2 }, 'compositeOrderLimit 2'],
    [{ joinLimit: 2 }, 'compositeJoinLimit 2'],
    [{ stock: 2 }, 'compositeStock 2'],
  ])('with %j takes two pieces', (change, overflow) => {
    expect([
      goodsOf(cartOf(change, line(1000, 4))),
      overflowsIn(cartOf(change, line(1000, 4))),
      overflowsIn(cartOf(change, line(1000, 3))),
    ]).toEqual([[3000], [overflow], []]);
  });
});
