import { payWindow } from '#server/modules/money/index.ts';
import { closeOrder, memberOrders } from './order-repo.ts';

/** Cards and packs in their window: `fresh` is an order as it is now, `closeOverdue` closes what lapsed. */
export const { fresh: freshMemberOrder, closeOverdue: closeOverdueOrders } = payWindow({
  find: memberOrders.byId,
  overdue: memberOrders.overdue,
  close: closeOrder,
});
