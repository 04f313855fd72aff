import { describe, expect, it } from 'vitest';
import { codeOf } from '#shared/codes/error-code.ts';
import { instant, MINUTE, SECOND } from '#shared/kernel/time.ts';
import { minutesOf, tillClock } from './till-clock.ts';

const at = instant(1_800_000_000_000);
const seen = (
  aheadMs: number,
  source: 'WEDGE' | 'OFFLINE' = 'WEDGE',
  reason: number | null = null,
) => tillClock({ at, scannedAt: instant(at + aheadMs), source, reason }).state;

describe('row 44: the till’s time beside the server’s', () => {
  it('is the same within two seconds', () =>
    expect([seen(-2 * SECOND), seen(0), seen(2 * SECOND)]).toEqual(['same', 'same', 'same']));
  it('waited when the request came late', () =>
    expect([seen(-3 * SECOND), seen(-90 * SECOND)]).toEqual(['waited', 'waited']));
  it('is slow beyond what a request can wait, unless it was offline', () =>
    expect([seen(-91 * SECOND), seen(-91 * SECOND, 'OFFLINE')]).toEqual(['slow', 'waited']));
  it('is the same for what the till refused and sent soon after, and waited for what it sent later', () => {
    const refused = codeOf('CHECK_DIGIT');
    expect([3, 90, 91].map((seconds) => seen(-seconds * SECOND, 'WEDGE', refused))).toEqual([
      'same',
      'same',
      'waited',
    ]);
    expect(seen(-91 * SECOND, 'WEDGE', codeOf('NOT_FOUND'))).toBe('slow');
  });
  it('is fast when it is ahead: nothing arrives before it is sent', () =>
    expect(seen(3 * SECOND)).toBe('fast'));
  it('is shown in minutes and seconds', () =>
    expect(minutesOf(7 * MINUTE + 12_340)).toEqual({ minutes: 7, seconds: 12 }));
});
