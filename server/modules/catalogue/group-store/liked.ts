import { dayOf } from '#shared/kernel/time.ts';
import type { MemberContext } from '#server/kit/context.ts';
import { dealCard, placedDeals } from '../group/placed-deals.ts';
import { pointOf } from '../group/present.ts';
import { specialsNow } from '../group-special/specials.ts';
import { likedDeals, likedStores } from './like-repo.ts';
import { storeCard } from './main-page.ts';

const LIKED_MOST = 20;

/** The stores and deals that a member likes, the newest like first. */
export const likedByMember = async ({ deps, session, place, now, pick }: MemberContext) => {
  const { query } = deps.db;
  const from = pointOf({}, place);
  const [stores, deals, specialsOf] = await Promise.all([
    likedStores(query, session.userId, LIKED_MOST),
    likedDeals(query, session.userId, { most: LIKED_MOST, day: dayOf(now) }),
    specialsNow(deps.db, now),
  ]);
  return {
    likedStores: stores.map((store) => storeCard(store, { from, now, pick })),
    likedDeals: (await placedDeals(query, deals, from)).map((deal) =>
      dealCard(deal, pick, specialsOf),
    ),
  };
};
