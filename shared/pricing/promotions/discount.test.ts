import { describe, expect, it } from 'vitest';
import { aDiscount } from '../../testing/activity-builders.ts';
import { aCart, aStore, aUnitOffer, someActivities } from '../../testing/builders.ts';
import { overflowsIn, unitsOf } from '../../testing/quote-views.ts';

const discounted = (quantity: number, change: Parameters<typeof aUnitOffer>[0] = {}) => ({
  quantity,
  discount: aUnitOffer(change),
});

describe('discount', () => {
  it('of 2 pieces an order, 5 bought: 3 at the original price', () => {
    const cart = {
      ...aCart(discounted(5)),
      store: aStore({ discountLimitType: 1, discountLimitQty: 2 }),
    };
    expect([unitsOf(cart), overflowsIn(cart)]).toEqual([
      [['2 discount 500', '3 goods 1000']],
      ['discountOrderLimit 2'],
    ]);
  });
  it.each([[0], [2], [3]])(
    'is not capped by a limit of the store of type %i',
    (discountLimitType) => {
      expect(
        overflowsIn({
          ...aCart(discounted(5)),
          store: aStore({ discountLimitType, discountLimitQty: 2 }),
        }),
      ).toEqual([]);
    },
  );
  it.each([
    [0, []],
    [1, ['discountOrderLimit 2']],
    [2, []],
    [3, []],
  ])('with an activity limit of type %i', (orderLimitType, overflow) => {
    const cart = {
      ...aCart(discounted(1), discounted(2)),
      activities: someActivities({ discount: [aDiscount({ orderLimitType, orderLimitCount: 2 })] }),
    };
    expect(overflowsIn(cart)).toEqual(overflow);
  });
  it('has a limit for each activity separately', () => {
    const activities = someActivities({
      discount: [
        aDiscount({ orderLimitType: 1, orderLimitCount: 1 }),
        aDiscount({ id: 'other', orderLimitType: 1, orderLimitCount: 2 }),
      ],
    });
    expect(
      unitsOf({ ...aCart(discounted(2), discounted(2, { activityId: 'other' })), activities }),
    ).toEqual([['1 discount 500', '1 goods 1000'], ['2 discount 500']]);
  });
  it.each([
    ['stock', { stock: 1 }, 'discountStock 1'],
    ['what the guest has left', { userRemaining: 1, stock: 1 }, 'discountUserLimit 1'],
  ])('is capped by %s', (_, change, overflow) => {
    expect(overflowsIn(aCart(discounted(2, change)))).toEqual([overflow]);
  });
  it.each([
    ['what the guest has left', { userRemaining: 1 }, 'discountUserLimit 1'],
    ['the last piece of the stock', { stock: 1 }, 'discountStock 1'],
  ])('shares %s among the lines of a dish', (_, change, overflow) => {
    const cart = aCart(
      { productId: 'tart', ...discounted(1, change) },
      { productId: 'tart', ...discounted(1, change) },
    );
    expect([unitsOf(cart), overflowsIn(cart)]).toEqual([
      [['1 discount 500'], ['1 goods 1000']],
      [overflow],
    ]);
  });
});
