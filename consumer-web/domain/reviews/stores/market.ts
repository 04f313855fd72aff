import { marketReviewCalls } from '#shared/contract/consumer/market-review.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import type { ReviewedStores } from '../store-queries.ts';

const { marketCommentList, marketCommentSummary } = marketReviewCalls;
const api = bindCalls({ marketCommentList, marketCommentSummary });

/** What guests wrote of supermarkets and their products. */
export const marketStoreReviews: ReviewedStores = {
  kind: 'market',
  // what takeout says of meals (decision P36)
  words: {
    'shop.reviewTaste': 'shop.reviewGoods',
    'shop.reviewsNoneText': 'shop.reviewsNoneGoods',
  },
  list: (asked, options) => api.marketCommentList(asked, options),
  summary: (named, options) => api.marketCommentSummary(named, options),
};
