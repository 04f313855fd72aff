import { productSort } from '#shared/codes/product-sort.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { marketFindCalls } from '#shared/contract/consumer/market-find.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import type { Db } from '#server/db/db.ts';
import { catalogueOf, itemsBelow, matchItems, type FoundItem } from './catalogue.ts';
import { goodsOnShelves, storesNear } from './found-goods.ts';
import { pageOfGoodsText, pageOfStoreText } from './goods-text.ts';
import { marketSight, rowsOf } from './load.ts';

type Wanted = Pick<
  RequestOf<(typeof marketFindCalls)['marketListStoreProduct']>,
  'keyword' | 'categoryId' | 'sortType' | 'offset' | 'size'
>;

/** The articles of a search: of a word, of a category, or of a word within a category. */
const itemsOf = async (
  db: Db,
  { keyword = '', categoryId }: Pick<Wanted, 'keyword' | 'categoryId'>,
  most?: number,
): Promise<readonly FoundItem[]> => {
  const below = categoryId === undefined ? null : itemsBelow(await catalogueOf(db), categoryId);
  if (keyword === '') return (below ?? []).map(({ id }) => ({ id, fit: 0 }));
  const found = await matchItems(db, keyword, most);
  if (below === null) return found;
  const ids = new Set(below.map(({ id }) => id));
  return found.filter(({ id }) => ids.has(id));
};

/** `most`: articles of a word; missing, as many as one looks for in many stores. */
const wishOf = async ({ deps }: Context, wanted: Wanted, most?: number) => ({
  items: await itemsOf(deps.db, wanted, most),
  sort: productSort.nameOf(wanted.sortType),
  offset: wanted.offset,
  limit: wanted.size,
});

/** Goods of one supermarket as its own page shows them, for the caller. */
const goodsOfStore = async (
  context: Context<'guest'>,
  { storeId, ...request }: Wanted & { storeId: string },
) => {
  const sight = await marketSight(context, storeId);
  const shelves = [{ id: storeId, isShut: false, meters: 0 }];
  const wish = await wishOf(context, request, Number.POSITIVE_INFINITY);
  const { products, ...page } = await goodsOnShelves(context, { ...wish, shelves });
  return pageOfStoreText(rowsOf(context, sight, products), page);
};

/** Goods of the supermarkets that deliver to the place; with `storeId` of that one, wherever it delivers. */
export const marketListStoreProduct: Handlers['marketListStoreProduct'] = async (
  context,
  { storeId, ...request },
) => {
  if (storeId !== undefined) return goodsOfStore(context, { ...request, storeId });
  const [seen, wish] = await Promise.all([storesNear(context, request), wishOf(context, request)]);
  return pageOfGoodsText(context, { ...wish, seen });
};

/** Goods of supermarkets that do not deliver to the place, of articles that none has which does (decision P29). */
export const marketOutReachProducts: Handlers['marketOutReachProducts'] = async (
  context,
  request,
) => {
  const [seen, near, wish] = await Promise.all([
    storesNear(context, request, { reach: 'outside' }),
    storesNear(context, request),
    wishOf(context, request),
  ]);
  return pageOfGoodsText(context, {
    ...wish,
    seen,
    exceptIn: near.stores.map(({ entry }) => entry.id),
  });
};
