import { platformPayable, type PayableKind } from '#server/modules/money/index.ts';
import { closeOverdueOrders, freshMemberOrder } from './close.ts';
import { memberOrders } from './order-repo.ts';
import { receiveMember } from './receive.ts';

/** The card and its packs, as payments see them. */
export const memberPayable: PayableKind = platformPayable({
  returnPage: '/#/vip/history-list?orderId=',
  find: memberOrders.byId,
  fresh: freshMemberOrder,
  nameOf: ({ terms }) => terms.name,
  receive: receiveMember,
  close: closeOverdueOrders,
});
