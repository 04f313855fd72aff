import type { Cents } from '../../kernel/money.ts';
import type { DeliveryInput } from './delivery-plan.ts';

/**
 * The cost of the highest stair that the goods reach (at least its amount); without one, the plan's
 * amount (decision J2).
 */
export const baseFee = ({ goodsCents, plan }: DeliveryInput): Cents =>
  (plan.costStairs ?? [])
    .filter((stair) => stair.amount <= goodsCents)
    .toSorted((a, b) => b.amount - a.amount)[0]?.cost ?? plan.amount;
