import { route } from '../define.ts';

/**
 * Checkout of takeout, and how a payment ended (spec 001 §2). `tradeId` is another name of the
 * order's id, by which the cashier's own links call it; `tradeNo` is a payment attempt.
 */
export const checkoutRoutes = {
  order: route(
    '/order',
    { auth: true, title: 'title.checkout', keepTop: true },
    { params: ['storeId'] },
  ),
  paymentResult: route(
    '/paymentPage/result',
    { auth: true, title: 'title.payResult' },
    { params: ['orderId', 'tradeId', 'tradeNo'] },
  ),
};
