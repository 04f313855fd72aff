import { ZERO, type Cents } from '../../kernel/money.ts';
import type { DeliveryInput } from './delivery-plan.ts';

/** Once an order that holds fresh goods (spec 002 §9). */
export const freshFee = ({ hasFresh, plan }: DeliveryInput): Cents =>
  hasFresh && plan.freshEnable ? (plan.freshCost ?? ZERO) : ZERO;

/**
 * Once an order that crosses between the peninsula and the islands (spec 002 §3, decision J6). The
 * bridge's rate a km is apart from it and follows the distance switch.
 */
export const bridgeFee = ({ crossesBridge, plan }: DeliveryInput): Cents =>
  crossesBridge && plan.passBridgeEnable ? (plan.passBridgeCost ?? ZERO) : ZERO;
