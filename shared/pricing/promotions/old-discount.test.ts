import { describe, expect, it } from 'vitest';
import { aDiscount } from '../../testing/activity-builders.ts';
import { aCart, aStore, aUnitOffer, someActivities } from '../../testing/builders.ts';
import { overflowsIn, unitsOf } from '../../testing/quote-views.ts';

const old = (quantity: number, change: Parameters<typeof aUnitOffer>[0] = {}) => ({
  quantity,
  oldDiscount: aUnitOffer(change),
});

describe('old discount', () => {
  it('shares the limit of the store with the new one', () => {
    const cart = {
      ...aCart({ quantity: 1, discount: aUnitOffer() }, old(2)),
      store: aStore({ discountLimitType: 1, discountLimitQty: 2 }),
    };
    expect([unitsOf(cart), overflowsIn(cart)]).toEqual([
      [['1 discount 500'], ['1 oldDiscount 500', '1 goods 1000']],
      ['discountOrderLimit 2'],
    ]);
  });
  it('has no limit of an activity', () => {
    expect(
      overflowsIn({
        ...aCart(old(3)),
        activities: someActivities({
          discount: [aDiscount({ orderLimitType: 1, orderLimitCount: 1 })],
        }),
      }),
    ).toEqual([]);
  });
  it.each([
    [{ stock: 1 }, 'discountStock 1'],
    [{ userRemaining: 1 }, 'discountUserLimit 1'],
  ])('is capped by %j', (change, overflow) => {
    expect(overflowsIn(aCart(old(2, change)))).toEqual([overflow]);
  });
  it('shares what the guest has left among the lines of a product', () => {
    expect(
      unitsOf(
        aCart(
          { productId: 'rice', ...old(1, { userRemaining: 1 }) },
          { productId: 'rice', ...old(1, { userRemaining: 1 }) },
        ),
      ),
    ).toEqual([['1 oldDiscount 500'], ['1 goods 1000']]);
  });
  it('comes after a discount of the same price', () => {
    expect(unitsOf(aCart({ ...old(2), discount: aUnitOffer({ stock: 1 }) }))).toEqual([
      ['1 discount 500', '1 oldDiscount 500'],
    ]);
  });
});
