import { describe, expect, it } from 'vitest';
import { pickupPriceRate } from './pickup-discount.ts';

describe('the price on pickup', () => {
  it.each([
    [undefined, 1],
    [null, 1],
    [10, 1],
    [8.5, 0.85],
    [0, 0],
    [10.5, 1],
    [-1, 1],
    [Number.NaN, 1],
  ])('with a rate of %s is %d of the price', (rate, part) => {
    expect(pickupPriceRate(rate)).toBe(part);
  });
});
