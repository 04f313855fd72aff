import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { TakeoutOrder } from './order.ts';
import { activeTakeoutOrders, refundsWaiting } from './order-repo.ts';

/** Orders that a store or a rider is at work on, oldest first. */
export const ordersInProgress = (query: Query, most: number): Promise<TakeoutOrder[]> =>
  activeTakeoutOrders(query, most);

/** Orders whose refund was asked for at or before a moment and is not answered. */
export const refundsToAnswer = (
  query: Query,
  before: Instant,
  most: number,
): Promise<TakeoutOrder[]> => refundsWaiting(query, before, most);
