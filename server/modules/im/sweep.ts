import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { dropOldMessages } from './message-repo.ts';

/** Longer than an order can be asked back or disputed. */
const KEPT_MS = 90 * DAY;

/** Forgets what riders and stores wrote about orders of long ago. */
export const sweepMessages = (query: Query, now: Instant): Promise<void> =>
  dropOldMessages(query, plus(now, -KEPT_MS));
