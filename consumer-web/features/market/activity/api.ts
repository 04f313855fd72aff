import { marketCouponCalls } from '#shared/contract/consumer/market-coupon.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const { marketCouponList, marketCouponReceive } = marketCouponCalls;

/** The calls of an activity's coupons. */
export const activityCalls = { marketCouponList, marketCouponReceive };
export const api = bindCalls(activityCalls);
