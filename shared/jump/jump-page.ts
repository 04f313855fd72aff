import { joinPath, type Query } from '../routes/query.ts';
import { GROUP_HOME, linkId, ownPage } from './share-landing.ts';
import { storePath } from './store-link.ts';

/** The page of each `type`. A coupon opens where it is claimed; with its id that page never sends on. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  store: (id) => storePath('group', id),
  product: (productId) => joinPath('/group/productDetail', { productId }),
  order: (orderId) => joinPath('/group/orderDetail', { orderId }),
  activity: (activityId) => joinPath('/activity/group/detail', { activityId }),
  coupon: (voucherId) => joinPath('/share', { voucherId }),
};

/**
 * Where `/jumpPage` of a printed QR code or a message leads (decision GA5): `type` with `id`, else
 * `toPage`, a page of this app that does not send on itself (decision M8); anything else is home.
 */
export const jumpPagePath = (query: Query): string => {
  const { type = '', toPage } = query;
  const id = linkId(query, 'id');
  const page = Object.hasOwn(PAGES, type) ? PAGES[type] : undefined;
  if (page !== undefined && id !== '') return page(id);
  return type === '' ? (ownPage(toPage) ?? '/') : '/';
};

/**
 * Where the old address `/groupbooking/detail` leads: `orderId` the order, `id` or `productId` the
 * deal, else the group home (decision GA3).
 */
export const oldDetailPath = (query: Query): string => {
  const orderId = linkId(query, 'orderId');
  if (orderId !== '') return joinPath('/group/orderDetail', { orderId });
  const productId = linkId(query, 'id') || linkId(query, 'productId');
  return productId === '' ? GROUP_HOME : joinPath('/group/productDetail', { productId });
};
