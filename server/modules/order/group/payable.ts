import { ZERO } from '#shared/kernel/money.ts';
import { must } from '#shared/kernel/result.ts';
import { groupProduct } from '#server/modules/catalogue/index.ts';
import type { Payable, PayableKind } from '#server/modules/money/index.ts';
import { closeOverdue, freshOrder } from './close.ts';
import { findOrder, type Order } from './order-repo.ts';
import { receiveGroup } from './receive.ts';

const stateOf = ({ paidState, closeReason }: Order): Payable['state'] => {
  if (paidState === 0) return 'open';
  if (paidState === 1) return 'paid';
  return closeReason === 'TIMEOUT' ? 'lapsed' : 'closed';
};

const payableOf = (order: Order): Payable => ({
  merchantId: order.merchantId,
  id: order.id,
  userId: order.userId,
  total: order.total,
  payBefore: order.payBefore,
  state: stateOf(order),
  channels: order.channels,
  bonusCents: ZERO,
});

/** Group-buy orders, as payments see them. */
export const groupPayable: PayableKind = {
  returnPage: '/#/payPage?orderId=',
  find: async (query, id) => {
    const order = await findOrder(query, id);
    return order && payableOf(order);
  },
  fresh: async (db, id, now) => {
    const order = await freshOrder(db, id, now);
    return order && payableOf(order);
  },
  bill: async (query, id) => {
    const order = await findOrder(query, id);
    if (order === null) return null;
    const product = must(await groupProduct(query, order.productId), 'the product of an order');
    return { payee: null, item: product.name, payBefore: order.payBefore };
  },
  receive: receiveGroup,
  close: closeOverdue,
};
