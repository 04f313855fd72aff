import type { ListCoupon } from '#shared/contract/consumer/takeout-search.ts';
import type { Context } from '#server/kit/context.ts';
import { listedCoupon } from '../search/coupon-stores.ts';

/** A coupon with the reason why it counts on no deal; null without a coupon. */
export const couponOfDeals = async (
  context: Context,
  redpackId: string | undefined,
): Promise<ListCoupon | null> =>
  redpackId === undefined ? null : listedCoupon(context, redpackId, 'group');
