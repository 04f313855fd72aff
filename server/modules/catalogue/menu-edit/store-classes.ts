import type { Query } from '#server/db/db.ts';
import { classesOf, type OfStore, type StoreClass } from './menu-edit-repo.ts';

/** The classes of a store's menu in its own order; `dishes`: in each, without the classes below. */
export const storeClasses = (query: Query, at: OfStore): Promise<StoreClass[]> =>
  classesOf(query, at);
