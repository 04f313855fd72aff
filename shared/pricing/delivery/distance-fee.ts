import { ZERO, type Cents } from '../../kernel/money.ts';
import type { DeliveryInput } from './delivery-plan.ts';
import { startedUnitsCost, thousandths } from './started-units.ts';

/**
 * Each started km beyond the distance stairs, at the bridge's rate when the way crosses one (spec
 * 002 §9, decision J5). Metres are rounded to whole ones first.
 */
export const distanceFee = ({
  distanceMeters,
  crossesBridge,
  plan,
}: Pick<DeliveryInput, 'distanceMeters' | 'crossesBridge' | 'plan'>): Cents => {
  if (!plan.distanceEnable) return ZERO;
  const stairs = (plan.distanceStairs ?? []).map(({ distance, unitCost, unitPassBridgeCost }) => ({
    from: thousandths(distance),
    cost: crossesBridge ? (unitPassBridgeCost ?? unitCost) : unitCost,
  }));
  return startedUnitsCost(Math.round(distanceMeters), stairs);
};
