import { must } from '#shared/kernel/result.ts';
import type { Query } from '#server/db/db.ts';
import { findProduct, findSold, storesByIds, type Product, type Store } from './product-repo.ts';

export type { Product } from './product-repo.ts';
export { isComing, isOnSale } from './product-repo.ts';

/** A group-buy product, whether or not it is on the shelf. */
export const groupProduct = (query: Query, id: string): Promise<Product | null> =>
  findProduct(query, id);

/** The product of an order, with the terms that it was ordered with. */
export const soldProduct = async (
  query: Query,
  order: { productId: string; termsSeq: number },
): Promise<Product> => must(await findSold(query, order), 'the product of an order');

/** The stores of a merchant that a product, a voucher or a refusal names. */
export const namedStores = (
  query: Query,
  merchantId: string,
  ids: readonly string[],
): Promise<Store[]> => storesByIds(query, merchantId, ids);
