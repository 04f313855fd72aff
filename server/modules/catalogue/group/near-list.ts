import type { Handlers } from '#server/kit/context.ts';
import { dealCard, placedDeals } from './placed-deals.ts';
import { pointOf } from './present.ts';
import { shelf } from './product-repo.ts';

/** Products by the distance of their nearest usable store; what is sold out comes last (decision G9). */
export const nearList: Handlers['groupProductNearList'] = async (
  { deps, place, pick },
  request,
) => {
  const { query } = deps.db;
  const products = await shelf(query, {
    category: request.category,
    keyword: request.keyword ?? '',
  });
  const placed = await placedDeals(query, products, pointOf(request, place));
  const sorted = placed.toSorted(
    (a, b) =>
      Number(a.product.stock === 0) - Number(b.product.stock === 0) || a.distance - b.distance,
  );
  const end = request.offset + request.size;
  return {
    result: sorted.slice(request.offset, end).map((deal) => dealCard(deal, pick)),
    next: sorted.length > end,
    nextOffset: Math.min(end, sorted.length),
  };
};
