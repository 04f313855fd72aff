import * as z from 'zod/mini';
import type { ProductId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { highProp, menuProduct, priceStore } from './store-shapes.ts';
import { count, id, instant, page, plainId, whole, withDefault } from '../wire.ts';

const silentRead = {
  caller: 'guest',
  failure: 'silent',
  repeat: 'read',
  errors: ['STORE_NOT_FOUND'],
} as const;

/** Products of one page, and of one look at their present state. */
export const PAGE_MOST = 60;
export const STATUS_MOST = 200;

const ofStore = z.object({ storeId: id<StoreId>() });
/** Both are needed (decision P5). */
const ofClass = z.object({ storeId: id<StoreId>(), classifyId: plainId });
const ofProduct = z.object({ storeId: id<StoreId>(), productId: id<ProductId>() });
const products = z.array(menuProduct);

/** How a list is sorted (`product-sort.ts`), 0 for the store's own order; sold out comes last. */
const sortedPage = {
  sortType: withDefault(whole, 0),
  offset: withDefault(count, 0),
  size: withDefault(z.int().check(z.gte(1), z.lte(PAGE_MOST)), 20),
};

const classFields = {
  classifyId: z.string(),
  parentId: z.string(),
  classifyName: z.string(),
  imgUrl: z.string(),
  isLeaf: z.boolean(),
};
/**
 * A class of a store; its classes below it are at most two levels more. `productCount`: products
 * that stand in this class itself and are on the shelf.
 */
const lowestClass = z.object({ ...classFields, productCount: count });
const middleClass = z.object({ ...lowestClass.shape, children: z.array(lowestClass) });
const topClass = z.object({ ...lowestClass.shape, children: z.array(middleClass) });

/** Products of supermarkets, by page and by id: a store has ten thousand of them. */
export const marketGoodsCalls = {
  marketClassify: call('/market/product/menu/_get-classify', {
    ...silentRead,
    summary: 'A supermarket’s classes as a tree',
    request: ofStore,
    reply: z.object({ storeId: id<StoreId>(), classifies: z.array(topClass), serverTime: instant }),
  }),
  marketMenu: call('/market/product/menu/_get', {
    ...silentRead,
    summary: 'A class with those below it and the first products of the first ones',
    request: ofClass,
    reply: z.object({
      classifies: z.array(z.object({ ...lowestClass.shape, products })),
      serverTime: instant,
    }),
  }),
  marketProductList: call('/market/product/menu/_get-product-list', {
    ...silentRead,
    summary: 'The first products of a class, for older clients (decision P6)',
    request: ofClass,
    reply: z.object({ result: products, serverTime: instant }),
  }),
  marketProductListNew: call('/market/product/menu/_get-product-list-new', {
    ...silentRead,
    summary: 'Products of a class and of those below it, by page',
    request: z.object({ ...ofClass.shape, ...sortedPage }),
    reply: page(menuProduct),
  }),
  /** Products that are no more are left out; those off the shelf are sold out. The store's gifts come with them. */
  marketProductStatus: call('/market/product/_get-status', {
    ...silentRead,
    summary: 'Products as they are now, with all that a cart of them is priced by (decision P7)',
    request: z.object({
      ...ofStore.shape,
      ids: z.array(id<ProductId>()).check(z.maxLength(STATUS_MOST)),
    }),
    reply: z.object({
      storeId: id<StoreId>(),
      store: priceStore,
      storeHighProps: z.array(highProp),
      products,
      serverTime: instant,
    }),
  }),
  /** `id`: `storeProductSkuDetailId`; `stock` -1 is no limit. */
  marketProductStock: call('/market/product/stock/v2/_get', {
    ...silentRead,
    errors: ['STORE_NOT_FOUND', 'PRODUCT_NOT_FOUND'],
    summary: 'Pieces that are left of a SKU',
    request: z.object({ ...ofProduct.shape, id: plainId }),
    reply: z.object({ id: z.string(), stock: z.int() }),
  }),
  marketProductDetail: call('/market/product/product-detail/_get', {
    ...silentRead,
    errors: ['STORE_NOT_FOUND', 'PRODUCT_NOT_FOUND'],
    summary: 'One product with its options',
    request: ofProduct,
    reply: z.object({
      product: menuProduct,
      storeHighProps: z.array(highProp),
      ingredients: z.array(z.string()),
      serverTime: instant,
    }),
  }),
  marketBrowse: call('/market/product/_browse_statistics', {
    caller: 'guest',
    failure: 'silent',
    errors: ['STORE_NOT_FOUND'],
    summary: 'Counts products that were looked at (decision P33)',
    request: z.object({
      ...ofStore.shape,
      ids: z.array(id<ProductId>()).check(z.minLength(1), z.maxLength(PAGE_MOST)),
    }),
    reply: z.object({ counted: count }),
  }),
  marketCategoryMenu: call('/market/category/menu/_get', {
    ...silentRead,
    summary: 'The classes below one, for the side drawer of a supermarket',
    request: ofClass,
    reply: z.object({ classifies: z.array(middleClass) }),
  }),
};
