import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Product } from '../group/product-repo.ts';
import { dealsOfStore } from './deals-repo.ts';
import { groupStoreOrRefuse } from './store-repo.ts';

const MOST = 100;

/** The deals on sale at a store, those that sell best where they are very many; refuses an unknown store. */
export const dealsAtStore = async (
  query: Query,
  storeId: string,
  now: Instant,
): Promise<Product[]> => {
  const store = await groupStoreOrRefuse(query, storeId);
  const wanted = { hiddenOn: '', type: 'all', offset: 0, size: MOST, now };
  return (await dealsOfStore(query, store, wanted)).slice(0, MOST);
};
