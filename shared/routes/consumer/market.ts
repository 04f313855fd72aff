import { route } from '../define.ts';

/** A supermarket's page and the pages behind it (spec 002 §2, decisions P2, P4, P27). */
export const marketStoreRoutes = {
  /**
   * Kept alive: coming back finds the shelf where it was left. `productId`: a product that opens
   * with it; `classifyId`: a class that it opens at; `tradeId`: an order that is bought again. What
   * the guest chooses is kept in the query: `classifyId`, `sort` and `tab`.
   */
  marketStore: route(
    '/market/store',
    { auth: 'try', title: 'title.marketStore', hideTopbar: true, keepAlive: true },
    {
      params: ['id', 't', 'isShare', 'from', 'classifyId', 'tradeId', 'productId', 'isHalfWebView'],
    },
  ),
  marketStoreSearch: route(
    '/market/storeSearch',
    { auth: 'try', title: 'title.marketStoreSearch', keepTop: true },
    { params: ['id', 'keyword'] },
  ),
  marketStoreProduct: route(
    '/market/storeProduct',
    { auth: 'try', title: 'title.marketStoreProduct' },
    { params: ['id', 'productId'] },
  ),
};

/** The home of the supermarkets, with the zone for new users and articles (spec 002 §2, decisions P1, P2). */
export const marketHomeRoutes = {
  marketIndex: route('/market/index', {
    auth: 'try',
    title: 'title.marketIndex',
    keepAlive: true,
    keepTop: true,
  }),
  marketNew: route('/market/new', { auth: 'try', title: 'title.marketNew', keepTop: true }),
  marketArticle: route(
    '/mk/article',
    { auth: false, title: 'title.marketArticle' },
    { params: ['id'] },
  ),
};

/** Where an activity's coupons are claimed (decision P1). */
export const marketActivityRoutes = {
  marketActivityRedpack: route(
    '/market/activity/redpack',
    { auth: 'try', title: 'title.marketActivity' },
    { params: ['id'] },
  ),
};

/** Finding supermarkets and their goods (spec 002 §2). Filters, tab and sort are kept in the query. */
export const marketFindRoutes = {
  marketNear: route('/market/near', { auth: 'try', title: 'title.marketNear', keepTop: true }),
  marketSearch: route(
    '/market/search',
    { auth: 'try', title: 'title.marketSearch', keepTop: true },
    { params: ['keyword', 'redpackId'] },
  ),
  /** The supermarkets in which a red packet can be spent (decision P1). */
  marketRedpackSearch: route(
    '/market/redpackSearch',
    { auth: 'try', title: 'title.marketCouponStores', keepTop: true },
    { params: ['redpackId'] },
  ),
  marketCategory: route(
    '/market/category',
    { auth: 'try', title: 'title.marketCategory', keepTop: true },
    { params: ['categoryId'] },
  ),
  marketCategoryGoods: route(
    '/market/category/goods',
    { auth: 'try', title: 'title.marketGoods', keepTop: true },
    { params: ['categoryId'] },
  ),
  marketSeckill: route(
    '/market/seckill',
    { auth: 'try', title: 'title.marketSeckill', keepTop: true },
    { params: ['subId', 'day'] },
  ),
  marketEmpty: route(
    '/market/empty',
    { auth: false, title: 'title.marketEmpty' },
    { params: ['why'] },
  ),
};
