import type { Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import { sweep } from '#server/db/sweep.ts';
import { offersPort } from '../life/offers-port.ts';
import {
  closeOrder,
  findOrder,
  overdueOrders,
  type CloseReason,
  type Order,
} from './order-repo.ts';
import { returnStock } from './stock-repo.ts';
import { returnSpecial } from './special.ts';
import { freeVisit } from './visit.ts';

/** Closes an unpaid order and gives its stock, its flash pieces, its coupons and its seats back, once. */
export const close = async (
  query: Query,
  order: Order,
  { reason, at }: { reason: CloseReason; at: Instant },
): Promise<boolean> => {
  if (!(await closeOrder(query, order, reason))) return false;
  await returnStock(query, order);
  await returnSpecial(query, order);
  const { merchantId, id: orderId } = order;
  await offersPort().free(query, { merchantId, orderId }, at);
  await freeVisit(query, order);
  return true;
};

export const isOverdue = (order: Order, now: Instant): boolean =>
  order.paidState === 0 && now > order.payBefore;

/** The order as it is now: one whose window has passed is closed on the way (decision D9). */
export const freshOrder = async (db: Db, id: string, now: Instant): Promise<Order | null> => {
  const order = await findOrder(db.query, id);
  if (order === null || !isOverdue(order, now)) return order;
  await db.tx((query) => close(query, order, { reason: 'TIMEOUT', at: now }));
  return findOrder(db.query, id);
};

/** Closes every order whose window has passed. */
export const closeOverdue = (db: Db, now: Instant): Promise<number> =>
  sweep(
    (limit) => overdueOrders(db.query, now, limit),
    (order) => db.tx((query) => close(query, order, { reason: 'TIMEOUT', at: now })),
  );
