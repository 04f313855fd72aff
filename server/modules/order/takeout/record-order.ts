import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { addEvent } from './life.ts';
import type { TakeoutOrder } from './order.ts';
import { addOrder } from './order-repo.ts';

/** Writes a new order with the first event of its log, in the caller's transaction. */
export const recordOrder = async (
  query: Query,
  order: TakeoutOrder,
  at: Instant,
): Promise<void> => {
  await addOrder(query, order);
  await addEvent(query, order, { seq: 1, at, kind: 'CREATED', facts: {} });
};
