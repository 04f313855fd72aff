import { addCents, cents, ZERO, type Cents } from '../kernel/money.ts';
import type { CartQuote, Step } from '../pricing/cart-quote.ts';

/** Steps of a price that a store pays for itself: prices of its own, and what it takes off an amount. */
const OF_STORE: ReadonlySet<Step> = new Set<Step>([
  'seckill',
  'composite',
  'addOn',
  'welfare',
  'discount',
  'oldDiscount',
  'halfPrice',
  'fullReduction',
  'fullDiscount',
]);

/**
 * What a store's own promotions took off an order, `deliveryCut` of its delivery fee included. Coupons, red packets,
 * gold and mCoin are the platform's (ADR 0052).
 */
export const storePromotions = (
  { trace }: Pick<CartQuote, 'trace'>,
  deliveryCut: Cents = ZERO,
): Cents =>
  addCents(
    deliveryCut,
    ...trace.filter(({ step }) => OF_STORE.has(step)).map(({ delta }) => cents(0 - delta)),
  );
