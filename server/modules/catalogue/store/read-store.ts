import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { TakeoutActivity } from './activity-rules.ts';
import {
  activitiesOfStore,
  requiredInStock,
  productsByIds,
  productsOfStore,
  type TakeoutProduct,
} from './menu-repo.ts';
import { giftIds } from './bundles.ts';
import type { OptionGroup } from './store-document.ts';
import { findStore, optionsOf, storesByIds, type TakeoutStore } from './store-repo.ts';

export type { TakeoutProduct } from './menu-repo.ts';
export type { TakeoutStore } from './store-repo.ts';
type OfStore = Pick<TakeoutStore, 'merchantId' | 'id'>;

/** A store of any shop as it is now; null when there is none of this id. */
export const storeById = (query: Query, id: string): Promise<TakeoutStore | null> =>
  findStore(query, id);

export const storesOf = (query: Query, ids: readonly string[]): Promise<TakeoutStore[]> =>
  storesByIds(query, ids);

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

/** Whether a store has a required product to sell (decision G8); only supermarkets have such. */
export const hasRequiredProduct = async (
  query: Query,
  store: Pick<TakeoutStore, 'kind' | 'merchantId' | 'id'>,
): Promise<boolean> => store.kind === 'market' && requiredInStock(query, store);

/** The products that a store gives away with others, by id. */
export const giftProducts = async (
  query: Query,
  store: OfStore,
  activities: readonly TakeoutActivity[],
): Promise<ReadonlyMap<string, TakeoutProduct>> => {
  const ids = giftIds(activities);
  const found = ids.length === 0 ? [] : await productsByIds(query, store, ids);
  return new Map(found.map((product) => [product.id, product]));
};
