import type { CartLine } from '../cart/cart-line.ts';
import { cents } from '../kernel/money.ts';
import type { PricedUnits, QuotedLine, Step } from '../pricing/cart-quote.ts';
import type { Change } from './reference-bill.ts';
import type { Counter } from './reference-pieces.ts';
import { ingredientsOf } from './reference-step-one.ts';

/** What a line costs before any promotion. */
export const originalOf = (line: CartLine): number =>
  (line.price + ingredientsOf(line)) * line.quantity;

/**
 * A line's pieces grouped by price, in the order in which promotions took them; the original price
 * last.
 */
export const unitsOf = (counter: Counter, line: CartLine): PricedUnits[] => {
  const extra = ingredientsOf(line);
  const pieces = counter.pieces
    .filter((piece) => piece.line === line)
    .toSorted((a, b) => (a.taken?.turn ?? Infinity) - (b.taken?.turn ?? Infinity) || 0);
  const steps = [...new Set(pieces.map(({ taken }): Step => taken?.step ?? 'goods'))];
  return steps.map((step) => {
    const same = pieces.filter(({ taken }) => (taken?.step ?? 'goods') === step);
    const taken = same[0]!.taken;
    const count = same.length;
    if (taken?.unitPrice === null)
      return {
        step,
        ruleId: taken.ruleId,
        count,
        unitPrice: null,
        totalCents: cents(counter.bundleCents.get(line.uuid)! + count * extra),
      };
    const unitPrice = (taken?.unitPrice ?? line.price) + extra;
    return {
      step,
      ruleId: taken?.ruleId ?? null,
      count,
      unitPrice: cents(unitPrice),
      totalCents: cents(unitPrice * count),
    };
  });
};

/** What the promotions of step 1 changed, rule by rule, in the order of their first line. */
export const stepOneChanges = (lines: readonly QuotedLine[], counter: Counter): Change[] => {
  const changes: Change[] = [];
  for (const line of lines) {
    const original =
      originalOf(counter.lines.find(({ uuid }) => uuid === line.uuid)!) / line.quantity;
    for (const { step, ruleId, count, totalCents } of line.units.filter(
      ({ step }) => step !== 'goods',
    )) {
      const delta = totalCents - original * count;
      const known = changes.find((change) => change.step === step && change.ruleId === ruleId);
      if (known)
        Object.assign(known, {
          delta: known.delta + delta,
          lineIds: [...known.lineIds, line.uuid],
        });
      else changes.push({ step, ruleId, lineIds: [line.uuid], delta });
    }
  }
  return changes;
};
