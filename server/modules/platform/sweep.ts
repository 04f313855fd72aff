import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { dropOldPlaces } from './platform-repo.ts';

const PLACES_KEPT_MS = 30 * DAY;

/** Forgets where devices were that have not called for long. */
export const sweepPlaces = (query: Query, now: Instant): Promise<void> =>
  dropOldPlaces(query, plus(now, -PLACES_KEPT_MS));
