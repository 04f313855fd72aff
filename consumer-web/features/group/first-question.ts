import { queryClient } from '../../lib/api/query.ts';
import { nearProductsQuery } from './queries.ts';
import { useBrowse } from './store.ts';

/** Fetches the list of deals before its screen is drawn. */
export const askForDeals = (): Promise<void> => {
  const { category, keyword } = useBrowse.getState();
  return queryClient.prefetchInfiniteQuery(nearProductsQuery(category, keyword));
};
