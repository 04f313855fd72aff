import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cents,
  fromDollars,
  fromDollarsCut,
  fromDollarsUp,
  roundCents,
  roundRatio,
  timesRate,
  toDollars,
  type Rounding,
} from './money.ts';

describe('named roundings (decision O6)', () => {
  it.each([
    [0, 0, 0, 0],
    [10, 1000, 1000, 1000],
    [1.001, 100, 101, 100],
    [1.004, 100, 101, 100],
    [1.005, 101, 101, 100],
    [1.009, 101, 101, 100],
    [0.29, 29, 29, 29],
    [1.1 + 2.2, 330, 330, 330],
    [0.1 + 0.7, 80, 80, 80],
    [4.35, 435, 435, 435],
    [0.000001, 0, 1, 0],
    [0.0000001, 0, 0, 0],
    [-1.005, -101, -101, -100],
    [-0.001, 0, -1, 0],
  ])('%d dollars: half-up %d, up %d, cut %d', (dollars, halfUp, up, cut) => {
    expect([fromDollars(dollars), fromDollarsUp(dollars), fromDollarsCut(dollars)]).toEqual([
      halfUp,
      up,
      cut,
    ]);
  });
  it.each<[number, number, Rounding, number]>([
    [1050, 0.85, 'halfUp', 893],
    [1050, 0.85, 'up', 893],
    [1050, 0.85, 'cut', 892],
    [1000, 0.333333, 'halfUp', 333],
    [1000, 0.333333, 'up', 334],
    [1000, 0.07, 'up', 70],
    [4350, 1, 'up', 4350],
    [999, 0, 'up', 0],
  ])('%d cents at %d, %s, are %d', (price, rate, rounding, value) => {
    expect(timesRate(cents(price), rate, rounding)).toBe(value);
  });
  it('leave whole cents alone, and cut is never above half-up, nor half-up above up', () => {
    fc.assert(
      fc.property(fc.nat(1e10), (whole) => {
        for (const round of [fromDollars, fromDollarsUp, fromDollarsCut])
          expect(round(toDollars(cents(whole)))).toBe(whole);
      }),
    );
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (fraction) => {
        const [cut, halfUp, up] = [
          roundCents(fraction, 'cut'),
          roundCents(fraction, 'halfUp'),
          roundCents(fraction, 'up'),
        ] as const;
        expect(cut).toBeLessThanOrEqual(halfUp);
        expect(halfUp).toBeLessThanOrEqual(up);
        expect(up - cut).toBeLessThanOrEqual(1);
      }),
    );
  });
  it.each([
    [1 / 3, 0.333333],
    [2 / 3, 0.666667],
    [1.0000005, 1.000001],
    [-1 / 3, -0.333333],
    [0.85, 0.85],
    [-1e-9, 0],
  ])('keep the ratio %d as %d', (ratio, kept) => {
    expect(roundRatio(ratio)).toBe(kept);
  });
  it('refuse what is no number', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
      for (const round of [fromDollars, fromDollarsUp, fromDollarsCut, roundRatio])
        expect(() => round(value)).toThrow(RangeError);
  });
});
