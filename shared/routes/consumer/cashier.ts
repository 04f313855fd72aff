import { route } from '../define.ts';

/**
 * The cashier of store orders (spec 001 §2). `orderType`: the kind of order, as the payment names
 * it; takeout's where it is missing. `tradeNo` is a payment attempt.
 */
export const cashierRoutes = {
  paymentPage: route(
    '/paymentPage',
    { auth: true, title: 'title.payment' },
    { params: ['orderId', 'orderType'] },
  ),
  paymentVerify: route(
    '/paymentPage/verify',
    { auth: true, title: 'title.payVerify' },
    { params: ['orderId', 'orderType', 'tradeNo'] },
  ),
};
