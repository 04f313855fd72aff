import { expect, it } from 'vitest';
import { HOUR, instant, plus } from '../../kernel/time.ts';
import { outUntil } from './out-until.ts';

const NIGHT = instant(Date.parse('2026-11-22T03:00:00+08:00'));

it('brings a dish back after its hours, at five in the morning, or never by itself', () => {
  expect(outUntil('HOUR', NIGHT)).toBe(plus(NIGHT, HOUR));
  expect(outUntil('HOURS4', NIGHT)).toBe(plus(NIGHT, 4 * HOUR));
  expect(outUntil('DAY', NIGHT)).toBe(plus(NIGHT, 2 * HOUR));
  expect(outUntil('OPEN', NIGHT)).toBeNull();
});
