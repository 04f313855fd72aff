import type { Cents } from '../kernel/money.ts';
import type { CartQuote, Step } from './cart-quote.ts';
import type { PriceInput } from './price-input.ts';

/**
 * A pickup order with flash-discount or discount dishes is below the store's `sendPrice`, in cents.
 * Its sentence is `cart.submit.<reason>`.
 */
export type MinimumOrder = { reason: 'pickupFlash' | 'pickupDiscount'; amountCents: Cents };

const REASONS: readonly (readonly [MinimumOrder['reason'], ReadonlySet<Step>])[] = [
  ['pickupFlash', new Set<Step>(['seckill'])],
  ['pickupDiscount', new Set<Step>(['discount', 'oldDiscount'])],
];

/**
 * Which dishes make a pickup order reach the store's `sendPrice` (spec 002 §5 "Minimum order
 * toasts"): flash-discount before discount dishes; null for neither. It looks at the prices that
 * pieces really got, so a discount that is used up requires nothing.
 */
export const pickupMinimum = ({ lines }: Pick<CartQuote, 'lines'>): MinimumOrder['reason'] | null =>
  REASONS.find(([, steps]) =>
    lines.some(({ units }) => units.some(({ step }) => steps.has(step))),
  )?.[0] ?? null;

/**
 * The minimum-order toast of a pickup order, or null: its goods after line prices (decision G4) are
 * below what `pickupMinimum` requires.
 */
export const minimumOrder = (
  { handover, store }: Pick<PriceInput, 'handover' | 'store'>,
  quote: Pick<CartQuote, 'lines' | 'totals'>,
): MinimumOrder | null => {
  const reason =
    handover.kind === 'pickup' && quote.totals.goodsCents < store.sendPrice
      ? pickupMinimum(quote)
      : null;
  return reason === null ? null : { reason, amountCents: store.sendPrice };
};
