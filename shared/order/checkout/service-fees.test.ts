import { describe, expect, it } from 'vitest';
import { instant } from '../../kernel/time.ts';
import { serviceFees } from './service-fees.ts';

const at = (text: string) => instant(Date.parse(`${text}:00+08:00`));

describe('service fees', () => {
  it.each([
    ['2026-11-21T12:00', 0, 0],
    ['2026-12-25T12:00', 300, 0],
    ['2026-11-21T22:59', 0, 0],
    ['2026-11-21T23:00', 0, 500],
    ['2026-11-21T04:59', 0, 500],
    ['2026-11-21T05:00', 0, 0],
    ['2026-12-25T23:30', 300, 500],
  ])('of a delivery at %s are %i and %i', (text, holiday, special) => {
    expect(serviceFees(at(text), false)).toMatchObject({ holiday, special });
  });
  it('of a pickup have no night', () => {
    expect(serviceFees(at('2026-11-21T23:30'), true)).toEqual({
      holiday: 0,
      special: 0,
      holidayName: null,
    });
  });
  it('name the holiday', () => {
    expect(serviceFees(at('2026-12-25T09:00'), true).holidayName?.en).toBe('Christmas');
  });
});
