import { loadPart } from '../../../lib/navigation/part.ts';

/** The calls of coupons, which come when the first of them is made. */
export const couponCalls = async () =>
  (await loadPart(() => import('./coupon-calls.ts'))).couponApi;
