import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents, fromDollars, timesCents, toDollars } from './money.ts';
import {
  addDays,
  dayOf,
  endOfDay,
  instant,
  macauParts,
  minuteOfDay,
  startOfDay,
  type Day,
} from './time.ts';

describe('money', () => {
  it('goes to the wire and back without losing a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (value) => {
        expect(fromDollars(toDollars(cents(value)))).toBe(value);
      }),
    );
  });
  it.each([
    [0.1 + 0.2, 30],
    [1.005, 101],
    [-1.005, -101],
    [19.99, 1999],
    [0.004, 0],
  ])('reads %d dollars as %d cents, half-up', (dollars, value) => {
    expect(fromDollars(dollars)).toBe(value);
  });
  it('refuses fractions, NaN and unsafe numbers', () => {
    for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => cents(value)).toThrow(RangeError);
    expect(() => fromDollars(Number.NaN)).toThrow(RangeError);
  });
  it('adds and multiplies', () => {
    expect(addCents(cents(1), cents(2))).toBe(3);
    expect(timesCents(cents(3800), 3)).toBe(11_400);
  });
});

describe('days at UTC+8', () => {
  const at = (text: string) => instant(Date.parse(text));
  it('turns at midnight in Macau, not in London', () => {
    expect(dayOf(at('2026-11-21T15:59:59Z'))).toBe('2026-11-21');
    expect(dayOf(at('2026-11-21T16:00:00Z'))).toBe('2026-11-22');
    expect(macauParts(at('2026-11-21T16:00:00Z'))).toMatchObject({ day: 22, weekday: 0, hour: 0 });
    expect(minuteOfDay(at('2026-11-21T15:59:00Z'))).toBe(1439);
  });
  it('begins and ends a day to the millisecond', () => {
    const day = '2026-02-28' as Day;
    expect(endOfDay(day) - startOfDay(day)).toBe(86_399_999);
    expect(addDays(day, 1)).toBe('2026-03-01');
    expect(() => startOfDay('2026-13-01' as Day)).toThrow(RangeError);
    expect(() => instant(0.5)).toThrow(RangeError);
  });
});
