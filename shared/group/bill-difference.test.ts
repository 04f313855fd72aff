import { describe, expect, it } from 'vitest';
import { parseAmount } from '../format/amount-input.ts';
import { cents } from '../kernel/money.ts';
import { billDifference, differenceOf } from './bill-difference.ts';

describe('a bill beside our own sum', () => {
  it.each([
    [5300, 5300, { kind: 'match' }],
    [5301, 5300, { kind: 'over', amount: 1 }],
    [0, 5300, { kind: 'under', amount: 5300 }],
    [100, -200, { kind: 'over', amount: 300 }],
  ])('bill %d, ours %d', (bill, ours, difference) => {
    expect(billDifference(cents(bill), cents(ours))).toEqual(difference);
    expect(differenceOf(cents(bill - ours))).toEqual(difference);
  });

  it.each([
    ['1,234.50', 123450],
    ['$ 88', 8800],
    ['１２.５', 1250],
    ['MOP 7.05', 705],
    ['0', 0],
    ['12.', 1200],
  ])('%s is read as %d cents', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each(['', 'abc', '-5', '1.234', '.', '12345678901'])('%j is no sum', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});
