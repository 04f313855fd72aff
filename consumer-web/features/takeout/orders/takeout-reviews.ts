import { takeoutReviewCalls } from '#shared/contract/consumer/takeout-review.ts';
import { takeoutOrders } from '../../../domain/order/kinds/takeout.ts';
import type { ReviewKind } from '../../../domain/reviews/review-kind.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import { reviewLinks } from './links.ts';

const { takeoutCommentAdd, takeoutMyComments, takeoutCommentDelete } = takeoutReviewCalls;
const api = bindCalls({ takeoutCommentAdd, takeoutMyComments, takeoutCommentDelete });

/** Takeout's reviews, as their shared parts ask for them. */
export const takeoutReviews: ReviewKind = {
  name: takeoutOrders.name,
  links: reviewLinks,
  add: (wish, options) => api.takeoutCommentAdd(wish, options),
  mine: (offset, options) => api.takeoutMyComments({ offset }, options),
  remove: (commentId, options) => api.takeoutCommentDelete({ commentId }, options),
};
