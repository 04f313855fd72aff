import { describe, expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import { addDays, type Day } from '#shared/kernel/time.ts';
import { barsOf, daysOf, hoursOf } from './chart-data.ts';

const tally = (ok: number) => ({
  ok,
  refused: 0,
  undone: 0,
  refunded: 0,
  times: ok,
  amount: cents(ok * 100),
});
const monday = '2026-11-16' as Day;

describe('figures as they are drawn', () => {
  it('an axis of hours has no holes', () => {
    expect(
      hoursOf([
        { hour: 9, ...tally(1) },
        { hour: 11, ...tally(2) },
      ]).map(({ at, ok }) => [at, ok]),
    ).toEqual([
      ['09:00', 1],
      ['10:00', 0],
      ['11:00', 2],
    ]);
    expect(hoursOf([]).every(({ ok }) => ok === 0)).toBe(true);
  });

  it('days are single for two months, and longer spans are drawn by their weeks', () => {
    const days = (length: number) =>
      Array.from({ length }, (_, n) => ({ day: addDays(monday, n), ...tally(1) }));
    expect(daysOf(days(3))).toMatchObject({
      isWeekly: false,
      points: [{ at: '2026-11-16' }, { at: '2026-11-17' }, { at: '2026-11-18' }],
    });
    const weeks = daysOf(days(70));
    expect([weeks.isWeekly, weeks.points.length, weeks.points[0]]).toEqual([
      true,
      10,
      { at: '2026-11-16', ok: 7, refused: 0, undone: 0, times: 7, amount: 700 },
    ]);
    expect(
      daysOf([
        { day: monday, ...tally(1) },
        { day: addDays(monday, 2), ...tally(1) },
      ]).points.map(({ ok }) => ok),
    ).toEqual([1, 0, 1]);
  });

  it('the most used are single, all others are summed, the unused left out', () => {
    const named = Array.from({ length: 14 }, (_, n) => ({
      name: `p${n}`,
      times: 13 - n,
      amount: cents(100),
    }));
    const bars = barsOf(named, 'others');
    expect([bars.length, bars[0]!.name, bars.at(-1)]).toEqual([
      10,
      'p0',
      { name: 'others', times: 4 + 3 + 2 + 1, amount: 400 },
    ]);
    expect(barsOf(named.slice(10), 'others').map(({ name }) => name)).toEqual([
      'p10',
      'p11',
      'p12',
    ]);
  });
});
