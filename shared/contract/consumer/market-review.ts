import * as z from 'zod/mini';
import type { OrderId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { id } from '../wire.ts';
import { takeoutReviewCalls } from './takeout-review.ts';

const {
  takeoutCommentAdd,
  takeoutProductCommentSummary,
  takeoutProductCommentList,
  takeoutMyComments,
  takeoutCommentDelete,
} = takeoutReviewCalls;

/** Reviews of supermarket orders; `taste` is how the goods were (decision P30). All but the first are ours (decision P20). */
export const marketReviewCalls = {
  marketCommentAdd: call('/market/comment/_add', {
    ...takeoutCommentAdd,
    summary: 'Rates a supermarket order, its rider and its goods',
  }),
  marketCommentList: call('/market/comment/_list', {
    ...takeoutProductCommentList,
    summary: 'Reviews of a supermarket or one of its products, newest first',
  }),
  marketCommentSummary: call('/market/comment/_get-summary', {
    ...takeoutProductCommentSummary,
    summary: 'How a supermarket or a product is rated',
  }),
  marketCommentMyList: call('/market/comment/_get-my-list', {
    ...takeoutMyComments,
    summary: 'Supermarket reviews that the caller wrote, newest first',
  }),
  marketCommentDelete: call('/market/comment/_del', {
    ...takeoutCommentDelete,
    summary: 'Takes a review of the caller back; the order cannot be rated again',
  }),
  /** `isGuide`: the caller rated the order 4 or better overall (decision P30). */
  marketPositiveGuide: call('/market/order/_order_positive_comment_guide', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Whether a review is one to invite its writer to rate the app',
    errors: ['ORDER_NOT_FOUND'],
    request: z.object({ tradeId: id<OrderId>() }),
    reply: z.object({ isGuide: z.boolean() }),
  }),
  /** `isShow` true counts as shown: not again within 30 days (decision P30). */
  showGuidePopup: call('/orgs/_positive_comment_guide/_show_guide_popup', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Whether the invitation to rate the app is shown now',
    errors: ['KEY_REUSED'],
    request: z.object({}),
    reply: z.object({ isShow: z.boolean() }),
  }),
};
