import { productSort } from '#shared/codes/product-sort.ts';

/** The orders of goods: the code of each, and the name of its word `market.sort.…`. 0 is the list's own order. */
export const GOODS_SORTS = [
  { code: 0, name: 'match' },
  { code: productSort.codes.sales, name: 'sales' },
  { code: productSort.codes.discountRate, name: 'discountRate' },
  { code: productSort.codes.priceAscending, name: 'priceAscending' },
  { code: productSort.codes.priceDescending, name: 'priceDescending' },
] as const;
