import { STORE_KINDS } from '#shared/codes/store-kind.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { TakeoutOrder } from './order.ts';
import { activeOrders, refundsWaiting } from './order-repo.ts';

/** Orders of both shops that a store or a rider is at work on, oldest first. */
export const ordersInProgress = (query: Query, most: number): Promise<TakeoutOrder[]> =>
  activeOrders(query, most);

/** Orders whose refund was asked for at or before a moment and is not answered; so many of each shop. */
export const refundsToAnswer = async (
  query: Query,
  before: Instant,
  most: number,
): Promise<TakeoutOrder[]> =>
  (
    await Promise.all(STORE_KINDS.map((kind) => refundsWaiting(query, { kind, before, most })))
  ).flat();
