import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { TakeoutActivity } from './activity-rules.ts';
import {
  activitiesOfStore,
  productsByIds,
  productsOfStore,
  type TakeoutProduct,
} from './menu-repo.ts';
import type { OptionGroup } from './store-document.ts';
import {
  findTakeoutStore,
  optionsOf,
  takeoutStoresByIds,
  type TakeoutStore,
} from './store-repo.ts';

export type { TakeoutProduct } from './menu-repo.ts';
export type { TakeoutStore } from './store-repo.ts';
type OfStore = Pick<TakeoutStore, 'merchantId' | 'id'>;

/** A takeout store as it is now; null when there is none of this id. */
export const takeoutStore = (query: Query, id: string): Promise<TakeoutStore | null> =>
  findTakeoutStore(query, id);

export const takeoutStores = (query: Query, ids: readonly string[]): Promise<TakeoutStore[]> =>
  takeoutStoresByIds(query, ids);

/** The groups of options that a store's dishes share. */
export const optionGroups = (query: Query, store: OfStore): Promise<OptionGroup[]> =>
  optionsOf(query, store);

/** The dishes of a store's menu, on the shelf or not, in its own order. */
export const dishesOfStore = (query: Query, store: OfStore): Promise<TakeoutProduct[]> =>
  productsOfStore(query, store);

export const dishesByIds = (
  query: Query,
  store: OfStore,
  ids: readonly string[],
): Promise<TakeoutProduct[]> => productsByIds(query, store, ids);

/** What a store has on at a moment, in its own order. */
export const runningActivities = (
  query: Query,
  store: OfStore,
  at: Instant,
): Promise<TakeoutActivity[]> => activitiesOfStore(query, store, at);
