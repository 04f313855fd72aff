import { cents, type Cents } from '../kernel/money.ts';

/** How a till’s bill differs from ours. */
export type BillDifference = { kind: 'match' } | { kind: 'over' | 'under'; amount: Cents };

/**
 * A platform's bill against our own sum: over when the bill is more than ours (table A, row 34).
 */
export const billDifference = (bill: Cents, ours: Cents): BillDifference =>
  differenceOf(cents(bill - ours));

/** The same from what was kept of it: the bill less our sum. */
export const differenceOf = (byCents: Cents): BillDifference =>
  byCents === 0
    ? { kind: 'match' }
    : { kind: byCents > 0 ? 'over' : 'under', amount: cents(Math.abs(byCents)) };
