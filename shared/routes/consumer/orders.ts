import { route } from '../define.ts';

/**
 * Takeout orders after they were made (spec 000 §2, spec 001 §2). `/orderList` is takeout only,
 * `/allOrderList` the tab for all kinds (decision M11).
 */
export const orderRoutes = {
  allOrderList: route('/allOrderList', { auth: true, title: 'title.allOrders', keepTop: true }),
  orderList: route('/orderList', { auth: true, title: 'title.takeoutOrders', keepTop: true }),
  orderInfo: route(
    '/orderInfo',
    { auth: true, title: 'title.takeoutOrder' },
    { params: ['tradeId'] },
  ),
  reimburse: route('/reimburse', { auth: true, title: 'title.refundAsk' }, { params: ['tradeId'] }),
  reimburseDetials: route(
    '/reimburseDetials',
    { auth: true, title: 'title.refundLog' },
    { params: ['tradeId'] },
  ),
  submitComment: route(
    '/submitComment',
    { auth: true, title: 'title.review' },
    { params: ['tradeId', 'kind'] },
  ),
  finishComment: route(
    '/finishComment',
    { auth: true, title: 'title.reviewDone' },
    { params: ['tradeId', 'kind'] },
  ),
  myComment: route(
    '/myComment',
    { auth: true, title: 'title.myReviews', keepTop: true },
    { params: ['kind'] },
  ),
};
