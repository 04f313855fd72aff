import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../kernel/time.ts';
import { alcoholAge, isOfAlcoholAge, type AlcoholForm } from './alcohol-age.ts';
import { needsAlcoholAge } from './needs-alcohol-age.ts';

const form = (over: Partial<AlcoholForm> = {}): AlcoholForm => ({
  name: '陳大文',
  year: 2008,
  month: 11,
  day: 21,
  isConfirmed: true,
  ...over,
});

describe('age for alcohol (spec 001 §5, decision F12)', () => {
  it.each([
    [0, false],
    [1.2, false],
    [1.3, true],
    [13, true],
  ])('is asked for at %f %% vol.: %s', (percent, expected) => {
    expect(needsAlcoholAge(percent)).toBe(expected);
  });
  it.each([
    ['2008-11-21', '2026-11-21', true],
    ['2008-11-22', '2026-11-21', false],
    ['2008-11-20', '2026-11-21', true],
    ['1950-01-01', '2026-11-21', true],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2004-02-29', '2022-02-28', false],
    ['2010-02-28', '2028-02-29', true],
    ['2010-03-01', '2028-02-29', false],
    ['2010-03-01', '2028-03-01', true],
  ])('born %s, on %s: %s', (birthDay, today, expected) => {
    expect(isOfAlcoholAge(birthDay as Day, today as Day)).toBe(expected);
  });
  it('never takes back the age once it is reached', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 30_000 }),
        (born, later) => {
          const birthDay = addDays('1980-01-01' as Day, born);
          const today = addDays(birthDay, later);
          return !isOfAlcoholAge(birthDay, today) || isOfAlcoholAge(birthDay, addDays(today, 1));
        },
      ),
    );
  });
  it('is confirmed with name and date of birth', () => {
    expect(alcoholAge(form({ name: ' 陳大文 ' }), '2026-11-21' as Day)).toEqual({
      ok: true,
      name: '陳大文',
      birthDay: '2008-11-21',
    });
  });
  it.each([
    [{ name: ' ' }, 'name'],
    [{ month: 13 }, 'birthDate'],
    [{ year: 2007, month: 2, day: 29 }, 'birthDate'],
    [{ year: 2027 }, 'birthDate'],
    [{ day: 22 }, 'tooYoung'],
    [{ isConfirmed: false }, 'unconfirmed'],
  ] as const)('%o is refused: %s', (over, reason) => {
    expect(alcoholAge(form(over), '2026-11-21' as Day)).toEqual({ ok: false, reason });
  });
});
