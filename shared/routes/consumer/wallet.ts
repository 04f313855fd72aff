import { route } from '../define.ts';

/**
 * A member's offers, and their choice at checkout (spec 000 §2, spec 001 §2). The documents name no
 * query; `storeId` names the cart, so that a reload and a sign-in return to it.
 */
export const walletRoutes = {
  UserRedpack: route('/userRedpack', { auth: true, title: 'title.userRedpack', keepTop: true }),
  userVoucher: route('/userVoucher', { auth: true, title: 'title.userVoucher', keepTop: true }),
  userReduce: route('/userReduce', { auth: true, title: 'title.userReduce', keepTop: true }),
  voucher: route('/voucher', { auth: true, title: 'title.voucher' }, { params: ['storeId'] }),
  reduce: route('/reduce', { auth: true, title: 'title.reduce' }, { params: ['storeId'] }),
  redpack: route('/redpack', { auth: true, title: 'title.redpack' }, { params: ['storeId'] }),
  marketVoucher: route(
    '/market/voucher',
    { auth: true, title: 'title.voucher' },
    { params: ['storeId'] },
  ),
  marketRedpack: route(
    '/market/redpack',
    { auth: true, title: 'title.redpack' },
    { params: ['storeId', 'tab'] },
  ),
  marketUseful: route(
    '/market/user/useful',
    { auth: true, title: 'title.marketOffers', keepTop: true },
    { params: ['kind'] },
  ),
  marketDisUseful: route(
    '/market/user/disUseful',
    { auth: true, title: 'title.marketOffers', keepTop: true },
    { params: ['kind'] },
  ),
  boxPrice: route('/boxPrice', { auth: false, title: 'title.boxPrice' }, { params: ['storeId'] }),
};
