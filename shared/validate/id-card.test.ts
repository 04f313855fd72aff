import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day } from '../kernel/time.ts';
import { calendarDay } from './calendar-day.ts';
import { idCard } from './id-card.ts';

const today = '2026-11-21' as Day;
/** GB 11643 by its own words: the weighted sum of all 18 places is 1 modulo 11, X counts ten. */
const complete = (first17: string): string => {
  const weight = (place: number) => 2 ** (17 - place) % 11;
  const sum = [...first17].reduce(
    (total, digit, place) => total + Number(digit) * weight(place),
    0,
  );
  const mark = (12 - (sum % 11)) % 11;
  return `${first17}${mark === 10 ? 'X' : mark}`;
};

describe('Chinese ID cards (spec 000 §5)', () => {
  it.each([
    ['11010519491231002X', '1949-12-31'],
    ['11010519491231002x', '1949-12-31'],
    ['110105 19491231 002X', '1949-12-31'],
    ['130503670401001', '1967-04-01'],
    [complete('82000020000229001'), '2000-02-29'],
    [complete('44010420261121001'), '2026-11-21'],
    ['１１０１０５１９４９１２３１００２Ｘ', '1949-12-31'],
  ])('reads %s', (value, birthDay) => {
    expect(idCard(value, today)).toMatchObject({ ok: true, birthDay });
  });
  it.each([
    ['', 'digitCount'],
    ['1305036704010', 'digitCount'],
    ['11010519491231002', 'digitCount'],
    ['1101051949123100211', 'digitCount'],
    ['11010519491231002Y', 'number'],
    ['1101051949123100X2', 'number'],
    ['13050367040100X', 'number'],
    ['110105194912310021', 'number'],
    [complete('16010519491231002'), 'region'],
    [complete('00010519491231002'), 'region'],
    ['990503670401001', 'region'],
    [complete('11010519490229002'), 'birthDate'],
    [complete('11010519491331002'), 'birthDate'],
    [complete('11010519490431002'), 'birthDate'],
    [complete('11010518991231002'), 'birthDate'],
    ['440524188001010014', 'birthDate'],
    [complete('44010420261122001'), 'birthDate'],
    [complete('11010500000101002'), 'birthDate'],
    ['130503670230001', 'birthDate'],
  ])('refuses %s: %s', (value, reason) => {
    expect(idCard(value, today)).toEqual({ ok: false, reason });
  });
  it('finds every single wrong digit and every swap of neighbours', () => {
    const good = complete('44010419900307123');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const wrong =
          good.slice(0, place) + String((Number(good[place]) + by) % 10) + good.slice(place + 1);
        expect(idCard(wrong, today).ok).toBe(false);
      }),
    );
    for (let place = 0; place < 16; place += 1) {
      const swapped =
        good.slice(0, place) + good[place + 1]! + good[place]! + good.slice(place + 2);
      if (swapped !== good) expect(idCard(swapped, today).ok, swapped).toBe(false);
    }
  });
});

describe('calendar days', () => {
  it.each([
    [2024, 2, 29, '2024-02-29'],
    [2023, 2, 29, undefined],
    [1900, 2, 29, undefined],
    [2000, 2, 29, '2000-02-29'],
    [2026, 4, 31, undefined],
    [2026, 0, 1, undefined],
    [2026, 12, 32, undefined],
    [2026, 1, 1.5, undefined],
    [0, 1, 1, undefined],
    [10_000, 1, 1, undefined],
    [33, 1, 1, '0033-01-01'],
  ])('%d-%d-%d is %s', (year, month, day, expected) => {
    expect(calendarDay(year, month, day)).toBe(expected);
  });
});
