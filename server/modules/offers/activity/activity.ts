import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { ClaimableOffer } from '../claimable.ts';
import { offersOfActivity } from '../offer-repo.ts';
import { findCouponActivity, type CouponActivity } from './activity-repo.ts';

/** An activity with what it gives out. Its own dates hold for all of it. */
export type OpenedActivity = { activity: CouponActivity; offers: readonly ClaimableOffer[] };

/** The activity of this id; refuses one that does not exist or was taken down. */
export const activityOrRefuse = async (
  query: Query,
  id: string,
  now: Instant,
): Promise<OpenedActivity> => {
  const activity = (await findCouponActivity(query, id)) ?? refuse('COUPON_ACTIVITY_NOT_FOUND');
  const { startAt, endAt, withdrawnAt, offerIds } = activity;
  if (withdrawnAt !== null && withdrawnAt <= now) return refuse('COUPON_ACTIVITY_WITHDRAWN');
  const offers = await offersOfActivity(query, offerIds);
  return {
    activity,
    offers: offers.map((offer) => ({ ...offer, claimFrom: startAt, claimUntil: endAt })),
  };
};
