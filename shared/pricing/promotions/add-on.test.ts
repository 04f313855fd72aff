import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { aBundle, aPurchase } from '../../testing/activity-builders.ts';
import { aCart, aUnitOffer, someActivities } from '../../testing/builders.ts';
import { overflowsIn, unitsOf } from '../../testing/quote-views.ts';
import type { CartLine } from '../../cart/cart-line.ts';

const added = (quantity = 1) => ({
  quantity,
  selectedPurchase: true,
  purchase: { activityId: 'purchase' },
});
const cartOf = (change: Parameters<typeof aPurchase>[0], ...lines: Partial<CartLine>[]) => ({
  ...aCart(...lines),
  activities: someActivities({ purchase: [aPurchase(change)] }),
});

describe('add-on purchase', () => {
  it.each([
    [9999, '1 goods 1000'],
    [10_000, '1 addOn 500'],
    [10_001, '1 addOn 500'],
  ])('beside other lines of %i cents, from 100.00 on', (price, units) => {
    expect(
      unitsOf(cartOf({ purchaseLimitAmount: cents(10_000) }, { price: cents(price) }, added()))[1],
    ).toEqual([units]);
  });
  it('is measured on what the ordinary lines cost after their promotions, with ingredients', () => {
    const ordinary = {
      seckill: aUnitOffer({ price: cents(800) }),
      ingredients: [{ id: 'egg', price: cents(200) }],
    };
    expect(unitsOf(cartOf({}, ordinary, added()))[1]).toEqual(['1 addOn 500']);
    expect(unitsOf(cartOf({ purchaseLimitAmount: cents(1001) }, ordinary, added()))[1]).toEqual([
      '1 goods 1000',
    ]);
  });
  it('may come before the lines that it is added on to', () => {
    expect(unitsOf(cartOf({}, added(), {}))[0]).toEqual(['1 addOn 500']);
  });
  it.each([
    ['a line that was not added on', { purchase: { activityId: 'purchase' } }],
    ['a line without the activity', { selectedPurchase: true }],
    [
      'an activity that the store does not have',
      { selectedPurchase: true, purchase: { activityId: 'gone' } },
    ],
  ])('is not for %s', (_, line) => {
    expect(unitsOf(cartOf({}, {}, line))[1]).toEqual(['1 goods 1000']);
  });
  it('with a join limit of 0 excludes the product and reports nothing', () => {
    expect(unitsOf(cartOf({ joinLimit: 0 }, {}, added()))[1]).toEqual(['1 goods 1000']);
    expect(overflowsIn(cartOf({ joinLimit: 0 }, {}, added()))).toEqual([]);
  });
  it.each([
    [{ joinLimitQuantity: 2 }, 'addOnJoinLimit 2'],
    [{ joinLimit: 2 }, 'addOnJoinLimit 2'],
    [{ stock: 2 }, 'addOnStock 2'],
  ])('shares %j among its lines, reported once', (change, overflow) => {
    const cart = cartOf(change, {}, added(2), added(), added());
    expect(unitsOf(cart).slice(1)).toEqual([['2 addOn 500'], ['1 goods 1000'], ['1 goods 1000']]);
    expect(overflowsIn(cart)).toEqual([overflow]);
  });
  it('takes part in no composite, and takes a better price of its own', () => {
    const activities = someActivities({
      purchase: [aPurchase()],
      composite: [aBundle({ compositeVO: { compositeType: 2, threshold: 0, price: cents(1) } })],
    });
    const line = {
      ...added(2),
      group: { activityId: 'bundle' },
      discount: aUnitOffer({ price: cents(400), stock: 1 }),
    };
    expect(unitsOf({ ...aCart({}, line), activities })[1]).toEqual([
      '1 discount 400',
      '1 addOn 500',
    ]);
  });
});
