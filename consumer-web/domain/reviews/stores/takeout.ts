import { takeoutReviewCalls } from '#shared/contract/consumer/takeout-review.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import type { ReviewedStores } from '../store-queries.ts';

const { takeoutStoreCommentList, takeoutProductCommentList, takeoutProductCommentSummary } =
  takeoutReviewCalls;
const api = bindCalls({
  takeoutStoreCommentList,
  takeoutProductCommentList,
  takeoutProductCommentSummary,
});

/** What guests wrote of takeout stores and their dishes. */
export const takeoutStoreReviews: ReviewedStores = {
  kind: 'takeout',
  words: {},
  list: ({ productId, ...asked }, options) =>
    productId === undefined
      ? api.takeoutStoreCommentList(asked, options)
      : api.takeoutProductCommentList({ ...asked, productId }, options),
  summary: (named, options) => api.takeoutProductCommentSummary(named, options),
};
