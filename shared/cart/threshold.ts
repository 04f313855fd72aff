import { ZERO, type Cents } from '../kernel/money.ts';
import type { Cart } from './cart-choice.ts';
import type { UnitOffer } from './cart-line.ts';

/** The amounts of a store that an order must reach, in cents (spec 002 §3). */
export type StoreThresholds = {
  sendPrice: Cents;
  isEnableBringSelfLimit?: boolean | null | undefined;
  askforAmount?: Cents | null | undefined;
  generalAskforAmount?: Cents | null | undefined;
};

/** The least amount of a pickup order: `askforAmount`, else `generalAskforAmount`, else 0; 0 when the store has its limit off (decision G5). */
export const pickupThreshold = ({ isEnableBringSelfLimit, askforAmount, generalAskforAmount }: StoreThresholds): Cents =>
  (isEnableBringSelfLimit === false ? ZERO : askforAmount ?? generalAskforAmount ?? ZERO);

const isOn = (offer: UnitOffer | null): boolean => offer !== null && offer.stock !== 0 && offer.userRemaining !== 0;

/** Which dishes make a pickup order reach the store's `sendPrice` (spec 002 §5 "Minimum order toasts"): flash-discount dishes before discount dishes; null for neither. An offer that is used up makes no discount dish. */
export const pickupMinimum = (cart: Cart): 'pickupFlash' | 'pickupDiscount' | null => {
  const lines = cart.filter((line) => line.selected);
  if (lines.some((line) => isOn(line.seckill))) return 'pickupFlash';
  return lines.some((line) => isOn(line.discount) || isOn(line.oldDiscount)) ? 'pickupDiscount' : null;
};
