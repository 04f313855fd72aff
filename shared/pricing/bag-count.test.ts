import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { aBuyGift, aFullGift, aGift } from '../testing/activity-builders.ts';
import { aCart, NOON, someActivities } from '../testing/builders.ts';
import type { Activities } from './activities.ts';
import { BAG_CAPACITY_KG, bagCount } from './bag-count.ts';
import { priceCart } from './price-cart.ts';

const byWeight = { capacityKg: BAG_CAPACITY_KG };

it('bags are as many as were asked for, or one for each capacity begun (decision P22)', () => {
  expect([0, 0.01, 8, 8.001, 24.5].map((kg) => bagCount(byWeight, kg))).toEqual([1, 1, 1, 2, 4]);
  expect(bagCount({ capacityKg: 5 }, 8)).toBe(2);
  expect(bagCount(3, 100)).toBe(3);
});

describe('the bags of a supermarket order', () => {
  const bagCents = (weight: number, activities: Partial<Activities> = {}) =>
    priceCart(
      {
        ...aCart({ quantity: 2, weight }),
        activities: someActivities(activities),
        fees: { serviceFees: [], boxCents: cents(0), bags: byWeight, bagCents: cents(100) },
      },
      NOON,
    ).totals.bagCents;

  it('follow what the pieces weigh', () => {
    expect([0.1, 4, 4.001, 12].map((weight) => bagCents(weight))).toEqual([100, 100, 200, 300]);
  });

  it('carry the gifts too (decision H11)', () => {
    const gifts = [aGift({ productWeight: 1 })];
    const limits = [{ limitQuantity: 2, gifts, isDouble: false, isWhatever: false }];
    expect(bagCents(4, { buyGift: [aBuyGift({ limits })] })).toBe(200);
    expect(bagCents(4, { fullGift: aFullGift({ weight: 8.1 }) })).toBe(300);
  });
});

describe('the weight of an order', () => {
  it.each([
    [[{ weight: 0 }], 0.01],
    [[{ weight: 0.009 }], 0.01],
    [[{ weight: 0.01 }], 0.01],
    [[{ weight: 0.011 }], 0.011],
    [[{ weight: 0.1, quantity: 3 }], 0.3],
    [[{ weight: 0.1 }, { weight: 0.2 }], 0.3],
    [[{ weight: 3333.333, quantity: 3 }], 9999.999],
    [[{ weight: 5 }, { weight: 7, selected: false }], 5],
    [[{ weight: 5000, quantity: 3 }], 15_000],
  ])('of lines %j is %d kg', (lines, kg) => {
    expect(priceCart(aCart(...lines), NOON).totals.weightKg).toBe(kg);
  });
});
