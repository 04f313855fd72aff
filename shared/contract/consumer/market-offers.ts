import * as z from 'zod/mini';
import type { ProductId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { PAGE_MOST } from './market-goods.ts';
import { fullActivity, menuProduct } from './store-shapes.ts';
import { count, dollars, id, page, plainId, withDefault } from '../wire.ts';

const silentRead = {
  caller: 'guest',
  failure: 'silent',
  repeat: 'read',
  errors: ['STORE_NOT_FOUND'],
} as const;
const ofStore = z.object({ storeId: id<StoreId>() });
const products = z.array(menuProduct);
const paged = {
  offset: withDefault(count, 0),
  size: withDefault(z.int().check(z.gte(1), z.lte(PAGE_MOST)), 20),
};
const limit = z.int().check(z.gte(-1));

const named = { activityId: z.string(), activityName: z.string() };

/**
 * An activity in the list of a supermarket: 1 full-reduction, 2 full-discount, 3 composite, 7 add-on
 * purchase (spec 002 §3). What a kind does not have is null.
 */
const activity = z.object({
  ...named,
  activityType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(7)]),
  full: z.nullable(fullActivity),
  compositeVO: z.nullable(
    z.object({ quantity: count, amount: z.nullable(dollars), price: z.nullable(dollars) }),
  ),
  purchaseVO: z.nullable(
    z.object({
      joinLimit: limit,
      joinLimitQuantity: limit,
      purchaseLimitAmount: dollars,
      price: dollars,
    }),
  ),
});

/** What a supermarket has on, and the goods of each: activities, discounts, gifts, posters (spec 002 §7). */
export const marketOffersCalls = {
  /** Every kind but discounts, gifts and delivery, which have calls of their own. */
  marketActivities: call('/market/activity/_list', {
    ...silentRead,
    summary: 'Activities of a supermarket that a cart can take part in',
    request: ofStore,
    reply: z.object({ result: z.array(activity) }),
  }),
  /** `orderLimitCount`: discounted pieces of one order, -1 for no limit; `productCount`: goods that are lowered now. */
  marketStoreDiscount: call('/market/store/_get-discount', {
    ...silentRead,
    summary: 'The discount that a supermarket has on, and how many goods it lowers',
    request: ofStore,
    reply: z.object({
      discount: z.nullable(z.object({ ...named, orderLimitCount: limit, productCount: count })),
    }),
  }),
  marketDiscounts: call('/market/discount/v2/_list', {
    ...silentRead,
    summary: 'Discounted goods of a supermarket, by page',
    request: z.object({ ...ofStore.shape, ...paged }),
    reply: page(menuProduct),
  }),
  /** Those sold out come last; an activity that does not run has none. */
  marketActivityProducts: call('/market/product/_get-activity-productV2', {
    ...silentRead,
    summary: 'Goods that count for an activity of a supermarket, by page',
    request: z.object({ ...ofStore.shape, activityId: plainId, ...paged }),
    reply: page(menuProduct),
  }),
  /** `isWhatever`: the guest picks one of `gifts`; `isDouble`: again for each `limitQuantity` more. `left` -1: no limit. */
  marketBuyGifts: call('/market/product/_buy-gift-list', {
    ...silentRead,
    summary: 'What one gets with pieces of a product of a supermarket',
    request: z.object({ ...ofStore.shape, productId: id<ProductId>() }),
    reply: z.object({
      result: z.array(
        z.object({
          ...named,
          limits: z.array(
            z.object({
              limitQuantity: count,
              isDouble: z.boolean(),
              isWhatever: z.boolean(),
              gifts: z.array(
                z.object({
                  productId: id<ProductId>(),
                  productName: z.string(),
                  imgUrl: z.string(),
                  giftQuantity: count,
                  left: limit,
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  }),
  /** `isShow`: something of it can be bought; one without is left out by the page. */
  marketPosterStatus: call('/market/store/poster/_get_status', {
    ...silentRead,
    summary: 'Which posters a supermarket has up',
    request: ofStore,
    reply: z.object({ result: z.array(z.object({ id: z.string(), isShow: z.boolean() })) }),
  }),
  marketPosterProducts: call('/market/store/poster/_product', {
    ...silentRead,
    summary: 'Posters of a supermarket with their first goods',
    request: ofStore,
    reply: z.object({
      result: z.array(
        z.object({ id: z.string(), posterName: z.string(), imgUrl: z.string(), products }),
      ),
    }),
  }),
  /** The classes of a poster, to go to: each with how many of its goods the poster shows. */
  marketPosterClasses: call('/market/store/poster/_skip_classify_list', {
    ...silentRead,
    summary: 'The classes that a poster of a supermarket leads to',
    request: z.object({ ...ofStore.shape, posterId: plainId }),
    reply: z.object({
      result: z.array(
        z.object({ classifyId: z.string(), classifyName: z.string(), productCount: count }),
      ),
    }),
  }),
  /** Both `storeId` and `classifyId` are needed (decision P5); `posterId`: of that poster alone. */
  marketPosterClassProducts: call('/market/store/poster/_list_product_by_classify_id', {
    ...silentRead,
    summary: 'Goods on the posters of a supermarket that stand in one class',
    request: z.object({ ...ofStore.shape, classifyId: plainId, posterId: z.optional(plainId) }),
    reply: z.object({ result: products }),
  }),
} as const;
