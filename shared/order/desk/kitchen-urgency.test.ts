import { describe, expect, it } from 'vitest';
import { instant, MINUTE, plus } from '../../kernel/time.ts';
import { kitchenUrgency } from './kitchen-urgency.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const at = (minutes: number) => plus(NOON, minutes * MINUTE);
const order = { acceptedAt: NOON, releaseAt: null, readyAt: at(20) };

describe('desk row 17: how pressing an order is in the kitchen (decision DA12)', () => {
  it.each([
    ['CALM', 13.9, order],
    ['SOON', 14, order],
    ['SOON', 19.9, order],
    ['LATE', 20, order],
    // without a time
    ['CALM', 7.9, { ...order, readyAt: null }],
    ['SOON', 8, { ...order, readyAt: null }],
    ['LATE', 15, { ...order, readyAt: null }],
    // a pre-order is begun at its release, not when it was accepted
    ['CALM', 129, { ...order, releaseAt: at(110), readyAt: at(140) }],
    ['SOON', 131, { ...order, releaseAt: at(110), readyAt: at(140) }],
    ['CALM', 99, { acceptedAt: null, releaseAt: null, readyAt: at(20) }],
    ['LATE', 30, { acceptedAt: null, releaseAt: NOON, readyAt: at(20) }],
  ] as const)('is %s after %d minutes of %o', (urgency, minutes, timed) => {
    expect(kitchenUrgency(timed, at(minutes))).toBe(urgency);
  });
});
