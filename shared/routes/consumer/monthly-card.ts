import { route } from '../define.ts';

/**
 * The monthly card (spec 000 §2, spec 002 §2). With `orderId` the history is the cashier of that
 * order, and where its payment comes back to; the documents name no query.
 */
export const monthlyCardRoutes = {
  vipHome: route('/vip/home', { auth: 'try', title: 'title.vipHome' }),
  vipHistoryList: route(
    '/vip/history-list',
    { auth: true, title: 'title.vipHistoryList', keepTop: true },
    { params: ['orderId', 'tradeNo'] },
  ),
  vipCalculator: route('/vip/calculator', { auth: 'try', title: 'title.vipCalculator' }),
  trialMember: route('/trial-member', { auth: 'try', title: 'title.trialMember' }),
  memberStores: route(
    '/member/activity/stores',
    { auth: 'try', title: 'title.memberStores', keepTop: true },
    { params: ['kind'] },
  ),
  memberMarketRedpack: route('/member/activity/market/redpack', {
    auth: 'try',
    title: 'title.memberMarketRedpack',
  }),
  memberTakeoutRedpack: route('/member/activity/takeout/redpack', {
    auth: 'try',
    title: 'title.memberTakeoutRedpack',
  }),
};
