import { cents, timesRate } from '../kernel/money.ts';
import type { OfferValue } from '../voucher/offer.ts';

/**
 * What an offer takes of an amount: its face value, or what its rate leaves off, half-up, up to its
 * ceiling; at most the amount (decisions H12, H1 step 4).
 */
export const offerTakes = (value: OfferValue, amountCents: number): number => {
  if ('amount' in value) return Math.min(value.amount, amountCents);
  const off = amountCents - timesRate(cents(amountCents), value.rate, 'halfUp');
  return value.maxAmount === null ? off : Math.min(value.maxAmount, off);
};
