import { distanceMeters, type Point } from '#shared/geo/distance.ts';
import type { Context } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import type { SpecialRows } from '../group-special/specials.ts';
import { cardOf, nearestStores } from './present.ts';
import { storesOfMerchants, type Product, type Store } from './product-repo.ts';

/** A deal with the stores where it can be used, the nearest first; `distance`: metres to that one. */
type PlacedDeal = { product: Product; near: readonly Store[]; distance: number };

/** Deals with their stores, in the order given, without those that no store takes. */
export const placedDeals = async (
  query: Query,
  products: readonly Product[],
  from: Point,
): Promise<PlacedDeal[]> => {
  const stores = await storesOfMerchants(query, [
    ...new Set(products.map(({ merchantId }) => merchantId)),
  ]);
  return products.flatMap((product) => {
    const near = nearestStores(product, stores, from);
    return near[0] === undefined
      ? []
      : [{ product, near, distance: Math.round(distanceMeters(from, near[0])) }];
  });
};

/** What a list shows of a deal. */
export const dealCard = (
  { product, near, distance }: PlacedDeal,
  pick: Context['pick'],
  specialsOf: (productId: string) => SpecialRows,
) => ({
  ...cardOf(product, near, pick),
  ...specialsOf(product.id),
  category: product.category,
  distance,
});
