import { describe, expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import type { Step } from '#shared/pricing/cart-quote.ts';
import { feeChanges, feeRows } from './fee-rows.ts';

const traceOf = (...changes: [Step, string | null, number][]) => {
  let sum = 0;
  return {
    trace: changes.map(([step, ruleId, delta]) => {
      const before = cents(sum);
      sum += delta;
      return { step, ruleId, lineIds: [], before, delta: cents(delta), after: cents(sum) };
    }),
  };
};
const bill = traceOf(
  ['goods', null, 7000],
  ['discount', 'd1', -600],
  ['fullReduction', 'f1', -500],
  ['deliveryFee', null, 1000],
  ['serviceFee', 'holiday', 300],
  ['serviceFee', 'specialPeriod', 500],
  ['boxFee', null, 200],
);

describe('the bill of an order', () => {
  it('sums to what is payable, with lower prices of dishes among the goods', () => {
    const rows = feeRows(bill);
    expect(rows.map(({ id, cents: amount }) => [id, amount])).toEqual([
      ['goods', 6400],
      ['fullReduction', -500],
      ['deliveryFee', 1000],
      ['serviceFee.holiday', 300],
      ['serviceFee.specialPeriod', 500],
      ['boxFee', 200],
    ]);
    expect(rows.reduce((sum, row) => sum + row.cents, 0)).toBe(bill.trace.at(-1)?.after);
  });
  it('names each service fee by its kind', () => {
    expect(
      feeRows(traceOf(['serviceFee', 'holiday', 300], ['serviceFee', 'other', 100])).map(
        ({ labelKey }) => labelKey,
      ),
    ).toEqual(['checkout.fee.holiday', 'pricing.step.serviceFee']);
  });
  it('reports which of its lines changed, were added or removed', () => {
    const then = traceOf(
      ['goods', null, 7000],
      ['deliveryFee', null, 1200],
      ['serviceFee', 'holiday', 300],
      ['serviceFee', 'specialPeriod', 500],
      ['boxFee', null, 200],
      ['bagFee', null, 100],
    );
    expect(
      feeChanges({ before: bill, after: then }).map(({ id, before, after }) => [id, before, after]),
    ).toEqual([
      ['goods', 6400, 7000],
      ['fullReduction', -500, null],
      ['deliveryFee', 1000, 1200],
      ['bagFee', null, 100],
    ]);
  });
  it('finds nothing between two quotes of one price', () => {
    expect(feeChanges({ before: bill, after: bill })).toEqual([]);
  });
});
