import { describe, expect, it } from 'vitest';
import { DAY, plus, SECOND } from '../../kernel/time.ts';
import { NOON } from '../../testing/builders.ts';
import { anOrder } from '../../testing/order-builders.ts';
import { canRecallRefund, canRefund } from './can-refund.ts';

const says = (reason: string | null) => (reason === null ? { ok: true } : { ok: false, reason });

describe('asking for a refund', () => {
  it.each([
    [0, 'notPaid'],
    [1, null],
    [2, null],
    [3, null],
    [4, null],
    [-1, 'closed'],
    [-3, 'closed'],
    [-2, 'unknownStatus'],
  ])('of a delivered order with status %i: %s', (orderStatus, reason) => {
    for (const kind of ['takeout', 'market'] as const)
      expect(canRefund(anOrder({ kind, orderStatus }), NOON)).toEqual(says(reason));
  });
  it.each([
    [0, 'notPaid'],
    [1, null],
    [2, null],
    [4, 'used'],
    [5, 'expired'],
    [-1, 'closed'],
    [-3, 'closed'],
    [3, 'unknownStatus'],
  ])('of a group order with status %i: %s', (orderStatus, reason) => {
    expect(canRefund(anOrder({ kind: 'group', orderStatus }), NOON)).toEqual(says(reason));
  });
  it('is possible until 24 hours after completion, inclusive to the second', () => {
    const order = anOrder({ orderStatus: 4, completedAt: NOON });
    expect(canRefund(order, plus(NOON, DAY))).toEqual({ ok: true });
    expect(canRefund(order, plus(NOON, DAY + 999))).toEqual({ ok: true });
    expect(canRefund(order, plus(NOON, DAY + SECOND))).toEqual({ ok: false, reason: 'windowOver' });
  });
  it('is refused where the payment channel gives nothing back', () => {
    expect(canRefund(anOrder({ canChannelRefund: false }), NOON)).toEqual({
      ok: false,
      reason: 'paymentChannel',
    });
  });
  it.each([
    [0, 1, 'refundRunning'],
    [-1, 1, 'rejected'],
    [1, 1, 'alreadyRequested'],
    [-2, 1, null],
    [-2, 2, 'alreadyRequested'],
    [-1, 2, 'rejected'],
    [1, 2, 'alreadyRequested'],
    [5, 1, 'refundRunning'],
  ])('again with progress %i after %i requests: %s', (refundProgress, refundRequests, reason) => {
    expect(canRefund(anOrder({ orderStatus: 2, refundProgress, refundRequests }), NOON)).toEqual(
      says(reason),
    );
  });
  it('after a recall keeps to the window', () => {
    expect(
      canRefund(
        anOrder({ orderStatus: 4, completedAt: NOON, refundProgress: -2, refundRequests: 1 }),
        plus(NOON, 2 * DAY),
      ),
    ).toEqual({ ok: false, reason: 'windowOver' });
  });
  it('is possible for each voucher of a group order separately', () => {
    const order = { kind: 'group', refundRequests: 3 } as const;
    expect(canRefund(anOrder({ ...order, refundProgress: 1 }), NOON)).toEqual({ ok: true });
    expect(canRefund(anOrder({ ...order, refundProgress: 0 }), NOON)).toEqual({
      ok: false,
      reason: 'refundRunning',
    });
  });
});

describe('recalling a refund request', () => {
  const order = anOrder({ refundProgress: 0, refundRequests: 1, refundRequestedAt: NOON });
  it('is possible until it is approved automatically', () => {
    expect(canRecallRefund(order, plus(NOON, DAY - 1))).toEqual({ ok: true });
    expect(canRecallRefund(order, plus(NOON, DAY))).toEqual({ ok: false, reason: 'autoRefunded' });
    expect(canRecallRefund({ ...order, refundRequestedAt: null }, plus(NOON, DAY))).toEqual({
      ok: true,
    });
  });
  it('needs a request that is not answered', () => {
    for (const refundProgress of [null, -2, -1, 1])
      expect(canRecallRefund({ ...order, refundProgress }, NOON)).toEqual({
        ok: false,
        reason: 'noRefundRunning',
      });
  });
});
