import type { Cents } from '../kernel/money.ts';
import type { CartQuote, Step } from './cart-quote.ts';
import type { PriceInput } from './price-input.ts';

/** A pickup order with flash-discount or discount dishes is below the store's `sendPrice`, in cents. Its sentence is `cart.submit.<reason>`. */
export type MinimumOrder = { reason: 'pickupFlash' | 'pickupDiscount'; amountCents: Cents };

const REASONS: readonly (readonly [MinimumOrder['reason'], ReadonlySet<Step>])[] = [
  ['pickupFlash', new Set<Step>(['seckill'])], ['pickupDiscount', new Set<Step>(['discount', 'oldDiscount'])],
];

/**
 * The minimum-order toast of a pickup order (spec 002 §5), or null: it has pieces at flash or discount price and its goods after line prices (decision G4) are below `sendPrice`. Flash goes before
 * discount. It looks at the prices that pieces really got, so a discount that is used up asks for nothing.
 */
export const minimumOrder = ({ handover, store }: Pick<PriceInput, 'handover' | 'store'>, { lines, totals }: Pick<CartQuote, 'lines' | 'totals'>): MinimumOrder | null => {
  if (handover.kind !== 'pickup' || totals.goodsCents >= store.sendPrice) return null;
  const found = REASONS.find(([, steps]) => lines.some(({ units }) => units.some(({ step }) => steps.has(step))));
  return found ? { reason: found[0], amountCents: store.sendPrice } : null;
};
