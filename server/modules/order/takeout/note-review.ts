import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { moveOrder } from './life.ts';
import type { TakeoutOrder } from './order.ts';

/** Marks a completed order as reviewed, in the review's transaction. Null when it was reviewed before. */
export const markReviewed = (
  query: Query,
  order: TakeoutOrder,
  at: Instant,
): Promise<TakeoutOrder | null> =>
  moveOrder(query, order, 'REVIEWED', at, { patch: { hasComment: true } });
