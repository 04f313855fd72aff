import { groupOrderCalls } from '#shared/contract/consumer/group-order.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import { LAST_TRADE } from '../../../lib/session/last-trade.ts';
import type { OrderKind, RemovableKind } from '../kind.ts';

const { groupOrderGet, groupOrderSurplusTime, groupOrderCancel, groupOrderDelete } =
  groupOrderCalls;
const api = bindCalls({
  groupOrderGet,
  groupOrderSurplusTime,
  groupOrderCancel,
  groupOrderDelete,
});

/** Orders of deals: no offers are spent on them, so a cancel changes nothing else. */
export const groupOrders: OrderKind<ReplyOf<typeof groupOrderGet>> & RemovableKind = {
  name: 'group',
  paidAs: 'GROUP_ORDER',
  backFromBank: (orderId) => href(consumerRoutes.groupPay, { orderId, tradeNo: LAST_TRADE }),
  links: { orders: consumerRoutes.groupOrders.path },
  staleOnCancel: ['mine', 'group'],
  find: (orderId, options) => api.groupOrderGet({ orderId }, options),
  surplus: (orderId, options) => api.groupOrderSurplusTime({ orderId }, options),
  cancel: (orderId, options) => api.groupOrderCancel({ orderId }, options),
  remove: (orderId, options) => api.groupOrderDelete({ orderId }, options),
};
