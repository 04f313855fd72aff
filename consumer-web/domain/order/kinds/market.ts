import { marketOrderCalls } from '#shared/contract/consumer/market-order.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { marketStorePath } from '#shared/jump/store-link.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { knownRoutes } from '#shared/routes/consumer/known/index.ts';
import { href } from '#shared/routes/define.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import { LAST_TRADE } from '../../../lib/session/last-trade.ts';
import type { Order } from '../model.ts';
import type { OrderLinks, StoreOrders } from '../store-orders.ts';

const { marketOrderGet, marketSurplusTime, marketOrderCancel } = marketOrderCalls;
const api = bindCalls({ marketOrderGet, marketSurplusTime, marketOrderCancel });
const orderType = 'MARKET_ORDER';

/** A supermarket's order as the parts of all orders read it; over the wire it comes in groups (decision P18). */
export const flatOrder = ({
  orderInfo,
  buyerInfo,
  payInfo,
  ...order
}: ReplyOf<typeof marketOrderGet>): Order => ({
  ...order,
  ...orderInfo,
  ...buyerInfo,
  payInfo,
  storeId: order.storeInfo.storeId,
  quote: payInfo.quote,
  deliveryFee: payInfo.deliveryFee,
  boxPrice: payInfo.quote.boxPrice,
  totalPrice: payInfo.thirdPartyAmtn,
  // combo coupons are bought beside takeout orders alone
  combo: null,
});

const links: OrderLinks = {
  order: (tradeId) => href(consumerRoutes.marketOrderInfo, { tradeId }),
  pay: (orderId) => href(consumerRoutes.paymentPage, { orderId, orderType }),
  verify: (orderId, tradeNo) => href(consumerRoutes.paymentVerify, { orderId, orderType, tradeNo }),
  paid: (tradeId, tradeNo) => href(consumerRoutes.marketPayResult, { tradeId, tradeNo }),
  refund: (tradeId) =>
    consumerRoutes.marketAfterSale.path.replace(':tradeId', encodeURIComponent(tradeId)),
  refundLog: (tradeId) => href(consumerRoutes.marketAfterSaleDetail, { tradeId }),
  review: (tradeId) => href(consumerRoutes.marketSubmitComment, { tradeId }),
  store: (id) => marketStorePath({ id }),
  editTime: (tradeId) => href(consumerRoutes.marketOrderActions, { tradeId, action: 'EDIT_TIME' }),
  orders: consumerRoutes.marketOrderList.path,
  home: knownRoutes.marketIndex.path,
};

export const marketOrders: StoreOrders = {
  name: 'market',
  paidAs: orderType,
  links,
  backFromBank: (orderId) => links.verify(orderId, LAST_TRADE),
  staleOnCancel: ['mine'],
  find: async (tradeId, options) => flatOrder(await api.marketOrderGet({ tradeId }, options)),
  surplus: (tradeId, options) => api.marketSurplusTime({ tradeId }, options),
  cancel: (tradeId, options, reason) =>
    api.marketOrderCancel({ tradeId, ...(reason !== undefined && { reason }) }, options),
};
