import { cents, type Cents } from '../../kernel/money.ts';
import { addDays, dayOf, endOfDay, type Instant } from '../../kernel/time.ts';

/** A coupon that came back too late to be used stays valid for three more days (decision E12). */
export const EXTRA_COUPON_DAYS = 3;

/** What an order used up besides money. */
export type UsedUp = {
  coupons: readonly { id: string; expiresAt: Instant }[];
  goldCents: Cents;
  mCoinCents: Cents;
};
/** What the guest gets back besides money; points are never granted for it. */
export type GivenBack = {
  coupons: { id: string; expiresAt: Instant }[];
  goldCents: Cents;
  mCoinCents: Cents;
  grantsPoints: false;
};

/** An expired coupon lasts to the end of the third day from now; one in date keeps its expiry. */
const couponBack = (
  coupon: { id: string; expiresAt: Instant },
  now: Instant,
): { id: string; expiresAt: Instant } =>
  coupon.expiresAt >= now
    ? { ...coupon }
    : { ...coupon, expiresAt: endOfDay(addDays(dayOf(now), EXTRA_COUPON_DAYS)) };

/**
 * What returns when a whole order is cancelled or refunded: vouchers and red packets, gold and
 * mCoin (decision E12).
 */
export const giveBackAll = (
  { coupons, goldCents, mCoinCents }: UsedUp,
  now: Instant,
): GivenBack => ({
  coupons: coupons.map((coupon) => couponBack(coupon, now)),
  goldCents,
  mCoinCents,
  grantsPoints: false,
});

/** Down to the cent, so that parts never come to more than the whole. */
const shareOf = (
  whole: Cents,
  { refundCents, paidCents }: { refundCents: Cents; paidCents: Cents },
): Cents => cents(Math.floor((whole * refundCents) / paidCents));

/**
 * What returns with a partial refund (decision E12): the gold that paid for the very pieces
 * (`refund-gold.ts`), and mCoin, which pays for everything, in the proportion of the refunded money
 * to the money paid, which is never 0; coupons stay used.
 */
export const giveBackPart = (
  { goldCents, mCoinCents }: Omit<UsedUp, 'coupons'>,
  money: { refundCents: Cents; paidCents: Cents },
): GivenBack => ({
  coupons: [],
  goldCents,
  mCoinCents: shareOf(mCoinCents, money),
  grantsPoints: false,
});
