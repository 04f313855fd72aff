import { marketReviewCalls } from '#shared/contract/consumer/market-review.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import { marketOrders } from '../../order/kinds/market.ts';
import type { ShopWords } from '../../shop-words.ts';
import type { ReviewKind } from '../review-kind.ts';

const { marketCommentAdd, marketCommentMyList, marketCommentDelete } = marketReviewCalls;
const api = bindCalls({ marketCommentAdd, marketCommentMyList, marketCommentDelete });
const kind = 'market';

/** What takeout says of meals (decision P36). */
const WORDS: ShopWords = {
  'review.taste': 'marketOrder.quality',
  'review.dishes': 'marketOrder.goods',
  'review.wordsPlace': 'marketOrder.wordsPlace',
  'review.noneText': 'marketOrder.noReviews',
  'rating.rider.comment_tag3': 'marketOrder.rider.intact',
  'rating.rider.comment_tag9': 'marketOrder.rider.spilled',
  'rating.rider.comment_tag10': 'marketOrder.rider.cold',
};

/** Reviews of supermarket orders, as their shared parts ask for them. */
export const marketReviews: ReviewKind = {
  ...marketOrders,
  words: WORDS,
  pages: {
    done: (tradeId) => href(consumerRoutes.finishComment, { tradeId, kind }),
    mine: href(consumerRoutes.myComment, { kind }),
    waiting: href(consumerRoutes.marketOrderList, { tab: 'comment' }),
  },
  hasGuide: true,
  add: (wish, options) => api.marketCommentAdd(wish, options),
  mine: (offset, options) => api.marketCommentMyList({ offset }, options),
  remove: (commentId, options) => api.marketCommentDelete({ commentId }, options),
};
