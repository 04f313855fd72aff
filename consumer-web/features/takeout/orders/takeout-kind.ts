import { orderDisplay } from '#shared/order/status/order-display.ts';
import { takeoutOrders } from '../../../domain/order/kinds/takeout.ts';
import type { StoreOrderKind } from '../../../domain/order/store-orders.ts';
import type { ReviewKind } from '../../../domain/reviews/review-kind.ts';
import { api } from './api.ts';
import { buyAgain } from './buy-again.ts';
import { orderLinks, reviewLinks } from './links.ts';
import { stateLine } from './state-line.ts';

/** `businessType` of takeout (spec 001 §8). */
const TAKEOUT = 1;

const refunds: StoreOrderKind['refunds'] = {
  preview: (tradeId, items, options) =>
    api.takeoutRefundOtherInfo(
      { tradeId, productList: items === null ? null : [...items] },
      options,
    ),
  info: (tradeId, options) => api.takeoutRefundInfo({ tradeId }, options),
  ask: (form, items, options) =>
    items === null
      ? api.takeoutApplyRefund(form, options)
      : api.takeoutApplyForRefund({ ...form, productList: [...items] }, options),
  bag: (tradeId, options) => api.takeoutRefundPlasticBag({ tradeId }, options),
  recall: (tradeId, options) => api.takeoutCancelRefund({ tradeId }, options),
};

/** Takeout's orders, as the shared parts of orders ask for them. */
export const takeoutKind: StoreOrderKind = {
  ...takeoutOrders,
  links: orderLinks,
  display: orderDisplay,
  stateLine,
  list: (wish, options) => api.takeoutOrderList(wish, options),
  steps: (tradeId, options) => api.takeoutDistributionList({ tradeId }, options),
  rider: (tradeId, options) => api.takeoutGetRider({ tradeId }, options),
  points: (id, options) => api.sumByOrderId({ id, businessType: TAKEOUT }, options),
  rush: (tradeId) => api.takeoutUrgentOrder({ tradeId }),
  remove: (tradeId, options) => api.takeoutOrderDelete({ tradeId }, options),
  buyAgain,
  refunds,
};

export const takeoutReviews: ReviewKind = {
  name: takeoutOrders.name,
  links: reviewLinks,
  add: (wish, options) => api.takeoutCommentAdd(wish, options),
  mine: (offset, options) => api.takeoutMyComments({ offset }, options),
  remove: (commentId, options) => api.takeoutCommentDelete({ commentId }, options),
};
