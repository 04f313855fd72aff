/** Whether an activity that gives coupons out has begun, and has ended. */
export const COUPON_ACTIVITY_STATES = ['notStarted', 'running', 'over'] as const;
/** The name of such a state. */
export type CouponActivityState = (typeof COUPON_ACTIVITY_STATES)[number];
