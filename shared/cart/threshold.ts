import { addCents, ZERO, type Cents } from '../kernel/money.ts';

/**
 * The amounts of a store that an order must reach, in cents (spec 002 §3). `incrementAmount` counts
 * where `shippingPriceIncrement` is on and the way to the guest crosses a bridge (`passBridge`).
 */
export type StoreThresholds = {
  sendPrice: Cents;
  shippingPriceIncrement?: boolean | undefined;
  incrementAmount?: Cents | undefined;
  passBridge?: boolean | undefined;
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

/**
 * The least amount of a delivery: `sendPrice`, and over a bridge what a supermarket adds (decision
 * P14).
 */
export const deliveryThreshold = ({
  sendPrice,
  shippingPriceIncrement,
  incrementAmount,
  passBridge,
}: Pick<
  StoreThresholds,
  'sendPrice' | 'shippingPriceIncrement' | 'incrementAmount' | 'passBridge'
>): Cents =>
  shippingPriceIncrement === true && passBridge === true && incrementAmount !== undefined
    ? addCents(sendPrice, incrementAmount)
    : sendPrice;
