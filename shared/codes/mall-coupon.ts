import { table } from './table.ts';

/** What of an order a mall coupon is for: `availableType` (decision P15). */
export const mallCouponScope = table({ all: 1, categories: 2, products: 3 });
