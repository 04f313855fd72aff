import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { instant, plus } from '../kernel/time.ts';
import {
  comboActions,
  comboAmount,
  comboState,
  comboStateKey,
  expandCombo,
  withdrawCombo,
  type ComboCoupon,
} from './combo-coupon.ts';
import { explosiveLabel, hasComboTag } from './explosive-label.ts';

const end = instant(1000);
const now = instant(500);
const combo = (change: Partial<ComboCoupon> = {}): ComboCoupon => ({
  id: 'k',
  amount: cents(500),
  expandedAmount: null,
  withdrawnTimes: 0,
  maxWithdrawals: null,
  isBarred: false,
  expireTime: end,
  ended: null,
  ...change,
});
const big = { expandedAmount: cents(900) };

describe('a combo coupon (spec 002 §4, decision I6)', () => {
  it.each([
    ['plain', combo(), now],
    ['plain', combo(), end],
    ['expired', combo(), plus(end, 1)],
    ['expanded', combo(big), end],
    ['expired', combo(big), plus(end, 1)],
    ['barred', combo({ isBarred: true }), now],
    ['expanded', combo({ ...big, isBarred: true }), now],
    ['used', combo({ ...big, ended: 'used' }), plus(end, 1)],
    ['autoCancelled', combo({ ended: 'autoCancelled' }), now],
  ] as const)('is %s', (state, coupon, at) => {
    expect(comboState(coupon, at)).toBe(state);
    expect(comboActions(coupon, at)).toMatchObject({
      canExpand: state === 'plain',
      canWithdraw: state === 'expanded',
    });
    expect(expandCombo(coupon, cents(1), at).ok).toBe(state === 'plain');
    expect(withdrawCombo(coupon, at)).toMatchObject(
      state === 'expanded' ? { ok: true } : { ok: false, reason: state },
    );
    expect(comboStateKey(state)).toBe(`voucher.combo.${state}`);
  });
  it('takes its expanded amount while it is expanded, and keeps its expiry', () => {
    const expanded = expandCombo(combo(), cents(900), now);
    expect(expanded).toEqual({ ok: true, coupon: combo(big) });
    expect([combo(), combo(big)].map(comboAmount)).toEqual([500, 900]);
    expect(expandCombo(combo(big), cents(1), now)).toEqual({ ok: false, reason: 'expanded' });
  });
  it('may be withdrawn twice when the server says no number, and then not be expanded again', () => {
    expect(comboActions(combo(big), now).withdrawals).toBe(2);
    expect(withdrawCombo(combo(big), now)).toEqual({
      ok: true,
      coupon: combo({ withdrawnTimes: 1 }),
    });
    expect(withdrawCombo(combo({ ...big, withdrawnTimes: 1 }), now)).toEqual({
      ok: true,
      coupon: combo({ withdrawnTimes: 2, isBarred: true }),
    });
  });
  it.each([
    [0, 0],
    [1, 1],
    [1, 3],
  ])(
    'with %d withdrawals allowed and %d made keeps what it has',
    (maxWithdrawals, withdrawnTimes) => {
      const coupon = combo({ ...big, maxWithdrawals, withdrawnTimes });
      expect(withdrawCombo(coupon, now)).toEqual({ ok: false, reason: 'noWithdrawalsLeft' });
      expect(comboActions(coupon, now)).toEqual({
        canExpand: false,
        canWithdraw: false,
        withdrawals: 0,
      });
    },
  );
  it('stays barred after a withdrawal if the server barred it', () => {
    expect(withdrawCombo(combo({ ...big, isBarred: true, maxWithdrawals: 5 }), now)).toMatchObject({
      coupon: { isBarred: true },
    });
  });
});

describe('signs of combo coupons (spec 002 §4)', () => {
  it.each([
    [1, true],
    [true, true],
    [0, false],
    [false, false],
    [2, false],
    [null, false],
    [undefined, false],
  ])('the guide switch %s shows the cart tag: %s', (value, shown) => {
    expect(hasComboTag(value)).toBe(shown);
  });
  it.each([
    [false, 900, null],
    [true, 900, { key: 'voucher.explosive.upTo', params: { amount: '9' } }],
    [true, 0, { key: 'voucher.explosive.usable', params: {} }],
    [true, null, { key: 'voucher.explosive.usable', params: {} }],
  ])('a product with %s and %s cents', (isUsable, max, label) => {
    expect(explosiveLabel({ isUsable, maxAmount: max === null ? null : cents(max) })).toEqual(
      label,
    );
  });
});
