import { table } from './table.ts';

/**
 * How long a coupon is valid: between its dates, or N days after it was claimed (spec 000 §3,
 * decision F16). A full-gift's `dateType` is another table.
 */
export const couponDateType = table({ fixed: 1, afterClaim: 2 });
/** The wire code of how a coupon’s validity is counted. */
export type CouponDateTypeCode = 1 | 2;

/** The digits that `businessTypes` holds (spec 000 §3, decision I4). */
export const couponBusiness = table({ takeout: 1, group: 2, market: 3 });
/** The business that a coupon belongs to. */
export type CouponBusiness = keyof typeof couponBusiness.codes;
/** The businesses that combo coupons and other packets may be for. */
export const COUPON_BUSINESSES = [
  'takeout',
  'group',
  'market',
] as const satisfies readonly CouponBusiness[];
