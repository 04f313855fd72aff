import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../cart/cart-line.ts';
import { cents } from '../../kernel/money.ts';
import { aBundle, aThreshold } from '../../testing/activity-builders.ts';
import { aCart, aUnitOffer, someActivities } from '../../testing/builders.ts';
import { goodsOf, overflowsIn, unitsOf } from '../../testing/quote-views.ts';

const line = (activityId: string, change: Partial<CartLine> = {}): Partial<CartLine> => ({
  group: { activityId },
  ...change,
});

describe('composites', () => {
  it('are ranked by their average: below it goes first, at it a seckill too, above it takes what is left', () => {
    const composite = [
      aBundle({
        compositeVO: { compositeType: 1, compositeQuantity: 2, compositeAmount: cents(1201) },
      }),
    ];
    const cart = {
      ...aCart(
        line('bundle', {
          quantity: 4,
          seckill: aUnitOffer({ price: cents(600), stock: 1 }),
          discount: aUnitOffer({ price: cents(601) }),
        }),
      ),
      activities: someActivities({ composite }),
    };
    expect(unitsOf(cart)).toEqual([['1 seckill 600', '2 composite shared', '1 discount 601']]);
  });
  it('share what a limit of the order leaves after the ranks before them', () => {
    const cart = {
      ...aCart(
        line('bundle', {
          quantity: 4,
          discount: aUnitOffer({ price: cents(800), userRemaining: 1 }),
        }),
        { quantity: 2 },
      ),
      activities: someActivities({ composite: [aBundle()] }),
    };
    expect([unitsOf(cart)[0], overflowsIn(cart)]).toEqual([
      ['3 composite shared', '1 discount 800'],
      [],
    ]);
  });
  it('each price their own lines', () => {
    const cart = {
      ...aCart(line('threshold', { quantity: 2 }), line('bundle', { quantity: 3 })),
      activities: someActivities({
        composite: [aBundle(), aThreshold(), aBundle({ activityId: 'nobody' })],
      }),
    };
    expect(goodsOf(cart)).toEqual([1500, 2000]);
  });
  it('that the store does not have price nothing', () => {
    expect(goodsOf(aCart(line('gone', { quantity: 3, discount: aUnitOffer() })))).toEqual([1500]);
  });
  it.each([
    [1, [500, 800, 700], true],
    [2, [500, 500, 700], true],
    [3, [500, 500, 500], false],
    [-1, [500, 500, 500], false],
  ])('of %i different products an order', (orderProductStyleLimitQuantity, goods, isTold) => {
    const composite = [
      aThreshold({
        compositeVO: { compositeType: 2, threshold: 0, price: cents(500) },
        orderProductStyleLimit: true,
        orderProductStyleLimitQuantity,
      }),
    ];
    const cart = {
      ...aCart(...[900, 800, 700].map((price) => line('threshold', { price: cents(price) }))),
      activities: someActivities({ composite }),
    };
    expect([goodsOf(cart), overflowsIn(cart)]).toEqual([
      goods,
      isTold ? [`compositeStyleLimit ${orderProductStyleLimitQuantity}`] : [],
    ]);
  });
  it('count two lines of a product as one', () => {
    const composite = [
      aThreshold({
        compositeVO: { compositeType: 2, threshold: 0, price: cents(500) },
        orderProductStyleLimit: true,
        orderProductStyleLimitQuantity: 1,
      }),
    ];
    const cart = {
      ...aCart(line('threshold', { productId: 'p' }), line('threshold', { productId: 'p' })),
      activities: someActivities({ composite }),
    };
    expect(goodsOf(cart)).toEqual([500, 500]);
  });
});
