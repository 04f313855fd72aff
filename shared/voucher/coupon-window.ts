import { couponDateType } from '../codes/coupon.ts';
import { addDays, dayOf, endOfDay, startOfDay, type Day, type Instant } from '../kernel/time.ts';
import type { WireCoupon } from './wire-coupon.ts';

/** When an offer is valid; `endAt` is the last valid millisecond. */
export type OfferWindow = { startAt: Instant; endAt: Instant };

const from = (date: Instant | Day): Instant => (typeof date === 'number' ? date : startOfDay(date));
const until = (date: Instant | Day): Instant => (typeof date === 'number' ? date : endOfDay(date));

/**
 * Whole days of validity of a coupon of type 2: `validDays`, else `day` (silent: the same under
 * another name).
 */
export const claimDays = ({
  validDays,
  day,
}: Pick<WireCoupon, 'validDays' | 'day'>): number | null => {
  const days = validDays ?? day ?? 0;
  return days > 0 ? days : null;
};

/**
 * When a coupon is valid, or null when it has no dates. Type 2: from the claim on, `validDays` days
 * that begin on the day of the claim with `isIncludeCurrentDay`, else the day after (usable at once
 * all the same), until 23:59:59.999 at UTC+8 (decisions F16, I5). All others: from `startDate` to
 * `endDate`; a day counts whole. An unclaimed coupon of type 2 is shown as if claimed now.
 */
export const couponWindow = (coupon: WireCoupon, now: Instant): OfferWindow | null => {
  if (couponDateType.nameOf(coupon.dateType) === 'afterClaim') {
    const days = claimDays(coupon);
    const startAt = coupon.claimedAt ?? now;
    return days === null
      ? null
      : {
          startAt,
          endAt: endOfDay(addDays(dayOf(startAt), coupon.isIncludeCurrentDay ? days - 1 : days)),
        };
  }
  const { startDate, endDate } = coupon;
  if (endDate === null || endDate === undefined) return null;
  return { startAt: from(startDate ?? (0 as Instant)), endAt: until(endDate) };
};
