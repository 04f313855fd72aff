import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { DAY, endOfDay, plus, type Day } from '../../kernel/time.ts';
import { NOON } from '../../testing/builders.ts';
import { giveBackAll, giveBackPart } from './give-back.ts';

describe('what comes back besides money', () => {
  it('is everything of a cancelled order; a coupon that has expired lasts three more days', () => {
    const used = {
      coupons: [
        { id: 'in date', expiresAt: NOON },
        { id: 'expired', expiresAt: plus(NOON, -1) },
        { id: 'long', expiresAt: plus(NOON, DAY) },
      ],
      goldCents: cents(500),
      mCoinCents: cents(30),
    };
    expect(giveBackAll(used, NOON)).toEqual({
      coupons: [
        { id: 'in date', expiresAt: NOON },
        { id: 'expired', expiresAt: endOfDay('2026-11-24' as Day) },
        { id: 'long', expiresAt: NOON + DAY },
      ],
      goldCents: 500,
      mCoinCents: 30,
      grantsPoints: false,
    });
  });
  it('is the gold of the pieces, mCoin by the part refunded, and no coupon', () => {
    expect(
      giveBackPart(
        { goldCents: cents(500), mCoinCents: cents(31) },
        { refundCents: cents(2000), paidCents: cents(6000) },
      ),
    ).toEqual({ coupons: [], goldCents: 500, mCoinCents: 10, grantsPoints: false });
  });
  it('never comes to more than was used', () => {
    const amount = fc.integer({ min: 0, max: 1e7 });
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 1e7 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (coins, paid, rate) => {
          const first = Math.floor(paid * rate);
          const back = (refund: number) =>
            giveBackPart(
              { goldCents: cents(0), mCoinCents: cents(coins) },
              { refundCents: cents(refund), paidCents: cents(paid) },
            ).mCoinCents;
          expect(back(first) + back(paid - first)).toBeLessThanOrEqual(coins);
          expect(back(paid)).toBe(coins);
        },
      ),
    );
  });
});
