import { route } from '../define.ts';

/**
 * The home of takeout (spec 000 §2, spec 001 §2); visitors are let in (decision M1). Filters are
 * kept in the query, so that going back restores them.
 */
export const homeRoutes = {
  home: route('/', { auth: 'try', title: 'title.home', keepAlive: true, keepTop: true }),
};

/** Categories, search and preferred stores. */
export const findRoutes = {
  Categories: route('/categories', { auth: 'try', title: 'title.categories', keepTop: true }),
  CategoriesDetail: route(
    '/categoriesDetail',
    { auth: 'try', title: 'title.categoryStores', keepTop: true },
    { params: ['id'] },
  ),
  Search: route(
    '/search',
    { auth: 'try', title: 'title.search', keepTop: true },
    { params: ['id', 'redpackId', 'keyword'] },
  ),
  goodsStore: route('/goodsStore', { auth: 'try', title: 'title.goodsStore', keepTop: true }),
};
