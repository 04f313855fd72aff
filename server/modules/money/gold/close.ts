import type { Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import { sweep } from '#server/db/sweep.ts';
import { giveBagBack } from './bag-repo.ts';
import { closeGoldOrder, findGoldOrder, overdueGoldOrders, type GoldOrder } from './order-repo.ts';

/** Closes an order that was not paid, and puts its bag back, once. */
export const closeGold = async (query: Query, order: GoldOrder): Promise<boolean> => {
  const isMine = await closeGoldOrder(query, order);
  if (isMine) await giveBagBack(query, order.bagId);
  return isMine;
};

/** The order as it is now: one whose window has passed is closed on the way. */
export const freshGoldOrder = async (
  db: Db,
  id: string,
  now: Instant,
): Promise<GoldOrder | null> => {
  const order = await findGoldOrder(db.query, id);
  if (order === null || order.status !== 0 || now <= order.payBefore) return order;
  await db.tx((query) => closeGold(query, order));
  return findGoldOrder(db.query, id);
};

/** Closes every order whose window has passed. */
export const closeOverdueGold = (db: Db, now: Instant): Promise<number> =>
  sweep(
    (limit) => overdueGoldOrders(db.query, now, limit),
    (order) => db.tx((query) => closeGold(query, order)),
  );
