import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { hasMemberPriceSince } from './order-repo.ts';

/** Whether gold was bought at the price of the monthly card since a moment, or may still be. */
export const hasMemberPrice = (
  query: Query,
  userId: string,
  at: { since: Instant; now: Instant },
): Promise<boolean> => hasMemberPriceSince(query, userId, at);
