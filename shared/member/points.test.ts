import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { instant, type Day } from '../kernel/time.ts';
import {
  endOfThisMonth,
  monthWindow,
  pointsEndAt,
  pointsOf,
  secondSignInAt,
  signInNow,
  signInPoints,
  signInStreak,
} from './points.ts';

const at = (text: string) => instant(Date.parse(`${text}+08:00`));
const days = (...list: string[]) => list as Day[];

describe('points', () => {
  it('are one for each whole dollar', () => {
    expect([99, 100, 12_345].map((paid) => pointsOf(cents(paid), 'TAKEOUT'))).toEqual([0, 1, 123]);
  });

  it('end twelve months on, at the month’s end in Macau', () => {
    expect(pointsEndAt(at('2026-11-30T23:59:59'))).toBe(at('2027-11-30T23:59:59.999'));
    expect(pointsEndAt(at('2026-12-01T00:00:00'))).toBe(at('2027-12-31T23:59:59.999'));
    expect(endOfThisMonth(at('2028-02-01T00:00:00'))).toBe(at('2028-02-29T23:59:59.999'));
  });

  it('of a month are those between its first and last moment in Macau', () => {
    expect(monthWindow('2026-02')).toEqual({
      from: at('2026-02-01T00:00:00'),
      to: at('2026-02-28T23:59:59.999'),
    });
  });
});

describe('signing in', () => {
  it('brings more each day of a row, and begins again after the seventh', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 14, 15].map(signInPoints)).toEqual([
      1, 2, 3, 4, 5, 6, 10, 1, 10, 1,
    ]);
  });

  it.each([
    [[], 0],
    [['2026-11-21', '2026-11-20', '2026-11-18'], 2],
    [['2026-11-20', '2026-11-19'], 2],
    [['2026-11-19'], 0],
  ])('of %j counts %i days in a row', (list, streak) => {
    expect(signInStreak(days(...list), '2026-11-21' as Day)).toBe(streak);
  });

  it('is open once, and a second time from 18:00 on', () => {
    const noon = at('2026-11-21T12:00:00');
    const evening = at('2026-11-21T18:00:00');
    expect(secondSignInAt(at('2026-11-21T00:00:00'))).toBe(evening);
    expect(signInNow({ first: false, second: false }, evening)).toBe('SIGN_IN');
    expect(signInNow({ first: true, second: false }, noon)).toBeNull();
    expect(signInNow({ first: true, second: false }, evening)).toBe('SIGN_IN_SECOND');
    expect(signInNow({ first: true, second: true }, evening)).toBeNull();
  });
});
