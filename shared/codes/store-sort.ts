import { table } from './table.ts';

/**
 * `sortType` of store searches. Spec 001 §9 prints 1 only, for stores outside delivery; the others
 * follow what the filter bar offers, and are ours.
 */
export const storeSort = table({ overall: 1, distance: 2, sales: 3, score: 4 });
/** The name of an order of stores. */
export type StoreSort = ReturnType<typeof storeSort.nameOf>;
