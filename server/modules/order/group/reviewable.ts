import { canReviewUses } from '#shared/group/review-score.ts';
import { must } from '#shared/kernel/result.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import { groupProduct, hasGroupStore, rateDeal } from '#server/modules/catalogue/index.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import type { DealReviewable, Reviewable } from '#server/modules/reviews/index.ts';
import { freshOrder } from './close.ts';
import { markReviewed, type Order } from './order-repo.ts';
import { usesOf } from './voucher-repo.ts';

const reviewableOf = async (query: Query, order: Order, now: Instant): Promise<Reviewable> => {
  const uses = await usesOf(query, order.merchantId, order.id);
  const product = must(await groupProduct(query, order.productId), 'the product of an order');
  return {
    merchantId: order.merchantId,
    id: order.id,
    // the last visit is the one that is remembered
    storeId: uses.at(-1)?.storeId ?? product.storeIds[0]!,
    userId: order.userId,
    isCompleted: canReviewUses(uses, now),
    isReviewed: order.hasComment,
    hasRider: false,
    products: [{ productId: product.id, name: product.name }],
    isOneProduct: true,
  };
};

/** Orders of deals, as reviews see them. */
export const groupReviewable: DealReviewable = {
  table: 'group_comment',
  fresh: async (db: Db, id, now) => {
    const order = await freshOrder(db, id, now);
    return order && reviewableOf(db.query, order, now);
  },
  receive: markReviewed,
  rate: (query, { merchantId, storeId, products }, at) =>
    rateDeal(
      query,
      { merchantId, storeId, productIds: products.map(({ productId }) => productId) },
      at,
    ),
  visitor: visitorOf,
  hasStore: hasGroupStore,
  hasProduct: async (query, id) => (await groupProduct(query, id)) !== null,
};
