import { expect, it } from 'vitest';
import { NOON } from '../../testing/builders.ts';
import { anOrder } from '../../testing/order-builders.ts';
import { refundActions } from './refund-actions.ts';

const all = { isWholeOnly: false, hasBag: true };

it('a supermarket order is asked back whole, by pieces, or its bag alone (decision P21)', () => {
  const paid = anOrder({ kind: 'market', orderStatus: 4 });
  expect(refundActions(paid, all, NOON)).toEqual(['REFUND_ALL', 'REFUND_PART', 'REFUND_BAG']);
  expect(refundActions(paid, { isWholeOnly: true, hasBag: false }, NOON)).toEqual(['REFUND_ALL']);
});

it('while a request waits, it can only be withdrawn', () => {
  const asked = anOrder({ kind: 'market', refundProgress: 0, refundRequestedAt: NOON });
  expect(refundActions(asked, { ...all, hasBag: false }, NOON)).toEqual(['CANCEL_REFUND']);
});
