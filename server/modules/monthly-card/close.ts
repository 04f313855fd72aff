import type { Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { forgetsUnpaidBefore, payWindow } from '#server/modules/money/index.ts';
import { closeOrder, dropUnpaid, memberOrders } from './order-repo.ts';

/** Cards and packs in their window: `fresh` is an order as it is now, `closeOverdue` closes what lapsed. */
export const { fresh: freshMemberOrder, closeOverdue: closeOverdueOrders } = payWindow({
  find: memberOrders.byId,
  overdue: memberOrders.overdue,
  close: closeOrder,
});

/** Forgets orders that were never paid. */
export const sweepMemberOrders = ({ query }: Pick<Db, 'query'>, now: Instant): Promise<void> =>
  dropUnpaid(query, forgetsUnpaidBefore(now));
