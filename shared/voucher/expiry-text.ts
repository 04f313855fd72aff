import { dateText } from '../format/date.ts';
import { DAY, dayOf, startOfDay, type Instant } from '../kernel/time.ts';
import { couponDateType } from '../codes/coupon.ts';
import { claimDays, type OfferWindow } from './coupon-window.ts';
import type { WireCoupon } from './wire-coupon.ts';

/**
 * The line about a coupon's validity: its message key and its values. `voucher.expiry.asSent` is
 * the server's own text.
 */
export type ExpiryText =
  | {
      readonly key: 'voucher.expiry.today' | 'voucher.expiry.tomorrow' | 'voucher.expiry.over';
      readonly params: Readonly<Record<string, never>>;
    }
  | {
      readonly key: 'voucher.expiry.days' | 'voucher.expiry.afterClaim';
      readonly params: { readonly count: number };
    }
  | {
      readonly key: 'voucher.expiry.range';
      readonly params: { readonly from: string; readonly to: string };
    }
  | { readonly key: 'voucher.expiry.until'; readonly params: { readonly to: string } }
  | { readonly key: 'voucher.expiry.asSent'; readonly params: { readonly text: string } };

/** From this many days before its last day on, a coupon counts down. */
export const COUNTDOWN_DAYS = 7;

/**
 * Over; today; tomorrow; in N days, up to 7; else its dates, both ends included, at UTC+8 (the
 * documents do not print the four forms; the clock is decision I5's). A start in the past that was
 * not set is left out.
 */
export const windowText = ({ startAt, endAt }: OfferWindow, now: Instant): ExpiryText => {
  if (now > endAt) return { key: 'voucher.expiry.over', params: {} };
  const to = dateText(endAt);
  if (now < startAt)
    return { key: 'voucher.expiry.range', params: { from: dateText(startAt), to } };
  const days = Math.round((startOfDay(dayOf(endAt)) - startOfDay(dayOf(now))) / DAY);
  if (days === 0) return { key: 'voucher.expiry.today', params: {} };
  if (days === 1) return { key: 'voucher.expiry.tomorrow', params: {} };
  if (days <= COUNTDOWN_DAYS) return { key: 'voucher.expiry.days', params: { count: days } };
  return startAt === 0
    ? { key: 'voucher.expiry.until', params: { to } }
    : { key: 'voucher.expiry.range', params: { from: dateText(startAt), to } };
};

/**
 * The text about a coupon's validity: the server's `expireTips` when it sends them; "N days from
 * the claim" while it is not claimed; else `windowText`; null when there is none.
 */
export const expiryText = (
  coupon: WireCoupon,
  window: OfferWindow | null,
  now: Instant,
): ExpiryText | null => {
  if (coupon.expireTips?.trim())
    return { key: 'voucher.expiry.asSent', params: { text: coupon.expireTips.trim() } };
  if (window === null) return null;
  const days =
    couponDateType.nameOf(coupon.dateType) === 'afterClaim' && !coupon.claimedAt
      ? claimDays(coupon)
      : null;
  return days === null
    ? windowText(window, now)
    : { key: 'voucher.expiry.afterClaim', params: { count: days } };
};
