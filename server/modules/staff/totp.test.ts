import { expect, it } from 'vitest';
import { instant } from '#shared/kernel/time.ts';
import { stepOf, totpAt } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %d gives the code of RFC 6238, appendix B', (second, code) => {
  expect(totpAt(SECRET, Math.floor(second / 30), 8)).toBe(code);
  expect(totpAt(SECRET, Math.floor(second / 30))).toBe(code.slice(2));
});

it('takes the code of the step before and after, and no other', () => {
  const now = instant(1_800_000_000_000);
  const step = now / 30_000;
  for (const off of [-1, 0, 1])
    expect(stepOf(SECRET, totpAt(SECRET, step + off), now)).toBe(step + off);
  for (const off of [-2, 2]) expect(stepOf(SECRET, totpAt(SECRET, step + off), now)).toBeNull();
  expect(stepOf(SECRET, '', now)).toBeNull();
});
