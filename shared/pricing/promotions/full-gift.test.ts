import { describe, expect, it } from 'vitest';
import { UNLIMITED } from '../../cart/cart-line.ts';
import { cents } from '../../kernel/money.ts';
import type { FullGiftTier } from '../activities.ts';
import { aFullGift } from '../../testing/activity-builders.ts';
import { aCart, aDelivery, aUnitOffer, NOON, someActivities } from '../../testing/builders.ts';
import { priceCart } from '../price-cart.ts';
import { fullGift } from './full-gift.ts';

const tier = (giftId: string, dollars: number, change: Partial<FullGiftTier> = {}) =>
  aFullGift({ giftId, limitAmount: cents(dollars * 100), ...change }).fullGiftDetails[0]!;
const given = (goodsCents: number, ...fullGiftDetails: FullGiftTier[]) =>
  fullGift({ id: 'full-gift', fullGiftDetails }, goodsCents);

describe('the gift at an amount', () => {
  it.each([
    [1999, undefined],
    [2000, 'tea'],
    [4999, 'tea'],
    [5000, 'tart'],
    [90_000, 'tart'],
  ])('of goods for %i cents is %s', (goodsCents, gift) => {
    const tiers = [tier('tea', 20), tier('tart', 50), tier('second of the amount', 50)];
    expect(given(goodsCents, ...tiers)?.giftId).toBe(gift);
  });

  it.each([
    [UNLIMITED, 3, 0.3],
    [5, 3, 0.3],
    [2, 2, 0.2],
    [0, 0, 0],
  ])('with a stock of %i gives %i of 3 pieces, %f kg', (stock, quantity, weight) => {
    expect(given(2000, tier('tea', 20, { qty: 3, stock }))).toEqual({
      activityId: 'full-gift',
      giftId: 'tea',
      quantity,
      wanted: 3,
      weight,
    });
  });

  it('is none without an activity', () => {
    expect(fullGift(null, 9000)).toBeNull();
  });
});

describe('the gift at an amount in a cart', () => {
  it('follows the goods after line prices, not the original ones', () => {
    const activities = someActivities({ fullGift: aFullGift() });
    const dear = aCart({ quantity: 2 });
    const cheap = aCart({ quantity: 2, discount: aUnitOffer({ price: cents(500) }) });
    expect(priceCart({ ...dear, activities }, NOON).fullGift).toMatchObject({ quantity: 1 });
    expect(priceCart({ ...cheap, activities }, NOON)).not.toHaveProperty('fullGift');
  });

  it('is none in an empty cart, even from the first cent on', () => {
    const activities = someActivities({ fullGift: aFullGift({ limitAmount: cents(0) }) });
    expect(priceCart({ ...aCart(), lines: [], activities }, NOON).fullGift).toBeUndefined();
  });

  it('weighs, costs nothing and brings no fresh surcharge (decision H11)', () => {
    const plan = { amount: cents(1000), freshEnable: true, freshCost: cents(300), limitWeight: 5 };
    const cart = { ...aCart({ quantity: 2, weight: 2 }), handover: aDelivery({ plan }) };
    const priced = (weight: number) =>
      priceCart({ ...cart, activities: someActivities({ fullGift: aFullGift({ weight }) }) }, NOON);
    const without = priceCart(cart, NOON);
    expect(priced(1).totals).toEqual({ ...without.totals, weightKg: 5 });
    expect(priced(1.001).delivery).toEqual({ ok: false, reason: 'overweight', limitKg: 5 });
  });
});
