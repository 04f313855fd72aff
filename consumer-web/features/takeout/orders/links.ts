import { knownRoutes } from '#shared/routes/consumer/known/index.ts';
import { orderRoutes } from '#shared/routes/consumer/orders.ts';
import { href } from '#shared/routes/define.ts';
import { joinPath } from '#shared/routes/query.ts';
import type { OrderLinks } from '../../../domain/order/store-orders.ts';
import type { ReviewKind } from '../../../domain/reviews/review-kind.ts';

/** Addresses around an order. Cashier and store are other areas' pages. */
export const orderLinks: OrderLinks = {
  order: (tradeId) => href(orderRoutes.orderInfo, { tradeId }),
  pay: (orderId) => joinPath(knownRoutes.paymentPage.path, { orderId }),
  refund: (tradeId) => href(orderRoutes.reimburse, { tradeId }),
  refundLog: (tradeId) => href(orderRoutes.reimburseDetials, { tradeId }),
  review: (tradeId) => href(orderRoutes.submitComment, { tradeId }),
  store: (id) => joinPath(knownRoutes.Store.path, { id }),
  orders: orderRoutes.allOrderList.path,
  home: knownRoutes.home.path,
};

export const reviewLinks: ReviewKind['links'] = {
  order: orderLinks.order,
  done: (tradeId) => href(orderRoutes.finishComment, { tradeId }),
  mine: orderRoutes.myComment.path,
  waiting: joinPath(orderRoutes.orderList.path, { tab: 'comment' }),
};
