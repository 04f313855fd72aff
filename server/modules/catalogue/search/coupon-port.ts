import type { CouponBusiness } from '#shared/codes/coupon.ts';
import type { CouponRefusal } from '#shared/codes/coupon-refusal.ts';
import type { SearchCoupon } from '#shared/contract/consumer/takeout-search.ts';
import type { Context } from '#server/kit/context.ts';
import { slot } from '#server/kit/slot.ts';

/** A coupon, the businesses that it is for, and why it cannot be used at this moment. */
export type FoundCoupon = {
  redpack: SearchCoupon;
  businesses: readonly CouponBusiness[];
  refusal: Exclude<CouponRefusal, 'OTHER_BUSINESS'> | null;
};

/** What a search needs of coupons. */
export type CouponsOfSearch = {
  /** A coupon that the caller has or could claim, by what it is a piece of; null for any other. */
  find(context: Context, redpackId: string): Promise<FoundCoupon | null>;
};

/** Provided by the composition root, which hands over `modules/offers`. */
const port = slot<CouponsOfSearch>('the coupons of a search');
export const provideCoupons = port.provide;
export const couponsOfSearch = port.get;
