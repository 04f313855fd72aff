import { cents } from '../kernel/money.ts';
import { STEPS } from '../codes/price-step.ts';
import type { Adjustment, Step } from '../pricing/cart-quote.ts';
import { referenceProrate } from './reference-prorate.ts';

/** A change of the total, not yet chained to the others. */
export type Change = { step: Step; ruleId: string | null; lineIds: string[]; delta: number };

/** What each line costs between the steps, by uuid in cart order. */
export type Amounts = Map<string, number>;

/** The sum of numbers. */
export const sumOf = (values: Iterable<number>): number =>
  [...values].reduce((sum, value) => sum + value, 0);

/** What these lines cost together. */
export const amountOf = (amounts: Amounts, lineIds: readonly string[]): number =>
  sumOf(lineIds.map((id) => amounts.get(id)!));

/** Takes an amount off these lines, each by its part. */
export const takeOff = (amounts: Amounts, lineIds: readonly string[], taken: number): void => {
  const parts = referenceProrate(
    taken,
    lineIds.map((id) => amounts.get(id)!),
  );
  lineIds.forEach((id, index) => amounts.set(id, amounts.get(id)! - parts[index]!));
};

/**
 * The changes in the order of the steps, each with the total before and after it; those of nothing
 * are left out, but for the goods.
 */
export const traceOf = (changes: readonly Change[]): Adjustment[] => {
  let total = 0;
  return changes
    .filter(({ step, delta }) => step === 'goods' || delta !== 0)
    .toSorted((a, b) => STEPS.indexOf(a.step) - STEPS.indexOf(b.step))
    .map((change) => {
      const before = total;
      total += change.delta;
      return {
        ...change,
        before: cents(before),
        delta: cents(change.delta),
        after: cents(total),
        reason: `pricing.step.${change.step}`,
      };
    });
};
