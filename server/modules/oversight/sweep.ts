import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { dropOldSecurityEvents } from './security-event-repo.ts';

/** Forgets what is old. */
export const sweepOversight = (query: Query, now: Instant): Promise<void> =>
  dropOldSecurityEvents(query, now);
