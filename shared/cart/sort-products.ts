import { productSort, type ProductSort } from '../codes/product-sort.ts';
import type { Cents } from '../kernel/money.ts';

/**
 * What of a product can be sorted by. `productDiscountRate`: the rate that stays, 0.8 takes 20 %
 * off, null for none; `price`: what is shown, in cents.
 */
export type SortableProduct = {
  productDiscountRate: number | null;
  saleQtyTotal: number;
  price: Cents;
  sellout: boolean;
};

type Compare = (a: SortableProduct, b: SortableProduct) => number;
const COMPARES: Record<ProductSort, Compare> = {
  discountRate: (a, b) => (a.productDiscountRate ?? 1) - (b.productDiscountRate ?? 1),
  sales: (a, b) => b.saleQtyTotal - a.saleQtyTotal,
  priceAscending: (a, b) => a.price - b.price,
  priceDescending: (a, b) => b.price - a.price,
  unknown: () => 0,
};

/**
 * Sorted by 1 discount rate (the deepest first), 2 sales, 3 price up, 4 price down; any other
 * number keeps the server's order. Sold out comes last; ties keep the server's order (spec 002 §4,
 * decision G9).
 */
export const sortProducts = <P extends SortableProduct>(
  products: readonly P[],
  sort: number,
): P[] => {
  const compare = COMPARES[productSort.nameOf(sort)];
  return products.toSorted((a, b) => Number(a.sellout) - Number(b.sellout) || compare(a, b));
};
