import { cents, type Cents } from '../kernel/money.ts';

/** How a till’s bill differs from ours. */
export type BillDifference = { kind: 'match' } | { kind: 'over' | 'under'; amount: Cents };

/**
 * A platform's bill against our own sum: over when the bill is more than ours (table A, row 34).
 */
export const billDifference = (bill: Cents, ours: Cents): BillDifference => {
  if (bill === ours) return { kind: 'match' };
  return { kind: bill > ours ? 'over' : 'under', amount: cents(Math.abs(bill - ours)) };
};
