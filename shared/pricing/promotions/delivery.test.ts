import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { aBuyGift, aFullReduction, aGift } from '../../testing/activity-builders.ts';
import { aCart, aDelivery, anOffer, NOON, PICKUP, someActivities } from '../../testing/builders.ts';
import { stepsOf } from '../../testing/quote-views.ts';
import { priceCart } from '../price-cart.ts';

const plan = {
  amount: cents(2000),
  limitWeight: 5,
  costStairs: [{ amount: cents(3000), cost: cents(500) }],
};
const handover = aDelivery({ plan });

describe('the delivery fee of a cart', () => {
  it('goes by the goods after full activities, before vouchers', () => {
    const full = [
      aFullReduction({ discountContentList: [{ fullAtm: cents(0), discount: cents(1) }] }),
    ];
    expect(
      stepsOf({ ...aCart({ price: cents(3000) }), handover, chosenOffers: [anOffer()] }),
    ).toContain('deliveryFee 500');
    expect(
      stepsOf({ ...aCart({ price: cents(3000) }), handover, activities: someActivities({ full }) }),
    ).toContain('deliveryFee 2000');
  });
  it('is less its promotion', () => {
    const offers = {
      merchant: {
        activityType: 2,
        deliveryDetails: [{ limitAmount: cents(1000), amount: cents(300) }],
      },
      shared: false,
    };
    const quote = priceCart({ ...aCart({}), handover: aDelivery({ plan, offers }) }, NOON);
    expect(quote.totals).toMatchObject({
      deliveryGrossCents: 2000,
      deliveryCents: 1700,
      savedCents: 300,
      payableCents: 2700,
    });
    expect(quote.feeShares).toEqual({ delivery: 1700, service: 0, box: 0, bag: 0 });
  });
  it('is nothing for an order too heavy, which is reported: exactly the limit is not', () => {
    const heavy = (weight: number) => priceCart({ ...aCart({ weight }), handover }, NOON);
    expect([heavy(5).delivery, heavy(5).totals.deliveryCents]).toEqual([{ ok: true }, 2000]);
    expect([heavy(5.001).delivery, heavy(5.001).totals.deliveryCents]).toEqual([
      { ok: false, reason: 'overweight', limitKg: 5 },
      0,
    ]);
  });
  it('counts the weight of gifts, but not that they are fresh', () => {
    const buyGift = [
      aBuyGift({
        limits: [
          {
            limitQuantity: 1,
            gifts: [aGift({ productWeight: 4.501, isFresh: true })],
            isDouble: false,
            isWhatever: false,
          },
        ],
      }),
    ];
    expect(
      priceCart({ ...aCart({}), handover, activities: someActivities({ buyGift }) }, NOON).delivery
        .ok,
    ).toBe(false);
    const fresh = aDelivery({
      plan: { amount: cents(100), freshEnable: true, freshCost: cents(50) },
    });
    expect(
      stepsOf({ ...aCart({}), handover: fresh, activities: someActivities({ buyGift }) }),
    ).toContain('deliveryFee 100');
    expect(stepsOf({ ...aCart({}, { isFresh: true }), handover: fresh })).toContain(
      'deliveryFee 150',
    );
  });
  it('weighs at least 0.01 kg, and nothing without lines', () => {
    expect([
      priceCart(aCart({ weight: 0 }), NOON).totals.weightKg,
      priceCart(aCart({ weight: 0.1, quantity: 3 }), NOON).totals.weightKg,
      priceCart(aCart(), NOON).totals.weightKg,
    ]).toEqual([0.01, 0.3, 0]);
  });
  it('is nothing for pickup and for an empty cart', () => {
    expect(stepsOf({ ...aCart({}), handover: PICKUP })).toEqual(['goods 1000']);
    expect(stepsOf({ ...aCart({ selected: false }), handover })).toEqual(['goods 0']);
  });
});
