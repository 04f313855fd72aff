import { route } from '../define.ts';

/**
 * The consumption bag (spec 000 §2, spec 001 §2). `goldUse` is the choice at checkout, for the cart
 * of a store, `kind` as in `addressRoutes`; `aliPay` is the cashier of a bag, and where its payment comes back to.
 */
export const goldRoutes = {
  goldIndex: route('/gold/index', { auth: true, title: 'title.gold', keepTop: true }),
  goldBuy: route('/gold/buy', { auth: true, title: 'title.goldBuy' }),
  goldList: route('/gold/list', { auth: true, title: 'title.goldList', keepTop: true }),
  goldUse: route(
    '/gold/use',
    { auth: true, title: 'title.goldUse' },
    { params: ['storeId', 'kind'] },
  ),
  aliPay: route(
    '/gold/alipay',
    { auth: true, title: 'title.goldPay' },
    { params: ['orderId', 'tradeNo'] },
  ),
};
