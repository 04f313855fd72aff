import { consumerRoutes, type ConsumerRouteName } from '#shared/routes/consumer/index.ts';
import { splitPath } from '#shared/routes/query.ts';
import { screens } from './areas.ts';
import { screenOf } from '../lib/screen-of.ts';

/** What a screen asks the server for as soon as one knows that a visit begins there: beside its code, not after it. */
const FIRST_QUESTIONS: Partial<Record<ConsumerRouteName, (query: URLSearchParams) => Promise<unknown>>> = {
  home: async (query) => (await import('../features/home/early.ts')).askEarly(query),
  groupBooking: async () => (await import('../features/group/first-question.ts')).askForDeals(),
};

/** Asks for the first screen, its words and its list before React has drawn anything. */
export const startEarly = (hash: string): void => {
  const { path, query } = splitPath(hash.replace(/^#/, '') || '/');
  const name = screenOf(path);
  if (name === null) return;
  // what cannot be fetched now is told by the screen itself
  screens[name].load().catch(() => undefined);
  if (consumerRoutes[name].meta.auth !== true) FIRST_QUESTIONS[name]?.(new URLSearchParams(query)).catch(() => undefined);
};
