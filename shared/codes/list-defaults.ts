import { storeSort } from './store-sort.ts';

/**
 * Rows of a page unless a list sets another number; orders, stores and gold lists too (spec 000 §9,
 * spec 001 §9).
 */
export const PAGE_SIZE = 20;

/** Stores that do not deliver to the guest (spec 001 §9). */
export const OUTSIDE_DELIVERY = { size: 10, sortType: storeSort.codes.overall } as const;

/** Recommended and preferred stores (spec 002 §7, §9). */
export const RECOMMENDED_STORES = { size: PAGE_SIZE, offset: 0 } as const;
