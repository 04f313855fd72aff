import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { couponBusinesses } from '#shared/voucher/wire-coupon.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { checkCampaign, claiming, claimOne } from '../claim.ts';
import type { ClaimableOffer } from '../claimable.ts';
import type { MemberOffer } from '../member-repo.ts';
import { findOffer } from '../offer-repo.ts';
import { ownedRow } from '../present.ts';
import { faces, openToMember } from '../receive.ts';
import { activityOrRefuse } from './activity.ts';

type Asked = RequestOf<Contract['marketCouponReceive']>;

/** A coupon that a supermarket's page offers. */
const ofStore = async (query: Query, couponId: string): Promise<ClaimableOffer> => {
  const offer = await findOffer(query, couponId);
  return offer !== null && offer.way === 'store' && couponBusinesses(offer.terms).includes('market')
    ? offer
    : refuse('CANNOT_RECEIVE');
};

/** What is claimed: one coupon, or all of an activity that the member can still have. */
const wanted = async (
  query: Query,
  { couponId, activityId }: Asked,
  { userId, now }: { userId: string; now: Instant },
): Promise<readonly ClaimableOffer[]> => {
  if (activityId === undefined) return [await ofStore(query, couponId ?? '')];
  const { activity, offers } = await activityOrRefuse(query, activityId, now);
  checkCampaign({ claimFrom: activity.startAt, claimUntil: activity.endAt }, now);
  if (couponId === undefined) return openToMember(query, offers, userId);
  return [offers.find(({ id }) => id === couponId) ?? refuse('CANNOT_RECEIVE')];
};

/** Claims a coupon of a supermarket, or those of an activity: all that are left, or none. */
export const marketCouponReceive: Handlers['marketCouponReceive'] = (context, body) => {
  const {
    deps,
    session: { userId },
    now,
  } = context;
  if (body.couponId === undefined && body.activityId === undefined)
    return refuse('BAD_REQUEST', { issues: ['couponId'] });
  return claiming(context, { scope: 'market-coupon', body }, async (query) => {
    const pieces: MemberOffer[] = [];
    for (const offer of await wanted(query, body, { userId, now }))
      pieces.push(await claimOne(query, offer, { userId, id: deps.random.id() }, now));
    return { result: pieces.map((piece) => ownedRow(piece, context, now)), amount: faces(pieces) };
  });
};
