import { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import { LAST_TRADE } from '../../../lib/session/last-trade.ts';
import type { OrderLinks, StoreOrders } from '../store-orders.ts';

const { takeoutOrderGet, takeoutSurplusTime, takeoutOrderCancel } = takeoutOrderCalls;
const api = bindCalls({ takeoutOrderGet, takeoutSurplusTime, takeoutOrderCancel });

const links: OrderLinks = {
  order: (tradeId) => href(consumerRoutes.orderInfo, { tradeId }),
  pay: (orderId) => href(consumerRoutes.paymentPage, { orderId }),
  verify: (orderId, tradeNo) => href(consumerRoutes.paymentVerify, { orderId, tradeNo }),
  paid: (orderId, tradeNo) => href(consumerRoutes.paymentResult, { orderId, tradeNo }),
  refund: (tradeId) => href(consumerRoutes.reimburse, { tradeId }),
  refundLog: (tradeId) => href(consumerRoutes.reimburseDetials, { tradeId }),
  review: (tradeId) => href(consumerRoutes.submitComment, { tradeId }),
  store: (id) => storePath('takeout', id),
  // decision E3
  editTime: null,
  orders: consumerRoutes.allOrderList.path,
  home: consumerRoutes.home.path,
};

export const takeoutOrders: StoreOrders = {
  name: 'takeout',
  paidAs: 'TAKEOUT_ORDER',
  links,
  backFromBank: (orderId) => links.verify(orderId, LAST_TRADE),
  staleOnCancel: ['mine'],
  find: (tradeId, options) => api.takeoutOrderGet({ tradeId }, options),
  surplus: (tradeId, options) => api.takeoutSurplusTime({ tradeId }, options),
  cancel: (tradeId, options) => api.takeoutOrderCancel({ tradeId }, options),
};
