import type { StoreOwnKind, StorePromotionState } from '#shared/codes/store-promotion.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { claimOf, claimsClash, isByGroup, type PromotionClaim } from '#shared/promotion/claim.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import type { TakeoutActivity } from '#server/modules/catalogue/index.ts';
import { activitiesSince, heldDishes } from './activity-repo.ts';
import { menuPlaces } from './scope-repo.ts';
import { promotionsSince, type OfStore, type Promotion } from './promotion-repo.ts';

/** Where a promotion is in its life. */
export const stateOf = (
  {
    startsAt,
    endsAt,
    isDraft = false,
  }: { startsAt: number; endsAt: number | null; isDraft?: boolean },
  now: Instant,
): StorePromotionState => {
  if (isDraft) return 'DRAFT';
  if (endsAt !== null && endsAt <= now) return 'OVER';
  return startsAt > now ? 'NOT_STARTED' : 'RUNNING';
};

/** A promotion that stands at a store, with what it takes of it. */
export type Standing = { id: string; kind: StoreOwnKind; name: Bilingual; claim: PromotionClaim };

const ALL_DAY = { fromMinute: 0, toMinute: 1440 };
const REDUCTION = 1;
const [THESE_CLASSES, THESE_BRANDS, THESE_DISHES] = [2, 3, 4];
const NO_GROUPS = { classIds: [], brandIds: [] };

/** What a promotion takes that no form planned. */
const claimOfActivity = (
  { kind, rules, startsAt, endsAt }: TakeoutActivity,
  held: readonly string[],
): PromotionClaim => {
  const time = {
    startsAt: instant(startsAt),
    endsAt: endsAt === null ? null : instant(endsAt),
  };
  if (kind === 'full')
    return {
      kind,
      ...time,
      ...ALL_DAY,
      way: rules.activityType === REDUCTION ? 'OFF' : 'PERCENT',
      productIds: rules.productType === THESE_DISHES ? rules.productList : [],
      classIds: rules.productType === THESE_CLASSES ? rules.productTypeIdList : [],
      brandIds: rules.productType === THESE_BRANDS ? rules.productTypeIdList : [],
    };
  const { fromMinute, toMinute } = kind === 'flash' ? rules : ALL_DAY;
  return { kind, ...time, fromMinute, toMinute, way: null, productIds: held, ...NO_GROUPS };
};

const OPEN_MOST = 200;

/** What a store has on, or will have on, apart from one. */
export const standingAt = async (
  query: Query,
  at: OfStore,
  { now, exceptId }: { now: Instant; exceptId: string | undefined },
): Promise<Standing[]> => {
  const own = (await promotionsSince(query, at, now, OPEN_MOST)).filter(({ isDraft }) => !isDraft);
  const planned = new Map(own.map((one) => [one.id, one]));
  const activities = (await activitiesSince(query, at, now)).filter(({ id }) => id !== exceptId);
  const held = await heldDishes(
    query,
    at,
    activities.filter(({ id }) => !planned.has(id)).map(({ id }) => id),
  );
  return activities.map((activity): Standing => {
    const { id, kind } = activity;
    const mine = planned.get(id);
    return {
      id,
      kind: kind as StoreOwnKind,
      name: activity.rules.name,
      claim: mine ? claimOf(mine.terms, mine) : claimOfActivity(activity, held.get(id) ?? []),
    };
  });
};

/** Those beside which a promotion cannot stand. */
export const clashesOf = async (
  query: Query,
  at: OfStore,
  standing: readonly Standing[],
  { terms, startsAt, endsAt }: Pick<Promotion, 'terms' | 'startsAt' | 'endsAt'>,
): Promise<Standing[]> => {
  const claim = claimOf(terms, { startsAt, endsAt });
  const rivals = standing.filter(({ kind }) => kind === claim.kind);
  const isPlaced =
    claim.kind === 'full' && [claim, ...rivals.map((one) => one.claim)].some(isByGroup);
  const places = isPlaced ? await menuPlaces(query, at) : [];
  return rivals.filter((one) => claimsClash(claim, one.claim, places));
};
