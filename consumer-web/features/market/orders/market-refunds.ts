import { refundReason } from '#shared/codes/refund.ts';
import { marketRefundCalls } from '#shared/contract/consumer/market-refund.ts';
import { marketOrders } from '../../../domain/order/kinds/market.ts';
import type { RefundKind } from '../../../domain/order/store-orders.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import { orderWords } from './words.ts';

const api = bindCalls(marketRefundCalls);

const refunds: RefundKind['refunds'] = {
  refundable: async (tradeId, options) => {
    const { refundActions, ...info } = await api.marketOrderRefundInfo({ tradeId }, options);
    return {
      ...info,
      canRefund: refundActions.includes('REFUND_ALL'),
      canBagRefund: refundActions.includes('REFUND_BAG'),
    };
  },
  preview: async (tradeId, items, options) => {
    const asked = { tradeId, productList: [...items] };
    const { isWholeOrder, ...sum } = await api.marketRefundAmtn(asked, options);
    if (!isWholeOrder) return { ...sum, isWholeOrder };
    return { ...(await api.marketRefundOtherInfo(asked, options)), ...sum, isWholeOrder };
  },
  info: (tradeId, options) => api.marketRefundInfo({ tradeId }, options),
  ask: (form, items, options) =>
    items === null
      ? api.marketApplyRefund(form, options)
      : api.marketApplyForRefund({ ...form, productList: [...items] }, options),
  // the bag's reason without any product is the bag alone (decision P21)
  bag: (tradeId, options) =>
    api.marketApplyForRefund(
      { tradeId, reason: refundReason.codes.plasticBagFee, productList: [] },
      options,
    ),
  recall: (tradeId, options) => api.marketCancelRefund({ tradeId }, options),
};

/** Supermarket orders, as the parts of a refund ask for them. */
export const marketRefunds: RefundKind = { ...marketOrders, words: orderWords, refunds };
