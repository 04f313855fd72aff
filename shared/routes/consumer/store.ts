import { route } from '../define.ts';

/** A takeout store's page and the pages behind it (spec 001 §2). */
export const storeRoutes = {
  /**
   * Kept alive: coming back from the checkout finds the menu where it was left. `productId`: a dish
   * that opens with it; `classifyId`: a category that it opens at.
   */
  Store: route(
    '/store',
    { auth: 'try', title: 'title.store', hideTopbar: true, keepAlive: true },
    { params: ['id', 'productId', 'classifyId'] },
  ),
  productReviews: route(
    '/store/productReviews',
    { auth: 'try', title: 'title.productReviews', keepTop: true },
    { params: ['id', 'productId'] },
  ),
  storeExchange: route(
    '/store/exchange',
    { auth: 'try', title: 'title.storeExchange' },
    { params: ['id'] },
  ),
};
