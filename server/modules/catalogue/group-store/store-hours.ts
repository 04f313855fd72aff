import { isShut, type WeekHours } from '#shared/group/week-hours.ts';
import type { Query } from '#server/db/db.ts';
import { groupStore, hoursOfStores } from './store-repo.ts';

/** When a store of deals is open; empty where that is not known, null where there is no such store. */
export const hoursOfStore = async (query: Query, storeId: string): Promise<WeekHours | null> =>
  (await groupStore(query, storeId))?.hours ?? null;

/** Whether one of these stores of a merchant is there and has not closed for good. */
export const isAnyStoreThere = async (
  query: Query,
  merchantId: string,
  ids: readonly string[],
): Promise<boolean> =>
  (await hoursOfStores(query, merchantId, ids)).some((hours) => !isShut(hours));
