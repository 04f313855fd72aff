import { DAY, dayOf, plus, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { dropOldStoreEvents } from './collect-repo.ts';
import { dropOldPlaces } from './platform-repo.ts';

const PLACES_KEPT_MS = 30 * DAY;

/** Forgets where devices were that have not called for long. */
export const sweepPlaces = (query: Query, now: Instant): Promise<void> =>
  dropOldPlaces(query, plus(now, -PLACES_KEPT_MS));

const COUNTS_KEPT_MS = 90 * DAY;

/** Forgets what happened at stores a season ago. */
export const sweepStoreEvents = (query: Query, now: Instant): Promise<void> =>
  dropOldStoreEvents(query, dayOf(plus(now, -COUNTS_KEPT_MS)));
