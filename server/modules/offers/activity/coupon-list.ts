import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { campaignState } from '#shared/voucher/receive-failure.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { businessOfStore } from '#server/modules/catalogue/index.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import type { ClaimableOffer } from '../claimable.ts';
import { latestOfOffers, type MemberOffer } from '../member-repo.ts';
import { offersAtStore } from '../offers-at-store.ts';
import { ownedRow } from '../present.ts';
import { claimableRow, hadOf } from '../store-list.ts';
import { activityOrRefuse } from './activity.ts';
import type { CouponActivity } from './activity-repo.ts';

type Found = { activity: CouponActivity | null; offers: readonly ClaimableOffer[] };

/** What a supermarket's page offers, without those of takeout stores. */
const ofMarket = async (query: Query, storeId: string, now: Instant): Promise<Found> => {
  if ((await businessOfStore(query, storeId)) !== 'market') return refuse('STORE_NOT_FOUND');
  return { activity: null, offers: await offersAtStore(query, storeId, now) };
};

const found = (
  query: Query,
  { storeId, activityId }: RequestOf<Contract['marketCouponList']>,
  now: Instant,
): Promise<Found> => {
  if (storeId !== undefined && activityId === undefined) return ofMarket(query, storeId, now);
  if (activityId !== undefined && storeId === undefined)
    return activityOrRefuse(query, activityId, now);
  return refuse('BAD_REQUEST', { issues: ['activityId'] });
};

const activityRow = (activity: CouponActivity, { pick, now }: Context<'guest'>) => ({
  activityId: activity.id,
  activityName: pick(activity.name),
  rules: pick(activity.rules),
  imgUrl: activity.image,
  startTime: activity.startAt,
  endTime: activity.endAt,
  state: campaignState(activity, now),
});

const ownedOf = async (
  query: Query,
  userId: string | null,
  offers: readonly ClaimableOffer[],
): Promise<ReadonlyMap<string, MemberOffer>> =>
  userId === null
    ? new Map()
    : latestOfOffers(query, { userId, offerIds: offers.map(({ id }) => id) });

/** What a supermarket, or an activity, gives out, and what of it the caller has. */
export const marketCouponList: Handlers['marketCouponList'] = async (context, asked) => {
  const { deps, now } = context;
  const { query } = deps.db;
  const { activity, offers } = await found(query, asked, now);
  const userId = await visitorOf(deps.db, context);
  const [had, owned] = await Promise.all([
    hadOf(query, userId, offers),
    ownedOf(query, userId, offers),
  ]);
  return {
    activity: activity && activityRow(activity, context),
    result: offers.map((offer) => {
      const piece = owned.get(offer.id);
      return {
        ...claimableRow(offer, had.get(offer.id) ?? 0, context),
        owned: piece === undefined ? null : ownedRow(piece, context, now),
      };
    }),
    serverTime: now,
  };
};
