import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { dropOldAlerts, settleClosedDays } from './alert-repo.ts';
import { dropOldSecurityEvents } from './security-event-repo.ts';

/** Forgets what is old, and settles what has become pointless. */
export const sweepOversight = async (query: Query, now: Instant): Promise<void> => {
  await dropOldSecurityEvents(query, now);
  await dropOldAlerts(query, now);
  await settleClosedDays(query, now);
};
