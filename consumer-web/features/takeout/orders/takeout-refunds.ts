import { takeoutRefundCalls } from '#shared/contract/consumer/takeout-refund.ts';
import { takeoutOrders } from '../../../domain/order/kinds/takeout.ts';
import type { RefundKind } from '../../../domain/order/store-orders.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const api = bindCalls(takeoutRefundCalls);

const refunds: RefundKind['refunds'] = {
  refundable: (tradeId, options) =>
    api.takeoutRefundOtherInfo({ tradeId, productList: null }, options),
  preview: (tradeId, items, options) =>
    api.takeoutRefundOtherInfo({ tradeId, productList: [...items] }, options),
  info: (tradeId, options) => api.takeoutRefundInfo({ tradeId }, options),
  ask: (form, items, options) =>
    items === null
      ? api.takeoutApplyRefund(form, options)
      : api.takeoutApplyForRefund({ ...form, productList: [...items] }, options),
  bag: (tradeId, options) => api.takeoutRefundPlasticBag({ tradeId }, options),
  recall: (tradeId, options) => api.takeoutCancelRefund({ tradeId }, options),
};

/** Takeout's orders, as the parts of a refund ask for them. */
export const takeoutRefunds: RefundKind = { ...takeoutOrders, words: {}, refunds };
