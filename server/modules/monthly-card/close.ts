import type { Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { sweep } from '#server/db/sweep.ts';
import { closeOrder, findMemberOrder, overdueOrders, type MemberOrder } from './order-repo.ts';

/** The order as it is now: one whose window has passed is closed on the way. */
export const freshMemberOrder = async (
  db: Db,
  id: string,
  now: Instant,
): Promise<MemberOrder | null> => {
  const order = await findMemberOrder(db.query, id);
  if (order === null || order.status !== 0 || now <= order.payBefore) return order;
  await closeOrder(db.query, order);
  return findMemberOrder(db.query, id);
};

/** Closes every order whose window has passed. */
export const closeOverdueOrders = (db: Db, now: Instant): Promise<number> =>
  sweep(
    (limit) => overdueOrders(db.query, now, limit),
    (order) => closeOrder(db.query, order),
  );
