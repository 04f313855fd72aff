import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { prorate } from './prorate.ts';

describe('prorate (decision D8)', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [3, 3, 3], [4, 3, 3]],
    [7000, [350, 0], [7000, 0]],
    [1, [1, 2], [0, 1]],
    [0, [5, 5], [0, 0]],
    [5, [0, 0], [3, 2]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [], []],
    [299, [4300, 1400, 2300], [161, 52, 86]],
    [299, [1000, 1000, 1000], [100, 100, 99]],
    [70, [200, 150], [40, 30]],
    [299, [0, 0, 0], [100, 100, 99]],
    [2, [1, 0, 1, 1], [1, 0, 1, 0]],
    [2 ** 40, [2 ** 40, 2 ** 40, 2 ** 40], [366_503_875_926, 366_503_875_925, 366_503_875_925]],
  ])('splits %d over %j into %j', (total, weights, parts) => {
    expect(prorate(cents(total), weights)).toEqual(parts);
  });
  it('always sums to the whole and is never a cent or more from the exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.array(fc.nat(1e9), { minLength: 1, maxLength: 30 }),
        (total, weights) => {
          const parts = prorate(cents(total), weights);
          expect(parts.reduce((a: number, b) => a + b, 0)).toBe(total);
          const whole = weights.reduce((a, b) => a + b, 0);
          if (whole > 0)
            parts.forEach((part, i) =>
              expect(Math.abs(part - (total * weights[i]!) / whole)).toBeLessThan(1.001),
            );
        },
      ),
    );
  });
  it('refuses negative and fractional weights, and a total that nobody carries', () => {
    for (const weights of [[-1], [0.5], []])
      expect(() => prorate(cents(1), weights)).toThrow(RangeError);
  });
});
