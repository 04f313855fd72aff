import * as z from 'zod/mini';
import type { StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { located, storeWithDishes } from './card-shapes.ts';
import { marketGood } from './market-card.ts';
import { id, page, paging, plainId, text, whole, withDefault } from '../wire.ts';
import { listCoupon } from './takeout-search.ts';

const read = { caller: 'guest', failure: 'silent', repeat: 'read' } as const;
const flag = withDefault(z.boolean(), false);

/** A category of the whole market; the lowest level has no `children`. */
const leaf = z.object({ categoryId: z.string(), categoryName: z.string(), imgUrl: z.string() });
const branch = z.object({ ...leaf.shape, children: z.array(leaf) });
const tree = z.object({ ...leaf.shape, children: z.array(branch) });
/** A category of the first level with all that is below it. */
export type MarketCategory = z.output<typeof tree>;

const goodsWanted = {
  ...located,
  ...paging,
  keyword: z.optional(text(50)),
  categoryId: z.optional(plainId),
  sortType: withDefault(whole, 0),
};

const storesFound = z.extend(page(storeWithDishes), { redpack: z.nullable(listCoupon) });

/** Finding supermarkets and their goods (spec 002 §2, §7; decisions P1, P8, P29). */
export const marketFindCalls = {
  /**
   * `sortType`: see `codes/store-sort.ts`. `tagId`: one of the tags' list. `keyword` finds names of
   * stores and of goods; the goods that it finds come with their stores. `redpackId`: only stores
   * that take this coupon, which comes back as `redpack`; `OFFER_UNAVAILABLE` where it is neither the
   * caller's nor to be claimed.
   */
  marketNearList: call('/market/store/near/_market_list', {
    ...read,
    summary: 'Supermarkets that deliver to a place, with what they cost there',
    errors: ['OFFER_UNAVAILABLE'],
    request: z.object({
      ...located,
      ...paging,
      keyword: z.optional(text(50)),
      sortType: withDefault(whole, 1),
      tagId: z.optional(plainId),
      pickup: flag,
      isOpen: flag,
      redpackId: z.optional(plainId),
    }),
    reply: storesFound,
  }),
  marketOutReachList: call('/market/store/out_reach/_market_list', {
    ...read,
    summary: 'Supermarkets near a place that do not deliver to it',
    errors: ['OFFER_UNAVAILABLE'],
    request: z.object({
      ...located,
      offset: paging.offset,
      size: withDefault(z.int().check(z.gte(1), z.lte(100)), 10),
      keyword: z.optional(text(50)),
      redpackId: z.optional(plainId),
    }),
    reply: storesFound,
  }),
  marketStoreTagList: call('/market/store/near/storeTagList', {
    ...read,
    summary: 'Tags that narrow the list of supermarkets',
    request: z.object({}),
    reply: z.object({ result: z.array(z.object({ tagId: z.string(), tagName: z.string() })) }),
  }),
  /**
   * `sortType`: see `codes/product-sort.ts`; any other number is by best match. What is sold out comes
   * last. `categoryId`: of the whole market, with all below it. `storeId`: only that store's goods,
   * whether or not it delivers to the place.
   */
  marketListStoreProduct: call('/market/product/_list_store_product', {
    ...read,
    summary: 'Goods of the supermarkets that deliver to a place, by word or category',
    request: z.object({ ...goodsWanted, storeId: z.optional(id<StoreId>()) }),
    reply: page(marketGood),
    errors: ['STORE_NOT_FOUND'],
  }),
  marketOutReachProducts: call('/market/product/out_reach/_list_store_product', {
    ...read,
    summary: 'Goods that only supermarkets have which do not deliver to a place',
    request: z.object(goodsWanted),
    reply: page(marketGood),
  }),
  marketCategories: call('/market/category/_list', {
    ...read,
    summary: 'The categories of the whole market, three levels',
    request: z.object({}),
    reply: z.object({ result: z.array(tree) }),
  }),
  /** `isFilterImage`: leaves out the words that have no picture (decision P8). */
  trendingList: call('/orgs/platform/trending/_list', {
    ...read,
    summary: 'Words that people search the supermarkets for, as the editors chose them',
    request: z.object({ isFilterImage: flag }),
    reply: z.object({
      result: z.array(z.object({ id: z.string(), word: z.string(), imgUrl: z.string() })),
    }),
  }),
} as const;
