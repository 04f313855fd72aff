import { expect, it } from 'vitest';
import { instant } from '../kernel/time.ts';
import { birthday } from './birthday.ts';

/** Half past midnight in Macau: in London it is still the 20th. */
const NOW = instant(Date.parse('2026-11-21T00:30:00+08:00'));

it.each(['1990-02-28', '2024-02-29', '1906-01-01', '2026-11-21'])('takes %s', (day) => {
  expect(birthday(day, NOW)).toEqual({ ok: true, day });
});

it.each(['', '1990-2-28', '2023-02-29', '1905-12-31', '2026-11-22', '1990-13-01', 'yesterday'])(
  'refuses %j',
  (day) => {
    expect(birthday(day, NOW)).toEqual({ ok: false });
  },
);
