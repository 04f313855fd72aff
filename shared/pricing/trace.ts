import { cents } from '../kernel/money.ts';
import { STEPS } from '../codes/price-step.ts';
import type { Adjustment, Step } from './cart-quote.ts';

/** One change of the total before it is in the trace. */
export type Change = {
  readonly step: Step;
  readonly ruleId: string | null;
  readonly lineIds: readonly string[];
  readonly delta: number;
};

const PLACE = Object.fromEntries(STEPS.map((step, place) => [step, place])) as Readonly<
  Record<Step, number>
>;

/** One change a step and rule, in the order of their first appearance. */
export const mergeChanges = (changes: readonly Change[]): Change[] => {
  const merged: { step: Step; ruleId: string | null; lineIds: string[]; delta: number }[] = [];
  const known = new Map<Step, Map<string | null, (typeof merged)[number]>>();
  for (const { step, ruleId, lineIds, delta } of changes) {
    let rules = known.get(step);
    if (rules === undefined) known.set(step, (rules = new Map()));
    const same = rules.get(ruleId);
    if (same === undefined) {
      const first = { step, ruleId, lineIds: [...lineIds], delta };
      rules.set(ruleId, first);
      merged.push(first);
    } else {
      same.lineIds.push(...lineIds);
      same.delta += delta;
    }
  }
  return merged;
};

/**
 * The explained total (decision H16): merged changes in the order of `STEPS`, each from the sum
 * before it to the sum after. Changes of 0 are left out, but for the goods that open it.
 */
export const traceOf = (merged: readonly Change[]): Adjustment[] => {
  let sum = 0;
  return merged
    .filter(({ step, delta }) => delta !== 0 || step === 'goods')
    .toSorted((a, b) => PLACE[a.step] - PLACE[b.step])
    .map(({ step, ruleId, lineIds, delta }) => {
      const before = sum;
      sum += delta;
      return {
        step,
        ruleId,
        lineIds,
        before: cents(before),
        delta: cents(delta),
        after: cents(sum),
        reason: `pricing.step.${step}` as const,
      };
    });
};
