import { known } from './define.ts';

/**
 * The supermarket (spec 002 §2). Browsing is open; orders, after-sale and the member's own coupons are
 * not.
 */
export const knownMarket = {
  marketIndex: known('/market/index', 'try', { keepAlive: true, keepTop: true }),
  marketStore: known('/market/store', 'try', {
    params: ['id', 't', 'isShare', 'from', 'classifyId', 'tradeId', 'productId', 'isHalfWebView'],
    hideTopbar: true,
  }),
  marketStoreComment: known('/market/store/comment', 'try', { keepTop: true }),
  marketStoreSearch: known('/market/storeSearch', 'try', { keepTop: true }),
  marketStoreProduct: known('/market/storeProduct', 'try'),
  marketStoreMap: known('/market/storeMap', 'try'),
  marketEmpty: known('/market/empty', false),
  marketCategory: known('/market/category', 'try', { params: ['categoryId'], keepTop: true }),
  marketCategoryGoods: known('/market/category/goods', 'try', {
    params: ['categoryId'],
    keepTop: true,
  }),
  marketSearch: known('/market/search', 'try', { params: ['redpackId'], keepTop: true }),
  marketRedpackSearch: known('/market/redpackSearch', 'try', {
    params: ['redpackId'],
    keepTop: true,
  }),
  marketNear: known('/market/near', 'try', { keepTop: true }),
  marketNew: known('/market/new', 'try'),
  marketSeckill: known('/market/seckill', 'try', { keepTop: true }),
  marketActivityRedpack: known('/market/activity/redpack', 'try'),
  marketArticle: known('/mk/article', false),
  marketOrder: known('/market/order', true),
  marketOrderList: known('/market/orderList', true, { keepTop: true }),
  marketOrderInfo: known('/market/orderInfo', true),
  marketOrderActions: known('/market/orderActions', true),
  marketPayResult: known('/market/payResult', true),
  marketAfterSale: known('/market/afterSale/:tradeId', true),
  marketAfterSaleDetail: known('/market/afterSaleDetail', true),
  marketVoucher: known('/market/voucher', true),
  marketRedpack: known('/market/redpack', true),
  marketSubmitComment: known('/market/submitComment', true),
  marketUseful: known('/market/user/useful', true, { keepTop: true }),
  marketDisUseful: known('/market/user/disUseful', true, { keepTop: true }),
};
