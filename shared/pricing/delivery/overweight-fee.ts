import { ZERO, type Cents } from '../../kernel/money.ts';
import type { DeliveryInput, DeliveryPlan } from './delivery-plan.ts';
import { startedUnitsCost, thousandths } from './started-units.ts';

/** The heaviest cart that any store delivers, in kg (spec 002 §5, §9). */
export const MAX_WEIGHT_KG = 10_000;

/**
 * Above this many kg the store does not deliver: its own `limitWeight` when there is one, else
 * 10,000 (decisions J11, G3).
 */
export const weightLimitKg = ({ limitWeight }: DeliveryPlan): number =>
  limitWeight && limitWeight > 0 ? limitWeight : MAX_WEIGHT_KG;

/** True above the limit; exactly the limit is still delivered (spec 002 §5). */
export const isTooHeavy = (weightKg: number, plan: DeliveryPlan): boolean =>
  thousandths(weightKg) > thousandths(weightLimitKg(plan));

/**
 * Each started kg beyond the weight stairs, none of it below `baseWeight` (spec 002 §9, decision
 * J4).
 */
export const overweightFee = ({ weightKg, plan }: DeliveryInput): Cents => {
  if (!plan.overWeightEnable) return ZERO;
  const stairs = (plan.overWeightStairs ?? []).map(({ weight, cost }) => ({
    from: thousandths(weight),
    cost,
  }));
  return startedUnitsCost(thousandths(weightKg), stairs, thousandths(plan.baseWeight ?? 0));
};
