import type { DeliveryPlan } from '#shared/pricing/delivery/delivery-plan.ts';
import { cents, fromDollars } from '#shared/kernel/money.ts';

const stairs = (...pairs: readonly (readonly [amount: number, cost: number])[]) =>
  pairs.map(([amount, cost]) => ({ amount: fromDollars(amount), cost: fromDollars(cost) }));
const heavy = (...pairs: readonly (readonly [weight: number, cost: number])[]) =>
  pairs.map(([weight, cost]) => ({ weight, cost: fromDollars(cost) }));
const far = (
  ...rows: readonly (readonly [distance: number, unitCost: number, overBridge: number])[]
) =>
  rows.map(([distance, unitCost, overBridge]) => ({
    distance,
    unitCost: fromDollars(unitCost),
    unitPassBridgeCost: fromDollars(overBridge),
  }));

/** What deliveries of the town cost, and how far they go, in metres. */
export const PLANS = {
  platform: {
    reach: 9000,
    plan: {
      amount: fromDollars(12),
      costStairs: stairs([0, 12], [80, 9], [150, 5]),
      baseWeight: 5,
      overWeightEnable: true,
      overWeightStairs: heavy([5, 2], [10, 3]),
      limitWeight: 30,
      distanceEnable: true,
      distanceStairs: far([3, 1.5, 2.5], [6, 2, 3]),
      passBridgeEnable: true,
      passBridgeCost: fromDollars(8),
    },
  },
  near: {
    reach: 4500,
    plan: {
      amount: fromDollars(8),
      costStairs: stairs([0, 8], [100, 4]),
      baseWeight: 6,
      overWeightEnable: true,
      overWeightStairs: heavy([6, 2]),
      limitWeight: 25,
      distanceEnable: true,
      distanceStairs: far([2, 2, 2]),
    },
  },
  shop: {
    reach: 2800,
    plan: { amount: fromDollars(6), costStairs: stairs([0, 6], [60, 0]), limitWeight: 20 },
  },
  free: { reach: 3500, plan: { amount: cents(0), limitWeight: 20 } },
  far: {
    reach: 14_000,
    plan: {
      amount: fromDollars(18),
      costStairs: stairs([0, 18], [200, 8]),
      baseWeight: 8,
      overWeightEnable: true,
      overWeightStairs: heavy([8, 3]),
      distanceEnable: true,
      distanceStairs: far([4, 2, 3]),
      passBridgeEnable: true,
      passBridgeCost: fromDollars(10),
      limitWeight: 40,
    },
  },
  grocery: {
    reach: 9000,
    plan: {
      amount: fromDollars(15),
      costStairs: stairs([0, 15], [120, 10], [250, 5]),
      baseWeight: 8,
      overWeightEnable: true,
      overWeightStairs: heavy([8, 2], [15, 3]),
      limitWeight: 30,
      freshEnable: true,
      freshCost: fromDollars(3),
      distanceEnable: true,
      distanceStairs: far([3, 1.5, 2.5], [6, 2, 3]),
      passBridgeEnable: true,
      passBridgeCost: fromDollars(8),
    },
  },
  warehouse: {
    reach: 12_000,
    plan: {
      amount: fromDollars(30),
      costStairs: stairs([0, 30], [500, 15], [1000, 0]),
      baseWeight: 25,
      overWeightEnable: true,
      overWeightStairs: heavy([25, 1], [50, 2]),
      limitWeight: 80,
      freshEnable: true,
      freshCost: fromDollars(5),
      passBridgeEnable: true,
      passBridgeCost: fromDollars(20),
    },
  },
} as const satisfies Record<string, { reach: number; plan: DeliveryPlan }>;
export type PlanName = keyof typeof PLANS;
