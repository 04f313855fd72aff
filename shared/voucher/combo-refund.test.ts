import { expect, it } from 'vitest';
import { instant, plus } from '../kernel/time.ts';
import { COMBO_REFUND_MS, comboRefundRefusal } from './combo-refund.ts';

const PAID = instant(1_800_000_000_000);
const order = { paidAt: PAID, isUsed: false, isExpanded: false };

it.each([
  ['untouched', order, COMBO_REFUND_MS, null],
  ['a millisecond too late', order, COMBO_REFUND_MS + 1, 'tooLate'],
  ['a piece used', { ...order, isUsed: true }, 0, 'used'],
  ['a piece expanded once', { ...order, isExpanded: true }, 0, 'expanded'],
  ['both', { ...order, isUsed: true, isExpanded: true }, 0, 'expanded'],
] as const)('an order of coupon groups is given back: %s', (_, facts, after, reason) => {
  expect(comboRefundRefusal(facts, plus(PAID, after))).toBe(reason);
});
