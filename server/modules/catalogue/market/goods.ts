import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { storeOrRefuse } from '../store/load.ts';
import { productsByIds } from '../store/menu-repo.ts';
import { highPropRow, priceStoreOf } from '../store/present.ts';
import { giftProducts } from '../store/read-store.ts';
import { optionsOf } from '../store/store-repo.ts';
import { forReply } from '../store/writable.ts';
import { classIdsOrRefuse, classTrees, type ClassTree } from './classes.ts';
import { countViews, marketClasses } from './store-goods-repo.ts';
import { linksOf, marketSight, rowsOf } from './load.ts';
import { FIRST_PAGE, pageOfClasses } from './paging.ts';

/** Classes whose first products come with a class, and how many of each. */
const IN_SIGHT = { classes: 2, size: 20 };

const flat = (trees: readonly ClassTree[]): ClassTree[] =>
  trees.flatMap((tree) => [tree, ...flat(tree.children)]);

export const menuOfClass: Handlers['marketMenu'] = async (context, { storeId, classifyId }) => {
  const { query } = context.deps.db;
  const sight = await marketSight(context, storeId);
  const all = await marketClasses(query, sight.store);
  const ids = new Set(classIdsOrRefuse(all, classifyId));
  const filled = flat(classTrees(all, '', context.pick)).filter(
    ({ classifyId: id, productCount }) => ids.has(id) && productCount > 0,
  );
  const pages = await Promise.all(
    filled
      .slice(0, IN_SIGHT.classes)
      .map(({ classifyId: id }) =>
        pageOfClasses(context, sight, [id], { ...FIRST_PAGE, size: IN_SIGHT.size }),
      ),
  );
  return {
    classifies: filled.map((row, place) => ({
      ...row,
      products: pages[place]?.result ?? [],
    })),
    serverTime: context.now,
  };
};

export const productListNew: Handlers['marketProductListNew'] = async (
  context,
  { storeId, classifyId, ...asked },
) => {
  const sight = await marketSight(context, storeId);
  const links = await linksOf(context.deps, sight.store);
  return pageOfClasses(context, sight, classIdsOrRefuse(links, classifyId), asked);
};

export const productList: Handlers['marketProductList'] = async (context, ofClass) => ({
  result: (await productListNew(context, { ...ofClass, ...FIRST_PAGE })).result,
  serverTime: context.now,
});

export const productStatus: Handlers['marketProductStatus'] = async (context, { storeId, ids }) => {
  const { query } = context.deps.db;
  const sight = await marketSight(context, storeId);
  const [found, options, gifts] = await Promise.all([
    productsByIds(query, sight.store, ids),
    optionsOf(query, sight.store),
    giftProducts(query, sight.store, sight.offers.activities),
  ]);
  const given = [...gifts.values()].filter(({ id }) => !ids.includes(id));
  return {
    storeId: sight.store.id,
    store: forReply(priceStoreOf(sight.store, { ...sight.offers, gifts }, context.pick)),
    storeHighProps: options.map((group) => highPropRow(group, context.pick)),
    products: rowsOf(context, sight, [...found, ...given]),
    serverTime: context.now,
  };
};

export const productDetail: Handlers['marketProductDetail'] = async (
  context,
  { storeId, productId },
) => {
  const { query } = context.deps.db;
  const sight = await marketSight(context, storeId);
  const [product] = await productsByIds(query, sight.store, [productId]);
  if (!product) return refuse('PRODUCT_NOT_FOUND');
  const options = await optionsOf(query, sight.store);
  return {
    product: rowsOf(context, sight, [product])[0]!,
    storeHighProps: options
      .filter(({ id }) => product.facts.optionIds.includes(id))
      .map((group) => highPropRow(group, context.pick)),
    ingredients: product.facts.ingredients.map(context.pick),
    serverTime: context.now,
  };
};

export const skuStock: Handlers['marketProductStock'] = async (
  { deps },
  { storeId, productId, id },
) => {
  const store = await storeOrRefuse(deps.db.query, storeId, 'market');
  const [product] = await productsByIds(deps.db.query, store, [productId]);
  const sku = product?.facts.skus.find((one) => one.id === id);
  if (!product || !sku) return refuse('PRODUCT_NOT_FOUND');
  const isSold = product.isShelf && !sku.isSoldOut;
  return { id, stock: isSold ? (product.skuStock[id] ?? product.stock) : 0 };
};

export const browse: Handlers['marketBrowse'] = async ({ deps }, { storeId, ids }) => {
  const store = await storeOrRefuse(deps.db.query, storeId, 'market');
  return { counted: await countViews(deps.db.query, store, [...new Set(ids)]) };
};
