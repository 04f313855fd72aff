import { reviewScore, scoredSince } from '#shared/group/review-score.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { updateIn } from '#server/db/write.ts';
import { starsGiven } from '#server/modules/reviews/index.ts';
import { holdDealScore, holdStoreScore } from './score-repo.ts';
import { groupStore } from './store-repo.ts';

/** Where reviews of deals are kept. */
const REVIEWS = { table: 'group_comment' } as const;

/** Renews the scores of a store and of deals from their reviews (decision GA11), in the transaction of the review. */
export const rateDeal = async (
  query: Query,
  {
    merchantId,
    storeId,
    productIds,
  }: { merchantId: string; storeId: string; productIds: readonly string[] },
  at: Instant,
): Promise<void> => {
  const scoreOf = async (
    to: { storeId: string } | { firstProductId: string },
  ): Promise<number | null> =>
    reviewScore(await starsGiven(query, REVIEWS, { ...to, since: scoredSince(at) }));
  await holdStoreScore(query, { merchantId, storeId });
  await updateIn(query, 'group_store_page', {
    set: { score: await scoreOf({ storeId }) },
    where: { merchant_id: merchantId, store_id: storeId },
  });
  // in one order, so that no two reviews wait for each other
  for (const productId of productIds.toSorted()) {
    await holdDealScore(query, { merchantId, productId });
    await updateIn(query, 'product', {
      set: { score: await scoreOf({ firstProductId: productId }) },
      where: { merchant_id: merchantId, id: productId },
    });
  }
};

/** Whether there is such a store of deals. */
export const hasGroupStore = async (query: Query, id: string): Promise<boolean> =>
  (await groupStore(query, id)) !== null;

/** How many reviews a store has. */
export const commentCountOf = async (query: Query, storeId: string): Promise<number> =>
  (await starsGiven(query, REVIEWS, { storeId })).reduce((all, count) => all + count, 0);
