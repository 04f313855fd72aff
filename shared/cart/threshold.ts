import { ZERO, type Cents } from '../kernel/money.ts';

/** The amounts of a store that an order must reach, in cents (spec 002 §3). */
export type StoreThresholds = {
  sendPrice: Cents;
  isEnableBringSelfLimit?: boolean | null | undefined;
  askforAmount?: Cents | null | undefined;
  generalAskforAmount?: Cents | null | undefined;
};

/**
 * The least amount of a pickup order: `askforAmount`, else `generalAskforAmount`, else 0; 0 when
 * the store has its limit off (decision G5).
 */
export const pickupThreshold = ({
  isEnableBringSelfLimit,
  askforAmount,
  generalAskforAmount,
}: StoreThresholds): Cents =>
  isEnableBringSelfLimit === false ? ZERO : (askforAmount ?? generalAskforAmount ?? ZERO);
