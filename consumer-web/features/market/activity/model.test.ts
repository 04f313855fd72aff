import { describe, expect, it } from 'vitest';
import { redPacketStatus } from '#shared/codes/popup.ts';
import { instant } from '#shared/kernel/time.ts';
import { couponState, type ActivityCoupon } from './model.ts';

const { enabled, expired, disabled } = redPacketStatus.codes;
const coupon = (change: Partial<ActivityCoupon> = {}) =>
  ({ canReceive: false, isReceived: false, owned: null, ...change }) as ActivityCoupon;
const owning = (owned: object, change: Partial<ActivityCoupon> = {}) =>
  coupon({
    isReceived: true,
    owned: { status: disabled, usedAt: null, used: false, ...owned } as ActivityCoupon['owned'],
    ...change,
  });

describe('what can be done with a coupon of an activity', () => {
  it.each([
    ['claim', coupon({ canReceive: true }), 'running'],
    ['soldOut', coupon(), 'running'],
    ['claimed', coupon({ isReceived: true }), 'running'],
    ['notStarted', coupon({ canReceive: true }), 'notStarted'],
    ['over', coupon({ canReceive: true }), 'over'],
    ['use', owning({ status: enabled }), 'over'],
    ['use', owning({ status: enabled }, { canReceive: true }), 'running'],
    ['used', owning({ used: true, usedAt: instant(1) }), 'running'],
    ['claim', owning({ used: true, usedAt: instant(1) }, { canReceive: true }), 'running'],
    ['held', owning({ used: true }), 'running'],
    ['expired', owning({ status: expired }), 'over'],
    ['claimed', owning({}), 'running'],
  ] as const)('%s', (state, given, campaign) => {
    expect(couponState(given, campaign)).toBe(state);
  });
});
