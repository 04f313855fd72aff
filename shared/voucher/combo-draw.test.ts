import { describe, expect, it } from 'vitest';
import { cents, fromDollars } from '../kernel/money.ts';
import {
  areFairOdds,
  CHANCES,
  drawExpansion,
  isFairGroup,
  mostOf,
  plainSum,
  type ComboOdds,
} from './combo-draw.ts';

const odds = (...rows: [dollars: number, chance: number][]): ComboOdds[] =>
  rows.map(([dollars, chance]) => ({ amount: fromDollars(dollars), chance }));
const ODDS = odds([10, 5000], [12, 3000], [18, 1500], [30, 500]);
const TEN = fromDollars(10);

/** Numbers that are the same in every run. */
const rolls = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * CHANCES);
  };
};

describe('the draw of a combo coupon (decision MB15)', () => {
  it('gives every amount exactly its part of all rolls', () => {
    const counts = new Map<number, number>();
    for (let roll = 0; roll < CHANCES; roll += 1) {
      const amount = drawExpansion(ODDS, roll);
      counts.set(amount, (counts.get(amount) ?? 0) + 1);
    }
    expect([...counts]).toEqual(ODDS.map(({ amount, chance }) => [amount, chance]));
  });
  it('keeps to its odds over 100,000 draws (chi-square, 3 degrees of freedom, p = 0.001)', () => {
    const draws = 100_000;
    const roll = rolls(20_261_127);
    const counts = new Map<number, number>();
    for (let n = 0; n < draws; n += 1) {
      const amount = drawExpansion(ODDS, roll());
      counts.set(amount, (counts.get(amount) ?? 0) + 1);
    }
    const chiSquare = ODDS.reduce((sum, { amount, chance }) => {
      const expected = (draws * chance) / CHANCES;
      return sum + ((counts.get(amount) ?? 0) - expected) ** 2 / expected;
    }, 0);
    expect(chiSquare).toBeLessThan(16.27);
  });
  it('knows no roll beyond its odds', () => {
    expect(() => drawExpansion(ODDS, CHANCES)).toThrow(RangeError);
  });
  it('names the most that a piece may grow to', () => {
    expect(mostOf(ODDS)).toBe(fromDollars(30));
  });
  it.each([
    ['fair', ODDS, true],
    ['not the whole', odds([10, 5000], [12, 4999]), false],
    ['part of a part', odds([10, 5000.5], [12, 4999.5]), false],
    ['no chance at all', odds([10, 0], [12, 10_000]), false],
    ['below the face', odds([9, 1000], [20, 9000]), false],
    ['worth no more than the face', odds([10, 10_000]), false],
    ['none', [], false],
  ])('odds: %s', (_, rows, isFair) => {
    expect(areFairOdds(TEN, rows)).toBe(isFair);
  });
  it('lets a group cost no more than its plain faces', () => {
    const pieces = [
      { amount: TEN, quantity: 2, odds: ODDS },
      { amount: fromDollars(5), quantity: 1, odds: odds([5, 5000], [8, 5000]) },
    ];
    expect(plainSum(pieces)).toBe(fromDollars(25));
    expect(isFairGroup(fromDollars(25), pieces)).toBe(true);
    expect(isFairGroup(cents(2501), pieces)).toBe(false);
    expect(isFairGroup(cents(0), [{ amount: TEN, quantity: 1, odds: [] }])).toBe(false);
  });
});
