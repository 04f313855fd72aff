import { consumerRoutes, type ConsumerRouteName } from '#shared/routes/consumer/index.ts';
import { splitPath } from '#shared/routes/query.ts';
import { nearProductsQuery } from '../features/group/queries.ts';
import { useBrowse } from '../features/group/store.ts';
import { queryClient } from '../lib/query.ts';
import { screens } from './areas.ts';
import { screenOf } from '../lib/screen-of.ts';

/** What a screen asks the server for as soon as one knows that a visit begins there. */
const FIRST_QUESTIONS: Partial<Record<ConsumerRouteName, () => unknown>> = {
  groupBooking: () => {
    const { category, keyword } = useBrowse.getState();
    return queryClient.prefetchInfiniteQuery(nearProductsQuery(category, keyword));
  },
};

/** Asks for the first screen, its words and its list before React has drawn anything. */
export const startEarly = (hash: string): void => {
  const { path } = splitPath(hash.replace(/^#/, '') || '/');
  const name = screenOf(path) ?? (path === '/' ? 'groupBooking' : null);
  if (name === null) return;
  // what cannot be fetched now is told by the screen itself
  screens[name].load().catch(() => undefined);
  if (consumerRoutes[name].meta.auth !== true) FIRST_QUESTIONS[name]?.();
};
