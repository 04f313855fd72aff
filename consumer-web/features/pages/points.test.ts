import { describe, expect, it } from 'vitest';
import { isPaid, sumsOf } from './points.ts';

describe('points of orders', () => {
  it('sums what is there and what is to come, and leaves out refunded orders', () => {
    expect(
      sumsOf([
        { points: { sum: 80, state: 'granted' } },
        { points: { sum: 20, state: 'waiting' } },
        { points: { sum: 50, state: 'never' } },
      ]),
    ).toEqual({ total: 100, waiting: 20 });
    expect(sumsOf([])).toEqual({ total: 0, waiting: 0 });
  });
  it.each([
    [0, false],
    [-1, false],
    [1, true],
    [6, true],
  ])('status %s counts: %s', (orderStatus, is) => {
    expect(isPaid({ orderStatus })).toBe(is);
  });
});
