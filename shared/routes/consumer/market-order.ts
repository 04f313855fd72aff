import { route } from '../define.ts';

/** Checkout of a supermarket, and how its payment ended (spec 002 §2). */
export const marketCheckoutRoutes = {
  marketOrder: route(
    '/market/order',
    { auth: true, title: 'title.checkout', keepTop: true },
    { params: ['storeId'] },
  ),
  marketPayResult: route(
    '/market/payResult',
    { auth: true, title: 'title.payResult' },
    { params: ['tradeId', 'tradeNo'] },
  ),
};

/** Supermarket orders after they were made (spec 002 §2). */
export const marketOrderRoutes = {
  marketOrderList: route(
    '/market/orderList',
    { auth: true, title: 'title.marketOrders', keepTop: true },
    { params: ['tab'] },
  ),
  marketOrderInfo: route(
    '/market/orderInfo',
    { auth: true, title: 'title.takeoutOrder' },
    { params: ['tradeId'] },
  ),
  /** `action`: the part of the page that opens. */
  marketOrderActions: route(
    '/market/orderActions',
    { auth: true, title: 'title.marketOrderActions' },
    { params: ['tradeId', 'action'] },
  ),
  marketAfterSale: route('/market/afterSale/:tradeId', { auth: true, title: 'title.refundAsk' }),
  marketAfterSaleDetail: route(
    '/market/afterSaleDetail',
    { auth: true, title: 'title.refundLog' },
    { params: ['tradeId'] },
  ),
  marketStoreComment: route(
    '/market/store/comment',
    { auth: 'try', title: 'title.marketComments', keepTop: true },
    { params: ['id', 'productId'] },
  ),
  marketSubmitComment: route(
    '/market/submitComment',
    { auth: true, title: 'title.review' },
    { params: ['tradeId'] },
  ),
};
