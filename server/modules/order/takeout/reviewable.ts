import type { StoreKind } from '#shared/codes/store-kind.ts';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import {
  rateTakeoutStore,
  storeById,
  storesOf,
  unrateTakeoutStore,
} from '#server/modules/catalogue/index.ts';
import type { Reviewable, ReviewableKind } from '#server/modules/reviews/index.ts';
import { LIVES, moveOrder } from './life.ts';
import type { TakeoutOrder } from './order.ts';
import { findOrderOf } from './order-repo.ts';

const reviewableOf = (order: TakeoutOrder): Reviewable => ({
  merchantId: order.merchantId,
  id: order.id,
  storeId: order.storeId,
  userId: order.userId,
  isCompleted: order.status === takeoutOrderStatus.codes.completed,
  isReviewed: order.hasComment,
  hasRider: order.riderId !== null,
  products: order.lines,
});

/** Orders of a shop, as reviews see them. */
const reviewableOfKind = (kind: StoreKind, table: ReviewableKind['table']): ReviewableKind => ({
  table,
  fresh: async (db, id, now) => {
    const order = await LIVES[kind].fresh(db, id, now);
    return order && reviewableOf(order);
  },
  receive: async (query, id, at) => {
    const order = await findOrderOf(query, id, kind);
    return (
      order !== null &&
      (await moveOrder(query, order, 'REVIEWED', at, { patch: { hasComment: true } })) !== null
    );
  },
  rate: rateTakeoutStore,
  unrate: unrateTakeoutStore,
  findStore: async (query, id) => {
    const store = await storeById(query, id);
    return store?.kind === kind ? store : null;
  },
  findStores: storesOf,
});

export const takeoutReviewable = reviewableOfKind('takeout', 'takeout_comment');
export const marketReviewable = reviewableOfKind('market', 'market_comment');
