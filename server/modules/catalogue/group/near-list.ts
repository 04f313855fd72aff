import { distanceMeters } from '#shared/geo/distance.ts';
import type { Handlers } from '#server/kit/context.ts';
import { cardOf, nearestStores, pointOf } from './present.ts';
import { shelf, storesOfMerchants } from './product-repo.ts';

/** Products by the distance of their nearest usable store; what is sold out comes last (decision G9). */
export const nearList: Handlers['groupProductNearList'] = async (
  { deps, place, pick },
  request,
) => {
  const { query } = deps.db;
  const from = pointOf(request, place);
  const products = await shelf(query, {
    category: request.category,
    keyword: request.keyword ?? '',
  });
  const stores = await storesOfMerchants(query, [
    ...new Set(products.map((product) => product.merchantId)),
  ]);
  const sorted = products
    .map((product) => {
      const near = nearestStores(product, stores, from);
      return {
        product,
        near,
        distance: near[0] ? Math.round(distanceMeters(from, near[0])) : Number.MAX_SAFE_INTEGER,
      };
    })
    .filter(({ near }) => near.length > 0)
    .sort(
      (a, b) =>
        Number(a.product.stock === 0) - Number(b.product.stock === 0) || a.distance - b.distance,
    );
  const end = request.offset + request.size;
  return {
    result: sorted.slice(request.offset, end).map(({ product, near, distance }) => ({
      ...cardOf(product, near, pick),
      category: product.category,
      distance,
    })),
    next: sorted.length > end,
    nextOffset: Math.min(end, sorted.length),
  };
};
