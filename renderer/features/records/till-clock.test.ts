import { describe, expect, it } from 'vitest';
import { instant, MINUTE, SECOND } from '#shared/kernel/time.ts';
import { minutesOf, tillClock } from './till-clock.ts';

const at = instant(1_800_000_000_000);
const seen = (aheadMs: number, source: 'WEDGE' | 'OFFLINE' = 'WEDGE') =>
  tillClock({ at, scannedAt: instant(at + aheadMs), source }).state;

describe('row 44: the till’s time beside the server’s', () => {
  it('is the same within two seconds', () =>
    expect([seen(-2 * SECOND), seen(0), seen(2 * SECOND)]).toEqual(['same', 'same', 'same']));
  it('waited when the request came late', () =>
    expect([seen(-3 * SECOND), seen(-90 * SECOND)]).toEqual(['waited', 'waited']));
  it('is slow beyond what a request can wait, unless it was offline', () =>
    expect([seen(-91 * SECOND), seen(-91 * SECOND, 'OFFLINE')]).toEqual(['slow', 'waited']));
  it('is fast when it is ahead: nothing arrives before it is sent', () =>
    expect(seen(3 * SECOND)).toBe('fast'));
  it('is shown in minutes and seconds', () =>
    expect(minutesOf(7 * MINUTE + 12_340)).toEqual({ minutes: 7, seconds: 12 }));
});
