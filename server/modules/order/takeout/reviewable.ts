import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { rateTakeoutStore, takeoutStore, takeoutStores } from '#server/modules/catalogue/index.ts';
import type { Reviewable, ReviewableKind } from '#server/modules/reviews/index.ts';
import { freshTakeoutOrder, moveOrder } from './life.ts';
import type { TakeoutOrder } from './order.ts';
import { findTakeoutOrder } from './order-repo.ts';

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

/** Takeout orders, as reviews see them. */
export const takeoutReviewable: ReviewableKind = {
  table: 'takeout_comment',
  fresh: async (db, id, now) => {
    const order = await freshTakeoutOrder(db, id, now);
    return order && reviewableOf(order);
  },
  receive: async (query, id, at) => {
    const order = await findTakeoutOrder(query, id);
    return (
      order !== null &&
      (await moveOrder(query, order, 'REVIEWED', at, { patch: { hasComment: true } })) !== null
    );
  },
  rate: rateTakeoutStore,
  findStore: takeoutStore,
  findStores: takeoutStores,
};
