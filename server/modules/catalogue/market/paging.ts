import { shelfPrice } from '#shared/cart/shelf-price.ts';
import { sortProducts, type SortableProduct } from '#shared/cart/sort-products.ts';
import { productSort } from '#shared/codes/product-sort.ts';
import { PAGE_MOST } from '#shared/contract/consumer/market-goods.ts';
import type { Context } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { halfPriceOf, welfareOf } from '../store/bundles.ts';
import { productsByIds } from '../store/menu-repo.ts';
import { discountOf, flashOf, type OfferFacts } from '../store/offers.ts';
import { idsInClasses, listedInClasses, type ListedProduct } from './store-goods-repo.ts';
import { rowsOf, type MarketSight, type ProductRow } from './load.ts';

type Asked = { sortType: number; offset: number; size: number };
/** The first page of a list in the store's own order. */
export const FIRST_PAGE: Asked = { sortType: 0, offset: 0, size: PAGE_MOST };

const sortable = (product: ListedProduct, offers: OfferFacts): SortableProduct & { id: string } => {
  const { id, price, sold, stock } = product;
  const { now: lowest } = shelfPrice({
    price,
    originalPrice: null,
    seckill: flashOf(product, offers),
    discount: discountOf(product, offers),
    halfPrice: halfPriceOf(product, offers),
    welfare: welfareOf(product, offers),
  });
  return {
    id,
    price: lowest,
    productDiscountRate: lowest < price ? lowest / price : null,
    saleQtyTotal: sold,
    sellout: stock === 0,
  };
};

/** Ids of products of some classes from an offset on, at most so many. Sorted by a price or by sales, as the app sorts (`sort-products.ts`). */
const idsFrom = async (
  query: Query,
  { store, offers }: MarketSight,
  classIds: readonly string[],
  { sortType, offset, limit }: { sortType: number; offset: number; limit: number },
): Promise<string[]> => {
  if (productSort.nameOf(sortType) === 'unknown')
    return idsInClasses(query, store, classIds, { offset, limit });
  const listed = await listedInClasses(query, store, classIds);
  return sortProducts(
    listed.map((product) => sortable(product, offers)),
    sortType,
  )
    .slice(offset, offset + limit)
    .map(({ id }) => id);
};

/** A page of the products of some classes: only its own are read whole. */
export const pageOfClasses = async (
  context: Context<'guest'>,
  sight: MarketSight,
  classIds: readonly string[],
  { sortType, offset, size }: Asked,
): Promise<{ result: ProductRow[]; next: boolean; nextOffset: number }> => {
  const { query } = context.deps.db;
  const found = await idsFrom(query, sight, classIds, { sortType, offset, limit: size + 1 });
  const ids = found.slice(0, size);
  const products = await productsByIds(query, sight.store, ids);
  const byId = new Map(rowsOf(context, sight, products).map((row) => [String(row.productId), row]));
  return {
    result: ids.flatMap((id) => byId.get(id) ?? []),
    next: found.length > size,
    nextOffset: offset + ids.length,
  };
};
