import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { DAY, instant, plus } from '../kernel/time.ts';
import { levelStanding, type Paid } from './level.ts';

const now = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const paid = (daysAgo: number, dollars: number): Paid => ({
  at: plus(now, -daysAgo * DAY),
  cents: cents(Math.round(dollars * 100)),
});

describe('the level of a member (decision MB8)', () => {
  it('is 0 for who has paid nothing', () => {
    expect(levelStanding([], now)).toEqual({
      level: 0,
      growth: 0,
      nextLevel: 1,
      missing: 500,
      keptUntil: null,
    });
  });
  it.each([
    [499.99, 0, 1],
    [500, 1, 1500],
    [1999, 1, 1],
    [2000, 2, 4000],
    [6000, 3, 14_000],
    [20_000, 4, 0],
    [99_999, 4, 0],
  ])('%d dollars give level %d, %d to the next', (dollars, level, missing) => {
    expect(levelStanding([paid(10, dollars)], now)).toMatchObject({ level, missing });
  });
  it('counts whole dollars of the sum, of the last 365 days', () => {
    expect(levelStanding([paid(1, 250.5), paid(364, 249.5), paid(366, 5000)], now)).toMatchObject({
      growth: 500,
    });
  });
  it('is kept for 30 days after what gave it has left the year', () => {
    expect(levelStanding([paid(366, 2000), paid(2, 100)], now)).toEqual({
      level: 2,
      growth: 100,
      nextLevel: 3,
      missing: 5900,
      keptUntil: plus(now, 29 * DAY),
    });
    expect(levelStanding([paid(365 + 30, 2000)], now)).toMatchObject({ level: 0, keptUntil: null });
    expect(levelStanding([paid(365 + 30, 2000), paid(380, 500)], now)).toMatchObject({ level: 1 });
  });
  it('never falls by paying more', () => {
    const some = fc.array(
      fc.record({
        days: fc.integer({ min: 0, max: 395 }),
        dollars: fc.integer({ min: 1, max: 9000 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 9000 }), (list, more) => {
        const before = list.map(({ days, dollars }) => paid(days, dollars));
        const after = [...before, paid(0, more)];
        expect(levelStanding(after, now).level).toBeGreaterThanOrEqual(
          levelStanding(before, now).level,
        );
      }),
    );
  });
});
