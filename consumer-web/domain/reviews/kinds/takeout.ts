import { takeoutReviewCalls } from '#shared/contract/consumer/takeout-review.ts';
import { orderRoutes } from '#shared/routes/consumer/orders.ts';
import { href } from '#shared/routes/define.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import { takeoutOrders } from '../../order/kinds/takeout.ts';
import type { ReviewKind } from '../review-kind.ts';

const { takeoutCommentAdd, takeoutMyComments, takeoutCommentDelete } = takeoutReviewCalls;
const api = bindCalls({ takeoutCommentAdd, takeoutMyComments, takeoutCommentDelete });

/** Takeout's reviews, as their shared parts ask for them. */
export const takeoutReviews: ReviewKind = {
  ...takeoutOrders,
  words: {},
  pages: {
    done: (tradeId) => href(orderRoutes.finishComment, { tradeId }),
    mine: orderRoutes.myComment.path,
    waiting: `${orderRoutes.orderList.path}?tab=comment`,
  },
  hasGuide: false,
  add: (wish, options) => api.takeoutCommentAdd(wish, options),
  mine: (offset, options) => api.takeoutMyComments({ offset }, options),
  remove: (commentId, options) => api.takeoutCommentDelete({ commentId }, options),
};
