import type { DealStore, Dish } from '../../../domain/store/model.ts';

/** How many deals a first screen shows: they come first, and so do their pictures. */
export const FIRST_DEALS = 3;

export type Deal = { dish: Dish; store: DealStore };
export const dealsOf = (stores: readonly DealStore[]): readonly Deal[] =>
  stores.flatMap((store) => store.products.map((dish) => ({ dish, store })));
