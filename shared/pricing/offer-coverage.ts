import type { CartLine } from '../cart/cart-line.ts';
import type { Offer } from '../voucher/offer.ts';
import type { PricedLines } from './priced-lines.ts';
import { OFFER_RULES } from './promotions/index.ts';

const isInScope = (
  { productIds, categoryIds }: Offer,
  { productId, merchantCategoryChain }: CartLine,
): boolean =>
  (productIds.length === 0 && categoryIds.length === 0) ||
  productIds.includes(productId) ||
  merchantCategoryChain.some((id) => categoryIds.includes(id));

/**
 * Places of the priced lines that are in an offer's scope and that its kind may lower, in cart
 * order.
 */
export const coverageOf = (offer: Offer, { lines, coverage }: PricedLines): readonly number[] => {
  const known = coverage.get(offer);
  if (known !== undefined) return known;
  const { covers } = OFFER_RULES[offer.kind];
  const places: number[] = [];
  for (const [place, priced] of lines.entries())
    if (covers(priced) && isInScope(offer, priced.line)) places.push(place);
  coverage.set(offer, places);
  return places;
};
