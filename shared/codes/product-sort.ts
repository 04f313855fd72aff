import { table } from './table.ts';

/** How a store's products are sorted; sold-out ones always come last (spec 002 §4). */
export const productSort = table({
  discountRate: 1,
  sales: 2,
  priceAscending: 3,
  priceDescending: 4,
});
/** The name of an order of products. */
export type ProductSort = ReturnType<typeof productSort.nameOf>;
