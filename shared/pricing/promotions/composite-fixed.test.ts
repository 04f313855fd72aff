import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../cart/cart-line.ts';
import { cents } from '../../kernel/money.ts';
import { aBundle } from '../../testing/activity-builders.ts';
import { aCart, someActivities } from '../../testing/builders.ts';
import { goodsOf, overflowsIn, unitsOf } from '../../testing/quote-views.ts';
import { fixedComposite } from './composite-fixed.ts';

const line = (price: number, quantity = 1): Partial<CartLine> => ({
  price: cents(price),
  quantity,
  group: { activityId: 'bundle' },
});
const cartOf = (change: Parameters<typeof aBundle>[0], ...lines: Partial<CartLine>[]) => ({
  ...aCart(...lines),
  activities: someActivities({ composite: [aBundle(change)] }),
});

describe('composite of any 3 pieces for $20', () => {
  it.each([
    [2, 2000],
    [3, 2000],
    [4, 3000],
    [5, 4000],
    [6, 4000],
    [7, 5000],
  ])('%i pieces of $10 cost %i cents', (quantity, goods) => {
    expect(goodsOf(cartOf({}, line(1000, quantity)))).toEqual([goods]);
  });
  it('spreads the price of all bundles by what their pieces cost', () => {
    expect(goodsOf(cartOf({}, line(500), line(1200), line(800), line(1000)))).toEqual([
      500, 800, 533, 667,
    ]);
    expect(goodsOf(cartOf({}, line(1000), line(1000), line(1000)))).toEqual([667, 667, 666]);
  });
  it('cuts bundles across lines, the dearest first', () => {
    expect(unitsOf(cartOf({}, line(700, 2), line(900, 4), line(800)))).toEqual([
      ['1 composite shared', '1 goods 700'],
      ['4 composite shared'],
      ['1 composite shared'],
    ]);
  });
  it.each([
    [666, 1998],
    [667, 2000],
  ])('three pieces of %i cents cost %i', (price, goods) => {
    expect(goodsOf(cartOf({}, line(price, 3)))).toEqual([goods]);
  });
  it('stops at the first bundle that would not be cheaper, also in the middle of lines', () => {
    expect(goodsOf(cartOf({}, line(1000, 4), line(500, 5)))).toEqual([3000, 2500]);
    expect(goodsOf(cartOf({}, line(1000, 4), line(501, 2)))).toEqual([3199, 801]);
  });
  it.each([
    [{ joinLimitQuantity: 1 }, 'compositeOrderLimit 1'],
    [{ joinLimit: 1 }, 'compositeJoinLimit 1'],
    [{ stock: 5 }, 'compositeStock 5'],
    [{ joinLimitQuantity: 1, joinLimit: 1, stock: 3 }, 'compositeOrderLimit 1'],
    [{ joinLimit: 1, stock: 3 }, 'compositeJoinLimit 1'],
  ])('with %j bundles once of twice', (change, overflow) => {
    expect([
      goodsOf(cartOf(change, line(1000, 6))),
      overflowsIn(cartOf(change, line(1000, 6))),
    ]).toEqual([[5000], [overflow]]);
    expect(overflowsIn(cartOf(change, line(1000, 5)))).toEqual([]);
  });
  it('forms none where none is left', () => {
    expect([
      goodsOf(cartOf({ stock: 2 }, line(1000, 3))),
      overflowsIn(cartOf({ stock: 2 }, line(1000, 3))),
    ]).toEqual([[3000], ['compositeStock 2']]);
  });
  it('is broken with no pieces in a bundle', () => {
    expect(() =>
      fixedComposite({ compositeType: 1, compositeQuantity: 0, compositeAmount: cents(1) }),
    ).toThrow(RangeError);
  });
});
