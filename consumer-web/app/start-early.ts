import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { loadGroupBooking } from '../features/group/screens.ts';
import { nearProductsQuery } from '../features/group/queries.ts';
import { useBrowse } from '../features/group/store.ts';
import { queryClient } from '../lib/query.ts';

/** Asks for the list and its screen before React has drawn anything, when the visit begins there. */
export const startEarly = (hash: string): void => {
  const path = hash.replace(/^#/, '').split('?')[0];
  if (path !== '' && path !== '/' && path !== consumerRoutes.groupBooking.path) return;
  void loadGroupBooking();
  const { category, keyword } = useBrowse.getState();
  void queryClient.prefetchInfiniteQuery(nearProductsQuery(category, keyword));
};
