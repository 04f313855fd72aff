import { internalPath } from '../routes/define.ts';
import { joinPath, type Query } from '../routes/query.ts';
import { storePath } from './store-link.ts';

/**
 * What a shared link brings: a friend's red packet, by its share or its order, a coupon, all red packets of a store, or a page
 * of the app.
 */
export type ShareLanding =
  | { kind: 'redPacket'; shareId: string }
  | { kind: 'orderPacket'; orderId: string }
  | { kind: 'coupon'; voucherId: string }
  | { kind: 'storeRedPackets'; storeId: string }
  | { kind: 'page'; path: string };

/** The home of group-buy (decision GA1). */
export const GROUP_HOME = '/groupbooking';
/** Ids as the contract takes them. */
const ID = /^[\w.:-]{1,64}$/;
/** Pages that only send on: a link to one of them could lead round in a circle. */
const SENDS_ON =
  /^\/(?:share|wechat-gateway|openAdJump|(?:groupbooking\/)?jumpPage|groupbooking\/detail|group\/upgrade)(?:[/?#]|$)/;

/** An id in a link's query; empty when it is missing or none. */
export const linkId = (query: Query, name: string): string =>
  ID.test(query[name] ?? '') ? query[name]! : '';

/**
 * A page of this app that a link may name; null for another site and for a page that only sends on
 * (decision M8).
 */
export const ownPage = (text: string | undefined): string | null => {
  const path = internalPath(text?.replace(/^#/, ''));
  return path === null || SENDS_ON.test(path) ? null : path;
};

/** The same; anything else is the home. */
export const landingPath = (text: string | undefined): string => ownPage(text) ?? '/';

/**
 * `/share?{query}` (spec 000 §2 prints no names; these are ours): `shareId` a takeout
 * order's red packet, `orderId` a supermarket order's (decision P28), `voucherId` a coupon, `storeId` with `redpack=1` a store's red packets; else `storeId` or `id`
 * the store (`productId`, `businessType` 1 takeout, 2 group-buy, 3 market), `productId` alone a
 * deal, `toPage` any page, and nothing the home.
 */
export const shareLanding = (query: Query): ShareLanding => {
  const id = (name: string): string => linkId(query, name);
  const [shareId, orderId] = [id('shareId'), id('orderId')];
  const [voucherId, productId] = [id('voucherId'), id('productId')];
  const storeId = id('storeId') || id('id');
  if (shareId !== '') return { kind: 'redPacket', shareId };
  if (orderId !== '') return { kind: 'orderPacket', orderId };
  if (voucherId !== '') return { kind: 'coupon', voucherId };
  if (storeId !== '' && query['redpack'] === '1') return { kind: 'storeRedPackets', storeId };
  if (storeId !== '')
    return { kind: 'page', path: storePage(storeId, productId, query['businessType']) };
  return {
    kind: 'page',
    path:
      productId === ''
        ? landingPath(query['toPage'])
        : joinPath('/group/productDetail', { productId }),
  };
};

const storePage = (
  storeId: string,
  productId: string,
  businessType: string | undefined,
): string => {
  if (businessType === '3') return storePath('market', storeId, productId);
  return businessType === '2'
    ? storePath('group', storeId)
    : joinPath('/store', { id: storeId, productId });
};

/**
 * Where `/wechat-gateway?toPage={page}` leads: a page of this app with the rest of the query (spec
 * 000 §2).
 */
export const gatewayPath = ({ toPage, ...rest }: Query): string => {
  const path = landingPath(toPage);
  return path.includes('?') ? path : joinPath(path, rest);
};

/**
 * The link to share of a page of this app: one entry, so that each client signs its visitor in on
 * the way; a page that sends on or gives a present is an entry by itself. `site` is the app's address without
 * its hash.
 */
export const gatewayLink = (site: string, path: string): string =>
  `${site}#${ownPage(path) === null ? path : joinPath('/wechat-gateway', { toPage: path })}`;
