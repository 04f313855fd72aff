import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { instant, plus } from '../../kernel/time.ts';
import { prorate } from '../../pricing/prorate.ts';
import {
  checkGroupRefundForm,
  GROUP_REFUND_REASONS,
  groupRefundAmount,
  needsReasonText,
  voucherRefund,
  type GroupRefundForm,
  type RefundVoucher,
} from './group-refund.ts';

const NOW = instant(1_700_000_000_000);
const aVoucher = (over: Partial<RefundVoucher> = {}): RefundVoucher => ({
  voucherId: 'v1',
  status: 1,
  timesTotal: 1,
  timesUsed: 0,
  amount: cents(1000),
  amountUsed: cents(0),
  validTo: plus(NOW, 1000),
  ...over,
});
const aForm = (over: Partial<GroupRefundForm> = {}): GroupRefundForm => ({
  reason: 1,
  text: '',
  voucherIds: ['v1'],
  photoCount: 0,
  ...over,
});

describe('a voucher that is asked back', () => {
  it('gives its whole share while it is unused and in date', () => {
    expect(voucherRefund(aVoucher(), NOW)).toEqual({ ok: true, refundCents: 1000 });
    expect(voucherRefund(aVoucher({ validTo: NOW }), NOW)).toMatchObject({ ok: true });
  });

  it('gives what is left of a times card, never less than nothing', () => {
    const card = aVoucher({ timesTotal: 3, timesUsed: 1, amountUsed: cents(334) });
    expect(voucherRefund(card, NOW)).toEqual({ ok: true, refundCents: 666 });
    expect(voucherRefund({ ...card, amountUsed: cents(1001) }, NOW)).toEqual({
      ok: true,
      refundCents: 0,
    });
  });

  it.each([
    [{ status: 2 }, 'used'],
    [{ status: 3 }, 'refunded'],
    [{ status: 5 }, 'refunding'],
    [{ status: 77 }, 'unknown'],
    [{ validTo: plus(NOW, -1) }, 'expired'],
  ])('%o is refused as %s', (over, reason) => {
    expect(voucherRefund(aVoucher(over), NOW)).toEqual({ ok: false, reason });
  });
});

describe('the form', () => {
  it('names its reasons; only others needs words', () => {
    expect(GROUP_REFUND_REASONS.map(({ code }) => code)).toEqual([1, 2, 3, 4, 5, 6, 7, 15]);
    expect(GROUP_REFUND_REASONS.filter(({ code }) => needsReasonText(code))).toHaveLength(1);
  });

  it.each([
    [{ reason: null }, { reason: 'noReason' }],
    [{ reason: 8 }, { reason: 'noReason' }],
    [{ reason: 15, text: '  ' }, { reason: 'noText' }],
    [
      { reason: 15, text: '字'.repeat(201) },
      { reason: 'textTooLong', limit: 200 },
    ],
    [{ voucherIds: [] }, { reason: 'noItems' }],
    [{ photoCount: 7 }, { reason: 'tooManyPhotos', limit: 6 }],
  ])('%o is refused', (over, refusal) => {
    expect(checkGroupRefundForm(aForm(over))).toEqual({ ok: false, ...refusal });
  });

  it('is complete with a reason and a voucher', () => {
    expect(checkGroupRefundForm(aForm())).toEqual({ ok: true });
    expect(checkGroupRefundForm(aForm({ reason: 15, text: 'because' }))).toEqual({ ok: true });
  });
});

describe('the amount', () => {
  it('names the first voucher that is in the way', () => {
    const vouchers = [aVoucher(), aVoucher({ voucherId: 'v2', status: 2 })];
    expect(groupRefundAmount(vouchers, ['v1', 'v2'], NOW)).toEqual({
      ok: false,
      reason: 'used',
      voucherId: 'v2',
    });
    expect(groupRefundAmount(vouchers, ['v9'], NOW)).toEqual({
      ok: false,
      reason: 'unknown',
      voucherId: 'v9',
    });
  });

  it('is whole only where nothing is left and nothing was used', () => {
    const two = [aVoucher(), aVoucher({ voucherId: 'v2' })];
    expect(groupRefundAmount(two, ['v1'], NOW)).toMatchObject({
      refundCents: 1000,
      isWhole: false,
    });
    expect(groupRefundAmount(two, ['v1', 'v2'], NOW)).toMatchObject({ isWhole: true });
    const rest = [aVoucher({ status: 3 }), aVoucher({ voucherId: 'v2' })];
    expect(groupRefundAmount(rest, ['v2'], NOW)).toMatchObject({ isWhole: true });
    const touched = [aVoucher({ timesUsed: 1 }), aVoucher({ voucherId: 'v2' })];
    expect(groupRefundAmount(touched, ['v1', 'v2'], NOW)).toMatchObject({ isWhole: false });
  });

  it('of all requests together is never more than was paid, and exactly that when all goes', () => {
    const orders = fc
      .tuple(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 30 }))
      .chain(([paid, quantity]) =>
        fc.tuple(
          fc.constant(paid),
          fc.constant(quantity),
          fc.array(fc.integer({ min: 0, max: 4 }), { minLength: quantity, maxLength: quantity }),
        ),
      );
    fc.assert(
      fc.property(orders, ([paid, quantity, groups]) => {
        const shares = prorate(
          cents(paid),
          Array.from({ length: quantity }, () => 1),
        );
        const vouchers = shares.map((amount, n) => aVoucher({ voucherId: `v${n}`, amount }));
        let sum = 0;
        for (const group of [0, 1, 2, 3, 4]) {
          const ids = vouchers.filter((_, n) => groups[n] === group).map((v) => v.voucherId);
          const answer = groupRefundAmount(vouchers, ids, NOW);
          if (!answer.ok) throw new Error(answer.reason);
          sum += answer.refundCents;
          expect(sum).toBeLessThanOrEqual(paid);
        }
        expect(sum).toBe(paid);
      }),
    );
  });
});
