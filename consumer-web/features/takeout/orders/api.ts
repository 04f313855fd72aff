import { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import { takeoutOrderMoreCalls } from '#shared/contract/consumer/takeout-order-more.ts';
import { takeoutRefundCalls } from '#shared/contract/consumer/takeout-refund.ts';
import { takeoutReviewCalls } from '#shared/contract/consumer/takeout-review.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const {
  takeoutOrderGet,
  takeoutOrderList,
  takeoutSurplusTime,
  takeoutUrgentOrder,
  takeoutOrderCancel,
  takeoutDistributionList,
  takeoutGetRider,
  takeoutOrderDelete,
} = takeoutOrderCalls;
const { platformShare, sumByOrderId } = takeoutOrderMoreCalls;
const { takeoutCommentAdd, takeoutMyComments, takeoutCommentDelete } = takeoutReviewCalls;

/** The calls about orders that were made. */
export const orderCalls = {
  takeoutOrderGet,
  takeoutOrderList,
  takeoutSurplusTime,
  takeoutUrgentOrder,
  takeoutOrderCancel,
  takeoutDistributionList,
  takeoutGetRider,
  takeoutOrderDelete,
  platformShare,
  sumByOrderId,
  ...takeoutRefundCalls,
  takeoutCommentAdd,
  takeoutMyComments,
  takeoutCommentDelete,
} as const;

export const api = bindCalls(orderCalls);
