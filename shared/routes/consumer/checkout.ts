import { route } from '../define.ts';

/**
 * Checkout and cashier of takeout (spec 001 §2). `tradeId` is another name of the order's id, by
 * which the cashier's own links call it; `tradeNo` is a payment attempt.
 */
export const checkoutRoutes = {
  order: route(
    '/order',
    { auth: true, title: 'title.checkout', keepTop: true },
    { params: ['storeId'] },
  ),
  paymentPage: route(
    '/paymentPage',
    { auth: true, title: 'title.payment' },
    { params: ['orderId'] },
  ),
  paymentResult: route(
    '/paymentPage/result',
    { auth: true, title: 'title.payResult' },
    { params: ['orderId', 'tradeId', 'tradeNo'] },
  ),
  paymentVerify: route(
    '/paymentPage/verify',
    { auth: true, title: 'title.payVerify' },
    { params: ['orderId', 'tradeNo'] },
  ),
};
