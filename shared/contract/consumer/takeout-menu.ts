import * as z from 'zod/mini';
import type { ProductId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { classify, highProp, menuProduct, priceStore, purchaseActivity } from './store-shapes.ts';
import { count, id, instant } from '../wire.ts';

const ofStore = z.object({ storeId: id<StoreId>() });
const silentRead = {
  caller: 'guest',
  failure: 'silent',
  repeat: 'read',
  errors: ['STORE_NOT_FOUND'],
} as const;
const products = z.array(menuProduct);

/** Menus, dishes and stocks of takeout stores. */
export const takeoutMenuCalls = {
  /**
   * `flashLeftSeconds`: 0 or less hides the flash classify (spec 001 §5); its products are in their
   * own classify too. With a member's token, `userRemaining` of the offers is that member's.
   */
  takeoutMenu: call('/takeouts/product/menu/_get-v2', {
    ...silentRead,
    summary: 'A store’s menu, with everything that cart and price need',
    request: ofStore,
    reply: z.object({
      storeId: id<StoreId>(),
      store: priceStore,
      classifies: z.array(classify),
      storeHighProps: z.array(highProp),
      flashLeftSeconds: z.int(),
      serverTime: instant,
    }),
  }),
  takeoutProductDetail: call('/takeouts/product/product-detail/_get-v2', {
    ...silentRead,
    errors: ['STORE_NOT_FOUND', 'PRODUCT_NOT_FOUND'],
    summary: 'One dish with its options',
    request: z.object({ storeId: id<StoreId>(), productId: id<ProductId>() }),
    reply: z.object({
      product: menuProduct,
      storeHighProps: z.array(highProp),
      ingredients: z.array(z.string()),
      serverTime: instant,
    }),
  }),
  /** `orderLimit`: discounted pieces that one order may have; -1 is no limit (decision H13). */
  takeoutDiscounts: call('/takeouts/product/discount/_get', {
    ...silentRead,
    summary: 'A store’s discounted dishes that have pieces left',
    request: ofStore,
    reply: z.object({ activityName: z.string(), orderLimit: z.int(), result: products }),
  }),
  /** `leadsTo`: what a tap on the picture opens; null where only its dishes are shown. */
  takeoutPosters: call('/takeouts/store/decor/poster/_list_product', {
    ...silentRead,
    summary: 'Posters of a store’s page with their dishes',
    request: ofStore,
    reply: z.object({
      result: z.array(
        z.object({
          id: z.string(),
          posterName: z.string(),
          imgUrl: z.string(),
          leadsTo: z.nullable(z.object({ kind: z.enum(['CLASS', 'DISH']), id: z.string() })),
          products,
        }),
      ),
    }),
  }),
  takeoutFlashSetting: call('/takeouts/flash/_get-setting', {
    ...silentRead,
    summary: 'A store’s flash sale: from when to when today',
    request: ofStore,
    reply: z.object({
      setting: z.nullable(
        z.object({
          id: z.string(),
          activityName: z.string(),
          userLimit: z.int(),
          startTime: instant,
          endTime: instant,
        }),
      ),
      flashLeftSeconds: z.int(),
      serverTime: instant,
    }),
  }),
  takeoutFlashProducts: call('/takeouts/flash/_list-product', {
    ...silentRead,
    summary: 'Dishes of the running flash sale',
    request: ofStore,
    reply: z.object({ result: products, flashLeftSeconds: z.int() }),
  }),
  takeoutPurchaseInfo: call('/takeouts/purchase/_get_purchase_info', {
    ...silentRead,
    summary: 'A store’s exchange offer: dishes for less from an amount on',
    request: ofStore,
    reply: z.object({
      purchase: z.nullable(z.object({ ...purchaseActivity.shape, activityName: z.string() })),
    }),
  }),
  takeoutPurchaseProducts: call('/takeouts/purchase/_get_purchase_product_list', {
    ...silentRead,
    summary: 'Dishes of the exchange offer',
    request: ofStore,
    reply: z.object({ result: products, productCount: count }),
  }),
};
