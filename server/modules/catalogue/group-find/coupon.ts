import type { GroupCoupon } from '#shared/contract/consumer/group-find.ts';
import type { Context } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { couponsOfSearch } from '../search/coupon-port.ts';

/** A coupon with the reason why it counts on no deal; null without a coupon. */
export const couponOfDeals = async (
  context: Context,
  redpackId: string | undefined,
): Promise<GroupCoupon | null> => {
  if (redpackId === undefined) return null;
  const found = await couponsOfSearch().find(context, redpackId);
  if (found === null) return refuse('OFFER_UNAVAILABLE');
  const { redpack, businesses, refusal } = found;
  return { ...redpack, refusal: businesses.includes('group') ? refusal : 'NOT_GROUP' };
};
