import { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import { takeoutOrderMoreCalls } from '#shared/contract/consumer/takeout-order-more.ts';
import { takeoutRefundCalls } from '#shared/contract/consumer/takeout-refund.ts';
import { takeoutReviewCalls } from '#shared/contract/consumer/takeout-review.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const {
  takeoutOrderList,
  takeoutUrgentOrder,
  takeoutDistributionList,
  takeoutGetRider,
  takeoutOrderDelete,
} = takeoutOrderCalls;
const { platformShare, sumByOrderId } = takeoutOrderMoreCalls;
const { takeoutCommentAdd, takeoutMyComments, takeoutCommentDelete } = takeoutReviewCalls;

/** The calls of takeout orders beside those of `domain/order`. */
export const api = bindCalls({
  takeoutOrderList,
  takeoutUrgentOrder,
  takeoutDistributionList,
  takeoutGetRider,
  takeoutOrderDelete,
  platformShare,
  sumByOrderId,
  ...takeoutRefundCalls,
  takeoutCommentAdd,
  takeoutMyComments,
  takeoutCommentDelete,
});
