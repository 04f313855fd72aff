import { cents, type Cents } from '#shared/kernel/money.ts';

type VoucherAmount = { amount: Cents; amountUsed: Cents; timesTotal: number; timesUsed: number };

/** What the first uses of a card are worth: the sum of the first `uses` parts of `prorate(amount, [1, 1, …])`, without making them all. */
export const firstShares = (amount: Cents, timesTotal: number, uses: number): number =>
  uses * Math.floor(amount / timesTotal) + Math.min(uses, amount % timesTotal);

/** The part of a voucher's amount that the next uses are worth: the shares of all uses always sum to the amount (decision D8). */
export const faceOf = (
  { amount, amountUsed, timesTotal, timesUsed }: VoucherAmount,
  times: number,
): Cents => cents(firstShares(amount, timesTotal, timesUsed + times) - amountUsed);

/** What the merchant gets of it: less the commission, half-up (decision D10). */
export const settleOf = (face: Cents, commissionBp: number): Cents =>
  cents(face - Math.round((face * commissionBp) / 10_000));
