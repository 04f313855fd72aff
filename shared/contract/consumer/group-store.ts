import * as z from 'zod/mini';
import { STORE_FACILITIES } from '../../codes/store-facility.ts';
import type { ProductId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, instant, lat, lon, page, paging, withDefault } from '../wire.ts';
import { PRODUCT_CATEGORIES, productCard } from './group-product.ts';
import { report, reported } from './store-report.ts';

const ofStore = { storeId: id<StoreId>() };
const from = { lat: z.optional(lat), lon: z.optional(lon) };
const silentRead = { caller: 'guest', failure: 'silent', repeat: 'read' } as const;

/** States of a store by its hours; UNKNOWN: the store has not given any. */
export const OPEN_STATES = ['OPEN', 'CLOSED', 'UNKNOWN'] as const;
/** Pages from which a merchant may hide a deal (spec 002 §7). */
export const PRODUCT_NOT_SHOW_PAGES = ['merchantHomePage'] as const;

/** Whether a store is open, and when it opens next while it is not. */
export const openState = { openState: z.enum(OPEN_STATES), nextOpen: z.nullable(instant) };

/**
 * A store of deals. `hours`: seven days from Sunday, each a list of spans in minutes of the day at
 * UTC+8 (an end at or before its start runs past midnight); none at all when they are not known.
 * `nextOpen`: only while it is closed. `phones`: local numbers of Macau.
 */
const storeInfo = z.object({
  id: id<StoreId>(),
  storeName: z.string(),
  merchantName: z.string(),
  thumbnailHead: z.string(),
  address: z.string(),
  phones: z.array(z.string()),
  location: z.object({ lat: z.number(), lon: z.number() }),
  distance: count,
  hours: z.array(z.array(z.object({ fromMinute: count, toMinute: count }))),
  ...openState,
  classifyName: z.string(),
  perCapita: z.nullable(dollars),
  facilities: z.array(z.enum(STORE_FACILITIES)),
});

/** How much a store shows of itself: a part of its page appears when its number is above 0. */
export const decorCount = z.object({
  coverCount: count,
  storyCount: count,
  productCount: count,
  specialityCount: count,
});

/** A store of deals as a row of a list. */
export const storeCard = z.object({
  storeId: id<StoreId>(),
  storeName: z.string(),
  thumbnailHead: z.string(),
  address: z.string(),
  distance: count,
  ...openState,
});

/** `score`: null under three reviews (decision GA11). `takeoutStoreId`: the same shop's takeout. */
const mainPage = z.object({
  storeInfo,
  decorCount,
  commentCount: count,
  score: z.nullable(z.number()),
  isLike: z.boolean(),
  likeNum: count,
  merchantStores: z.array(storeCard),
  takeoutStoreId: z.nullable(id<StoreId>()),
  serverTime: instant,
});

const dealsOfStore = {
  ...ofStore,
  ...from,
  productNotShowPage: z.optional(z.enum(PRODUCT_NOT_SHOW_PAGES)),
  ...paging,
};

const likeReply = z.object({ isLike: z.boolean(), likeNum: count });
const likeWrite = {
  caller: 'member',
  failure: 'silent',
  repeat: 'keyed',
  reply: likeReply,
} as const;
const likeRead = { ...silentRead, skippedForTourist: true, reply: likeReply } as const;

/** Stores of deals: their pages, their deals, likes of stores and of deals. */
export const groupStoreCalls = {
  groupStoreMainPage: call('/group/store/_main-page', {
    ...silentRead,
    summary: 'The page of a store of deals, with its other stores and its takeout',
    errors: ['STORE_NOT_FOUND'],
    request: z.object({ ...ofStore, ...from }),
    reply: mainPage,
  }),
  groupProductStoreList: call('/group/product/store/_list', {
    ...silentRead,
    summary: 'Deals that can be used at a store; what is sold out comes last',
    errors: ['STORE_NOT_FOUND'],
    request: z.object(dealsOfStore),
    reply: page(productCard),
  }),
  groupProductStoreListByType: call('/group/product/store/_list-for-product-type', {
    ...silentRead,
    summary: 'The types of deals of a store, and the deals of one of them',
    errors: ['STORE_NOT_FOUND'],
    request: z.object({
      ...dealsOfStore,
      productType: withDefault(z.enum(PRODUCT_CATEGORIES), 'all'),
    }),
    reply: z.object({
      types: z.array(
        z.object({ productType: z.enum(PRODUCT_CATEGORIES), name: z.string(), count }),
      ),
      ...page(productCard).shape,
    }),
  }),
  groupStoreLikeAdd: call('/group/store/like/_add', {
    ...likeWrite,
    summary: 'Likes a store of deals, or no longer',
    errors: ['STORE_NOT_FOUND', 'LIKES_FULL', 'KEY_REUSED'],
    request: z.object({ id: id<StoreId>(), isLike: z.boolean() }),
  }),
  groupStoreLikeGet: call('/group/store/like/_get', {
    ...likeRead,
    summary: 'Whether the caller likes a store of deals, and how many do',
    errors: ['STORE_NOT_FOUND'],
    request: z.object({ id: id<StoreId>() }),
  }),
  groupProductLikeAdd: call('/group/product/like/_add', {
    ...likeWrite,
    summary: 'Likes a deal, or no longer',
    errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_OFF_SALE', 'LIKES_FULL', 'KEY_REUSED'],
    request: z.object({ id: id<ProductId>(), isLike: z.boolean() }),
  }),
  groupProductLikeGet: call('/group/product/like/_get', {
    ...likeRead,
    summary: 'Whether the caller likes a deal, and how many do',
    errors: ['PRODUCT_NOT_FOUND'],
    request: z.object({ id: id<ProductId>() }),
  }),
  groupStoreReport: call('/group/store/report/_add', {
    caller: 'member',
    failure: 'silent',
    summary: 'Reports a violation of a store of deals',
    errors: ['STORE_NOT_FOUND', 'REPORT_TOO_MANY'],
    request: report,
    reply: reported,
  }),
};
