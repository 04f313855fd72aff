/** Why a coupon counts nowhere in a list of what it is for (decision H15): in words of its own for each. */
export const COUPON_REFUSALS = ['NOT_STARTED', 'EXPIRED', 'USED', 'OTHER_BUSINESS'] as const;
/** The name of such a reason. */
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];
