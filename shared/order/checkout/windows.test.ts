import { describe, expect, it } from 'vitest';
import { cents, ZERO } from '../../kernel/money.ts';
import { DAY, HOUR, MINUTE, plus, SECOND } from '../../kernel/time.ts';
import { NOON } from '../../testing/builders.ts';
import {
  resultPollMs,
  returnPollMs,
  riderPollMs,
  RIDER_POLL_MS,
  SURPLUS_POLL_MS,
} from '../status/polling.ts';
import {
  autoRefundAt,
  graceEndsAt,
  isAutoRefundDue,
  payBefore,
  pointsState,
  refundClosesAt,
  surplusSeconds,
} from './windows.ts';

describe('the time to pay', () => {
  it('is 15 minutes', () => {
    expect(payBefore(NOON)).toBe(NOON + 15 * MINUTE);
  });
  it.each([
    [0, 900],
    [1, 900],
    [SECOND, 899],
    [15 * MINUTE - 1, 1],
    [15 * MINUTE, 0],
    [15 * MINUTE + 1, 0],
    [DAY, 0],
  ])('after %i ms has %i seconds left', (passed, seconds) => {
    expect(surplusSeconds(payBefore(NOON), plus(NOON, passed))).toBe(seconds);
  });
});

describe('windows of a day', () => {
  it('close at the end of their last second', () => {
    expect(refundClosesAt(NOON)).toBe(NOON + DAY + 999);
    expect(refundClosesAt(plus(NOON, 999))).toBe(NOON + DAY + 999);
    expect(graceEndsAt(NOON)).toBe(NOON + MINUTE + 999);
  });
  it('refund by themselves at +24:00:00, not before', () => {
    expect(autoRefundAt(NOON)).toBe(NOON + DAY);
    expect(isAutoRefundDue(NOON, plus(NOON, DAY - 1))).toBe(false);
    expect(isAutoRefundDue(NOON, plus(NOON, DAY))).toBe(true);
  });
});

describe('points', () => {
  const completed = {
    completedAt: NOON,
    refundStatus: 0,
    refundProgress: null,
    refundAmount: ZERO,
    givenBack: ZERO,
  };
  it('come 48 hours after completion', () => {
    expect(pointsState(completed, plus(NOON, 48 * HOUR - 1))).toBe('waiting');
    expect(pointsState(completed, plus(NOON, 48 * HOUR))).toBe('granted');
    expect(pointsState({ ...completed, completedAt: null }, plus(NOON, 9 * DAY))).toBe('waiting');
  });
  it('never come for an order that was refunded, in part or in whole', () => {
    for (const refundStatus of [1, 2])
      expect(
        pointsState({ ...completed, refundStatus, refundAmount: cents(100) }, plus(NOON, 3 * DAY)),
      ).toBe('never');
  });
  it('come for what was kept of one of which the store gave a part back by itself', () => {
    const given = {
      ...completed,
      refundStatus: 1,
      refundAmount: cents(100),
      givenBack: cents(100),
    };
    expect(pointsState(given, plus(NOON, 3 * DAY))).toBe('granted');
    expect(pointsState({ ...given, refundStatus: 2 }, plus(NOON, 3 * DAY))).toBe('never');
  });
  it('wait while the store looks at a refund', () => {
    expect(pointsState({ ...completed, refundProgress: 0 }, plus(NOON, 3 * DAY))).toBe('waiting');
    for (const refundProgress of [-1, -2])
      expect(pointsState({ ...completed, refundProgress }, plus(NOON, 3 * DAY))).toBe('granted');
  });
});

describe('asking again', () => {
  it('for a rider happens only between store and guest, on a page that is seen', () => {
    const wait = (riderStatus: number | null, isVisible = true) =>
      riderPollMs({ riderStatus, isVisible, failures: 0 });
    expect([null, 0, 1, 5, 6].map((status) => wait(status))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect([2, 3, 4].map((status) => wait(status))).toEqual([
      RIDER_POLL_MS,
      RIDER_POLL_MS,
      RIDER_POLL_MS,
    ]);
    expect(wait(4, false)).toBeNull();
  });
  it('for a rider backs off to a minute', () => {
    expect(
      [0, 1, 2, 3, 2000].map((failures) =>
        riderPollMs({ riderStatus: 4, isVisible: true, failures }),
      ),
    ).toEqual([15_000, 30_000, 60_000, 60_000, 60_000]);
  });
  it('for the time left happens each minute', () => {
    expect(SURPLUS_POLL_MS).toBe(60_000);
  });
  it('for a payment begins quickly and stops within a minute', () => {
    expect([0, 1, 2, 3, 4, 13].map(resultPollMs)).toEqual([1000, 2000, 2000, 3000, 5000, 5000]);
    expect([14, 15, 100].map(resultPollMs)).toEqual([null, null, null]);
    const waits = Array.from({ length: 14 }, (_, asked) => resultPollMs(asked)!);
    const total = waits.reduce((sum, wait) => sum + wait, 0);
    expect(total).toBeLessThanOrEqual(MINUTE);
    expect(total).toBeGreaterThan(55 * SECOND);
  });
  it('for whoever comes back unpaid is over in seconds', () => {
    expect([1, 2, 3, 4].map(returnPollMs)).toEqual([1000, 2000, null, null]);
  });
});
