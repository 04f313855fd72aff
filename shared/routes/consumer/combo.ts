import { route } from '../define.ts';

/**
 * Combo coupons (spec 000 §2, paths by decision M5). `storeId`: the store of a cart. With `orderId`
 * the purchase page is the cashier of that order, and where its payment comes back to.
 */
export const comboRoutes = {
  memberBoom: route('/member/boom', { auth: 'try', title: 'title.combo' }, { params: ['storeId'] }),
  expandCoupon: route('/promotion/expand-coupon/index', { auth: true, title: 'title.combo' }),
  expandCouponList: route('/promotion/expand-coupon/list', {
    auth: true,
    title: 'title.comboList',
    keepTop: true,
  }),
  expandCouponRecord: route('/promotion/expand-coupon/record', {
    auth: true,
    title: 'title.comboRecord',
  }),
  expandCouponOrderInfo: route(
    '/promotion/expand-coupon/orderInfo',
    { auth: true, title: 'title.comboOrder' },
    { params: ['orderId', 'tradeNo'] },
  ),
};
