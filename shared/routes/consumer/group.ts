import { route } from '../define.ts';

/** Group-buy screens of the consumer app (spec 002 §2). `title` is a key of the strings. */
export const groupRoutes = {
  groupBooking: route('/groupbooking', { auth: false, title: 'title.groupBooking', keepTop: true }),
  groupSearch: route(
    '/group/search',
    { auth: 'try', title: 'title.groupSearch', keepTop: true },
    { params: ['keyword'] },
  ),
  /** The deals on which a coupon counts. */
  groupSearchProduct: route(
    '/group/search/product',
    { auth: 'try', title: 'title.groupCoupon', keepTop: true },
    { params: ['redpackId'] },
  ),
  /** A campaign: hot deals, bulk prices, reminders (decision GA4). */
  groupActivityDetail: route(
    '/activity/group/detail',
    { auth: 'try', title: 'title.groupCampaign' },
    { params: ['activityId'] },
  ),
  groupProductDetail: route(
    '/group/productDetail',
    { auth: false, title: 'title.productDetail' },
    { params: ['productId'] },
  ),
  groupStore: route(
    '/group/store',
    { auth: 'try', title: 'title.groupStore', hideTopbar: true },
    { params: ['id'] },
  ),
  /** Reviews of a store, or of a deal. */
  groupCommentList: route(
    '/group/commentList',
    { auth: 'try', title: 'title.groupComments', keepTop: true },
    { params: ['storeId', 'productId'] },
  ),
  groupStoreInfo: route(
    '/group/store/info',
    { auth: 'try', title: 'title.groupStoreInfo' },
    { params: ['id'] },
  ),
  groupStoreStory: route(
    '/group/store/story',
    { auth: 'try', title: 'title.groupStoreStory' },
    { params: ['id'] },
  ),
  groupCheckInQa: route(
    '/group/checkInQa',
    { auth: 'try', title: 'title.groupCheckInQa' },
    { params: ['storeId'] },
  ),
  groupDecorProducts: route(
    '/group/store/decorProducts',
    { auth: 'try', title: 'title.groupDecorProducts', keepTop: true },
    { params: ['id'] },
  ),
  groupDecorProductDetail: route(
    '/group/store/decorProductDetail',
    { auth: 'try', title: 'title.groupDecorProduct' },
    { params: ['id'] },
  ),
  /** All tickets of a buffet under one code. */
  groupOrderBuffet: route(
    '/group/orderDetail/buffet',
    { auth: true, title: 'title.groupBuffet' },
    { params: ['orderId'] },
  ),
  groupOrderDetail: route(
    '/group/orderDetail',
    { auth: true, title: 'title.orderDetail' },
    { params: ['orderId'], aliases: ['/groupbooking/orderDetail', '/orderDetail'] },
  ),
  groupOrders: route(
    '/groupbooking/order',
    { auth: true, title: 'title.orders', keepTop: true },
    { params: ['tab'] },
  ),
  /** What a member has in group-buy. */
  groupBookingUser: route('/groupbooking/user', { auth: true, title: 'title.groupBookingUser' }),
  groupPay: route(
    '/payPage',
    { auth: true, title: 'title.pay', hideTopbar: false },
    { params: ['orderId', 'tradeNo'], aliases: ['/groupbooking/payPage'] },
  ),
  /** Asks an app that is too old for deals to update; any other client goes on to `to`. */
  groupUpgrade: route(
    '/group/upgrade',
    { auth: false, title: 'title.groupUpgrade' },
    { params: ['to'] },
  ),
  /** From a printed QR code or a message to one page of this app. */
  groupJumpPage: route(
    '/groupbooking/jumpPage',
    { auth: false, title: 'title.groupBooking' },
    { params: ['type', 'id', 'toPage'], aliases: ['/jumpPage'] },
  ),
  /** The old address of an order or a deal. */
  groupBookingDetail: route(
    '/groupbooking/detail',
    { auth: 'try', title: 'title.groupBooking' },
    { params: ['orderId', 'id', 'productId'] },
  ),
};

/** Refunds of vouchers (spec 002 §2): screens that come apart from the deals. */
export const groupRefundRoutes = {
  groupOrderRefund: route(
    '/group/orderRefund',
    { auth: true, title: 'title.refundAsk' },
    { params: ['orderId'] },
  ),
  groupOrderRefundDetail: route(
    '/group/orderRefundDetail',
    { auth: true, title: 'title.refundLog' },
    { params: ['orderId', 'refundId'] },
  ),
  groupOrderRefundLog: route(
    '/groupbooking/orderRefundLog',
    { auth: true, title: 'title.groupRefundLog' },
    { params: ['orderId'], aliases: ['/orderRefundLog'] },
  ),
};
