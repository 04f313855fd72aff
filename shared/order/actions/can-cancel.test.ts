import { describe, expect, it } from 'vitest';
import { DAY, MINUTE, plus, SECOND } from '../../kernel/time.ts';
import { NOON } from '../../testing/builders.ts';
import { anOrder } from '../../testing/order-builders.ts';
import { canCancel } from './can-cancel.ts';

const paidAt = plus(NOON, MINUTE);
const later = plus(NOON, DAY);

describe('cancelling a takeout or market order', () => {
  it.each([['takeout'], ['market']] as const)(
    'is free for %s before the store accepts, however late',
    (kind) => {
      expect(canCancel(anOrder({ kind, orderStatus: 1 }), later)).toEqual({ ok: true });
    },
  );
  it.each([['takeout'], ['market'], ['group']] as const)(
    'is possible for %s while it waits for its payment',
    (kind) => {
      const order = anOrder({ kind, orderStatus: 0, paidAt: null });
      expect(canCancel(order, order.payBefore)).toEqual({ ok: true });
      expect(canCancel(order, plus(order.payBefore, 1))).toEqual({
        ok: false,
        reason: 'windowOver',
      });
    },
  );
  it('has 60 seconds of grace after payment when the store accepts at once, to the second', () => {
    const accepted = anOrder({ orderStatus: 2, paidAt });
    expect(canCancel(accepted, plus(paidAt, 60 * SECOND))).toEqual({ ok: true });
    expect(canCancel(accepted, plus(paidAt, 60 * SECOND + 999))).toEqual({ ok: true });
    expect(canCancel(accepted, plus(paidAt, 61 * SECOND))).toEqual({
      ok: false,
      reason: 'accepted',
    });
    expect(canCancel({ ...accepted, paidAt: null }, paidAt)).toEqual({
      ok: false,
      reason: 'accepted',
    });
  });
  it.each([
    [3, 'onTheWay'],
    [4, 'completed'],
    [-1, 'closed'],
    [-3, 'closed'],
    [-2, 'unknownStatus'],
    [9, 'unknownStatus'],
  ])('is refused with status %i: %s', (orderStatus, reason) => {
    expect(canCancel(anOrder({ orderStatus, paidAt }), paidAt)).toEqual({ ok: false, reason });
  });
  it('is refused while the store looks at a refund', () => {
    expect(canCancel(anOrder({ refundProgress: 0 }), NOON)).toEqual({
      ok: false,
      reason: 'refundRunning',
    });
  });
});

describe('cancelling a group order', () => {
  it.each([
    [0, null],
    [1, 'paid'],
    [2, 'paid'],
    [4, 'completed'],
    [5, 'closed'],
    [-1, 'closed'],
    [-3, 'closed'],
    [3, 'unknownStatus'],
  ])('with status %i: %s', (orderStatus, reason) => {
    expect(canCancel(anOrder({ kind: 'group', orderStatus }), NOON)).toEqual(
      reason === null ? { ok: true } : { ok: false, reason },
    );
  });
});
