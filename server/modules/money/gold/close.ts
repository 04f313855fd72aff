import type { Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import { forgetsUnpaidBefore, payWindow } from '../platform/payable.ts';
import { giveBagBack } from './bag-repo.ts';
import {
  closeGoldOrder,
  dropUnpaid,
  findGoldOrder,
  overdueGoldOrders,
  type GoldOrder,
} from './order-repo.ts';

/** Closes an order that was not paid, and puts its bag back, once. */
export const closeGold = async (query: Query, order: GoldOrder): Promise<boolean> => {
  const isMine = await closeGoldOrder(query, order);
  if (isMine) await giveBagBack(query, order.bagId);
  return isMine;
};

/** Bags of gold in their window: `fresh` is an order as it is now, `closeOverdue` closes what lapsed. */
export const { fresh: freshGoldOrder, closeOverdue: closeOverdueGold } = payWindow({
  find: findGoldOrder,
  overdue: overdueGoldOrders,
  close: closeGold,
});

/** Forgets orders that were never paid. */
export const sweepGold = ({ query }: Pick<Db, 'query'>, now: Instant): Promise<void> =>
  dropUnpaid(query, forgetsUnpaidBefore(now));
