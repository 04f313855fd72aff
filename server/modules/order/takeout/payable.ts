import type { Payable, PayableKind } from '#server/modules/money/index.ts';
import { closeOverdueTakeouts, freshTakeoutOrder, receiveTakeout } from './life.ts';
import type { TakeoutOrder } from './order.ts';
import { findTakeoutOrder, shopNamesOfOrders } from './order-repo.ts';

const stateOf = ({ status, closeReason }: TakeoutOrder): Payable['state'] => {
  if (status === 0) return 'open';
  if (status > 0) return 'paid';
  return closeReason === 'TIMEOUT' ? 'lapsed' : 'closed';
};

const payableOf = (order: TakeoutOrder): Payable => ({
  merchantId: order.merchantId,
  id: order.id,
  userId: order.userId,
  total: order.total,
  payBefore: order.payBefore,
  state: stateOf(order),
  channels: order.snapshot.channels ?? null,
  bonusCents: order.quote.totals.mCoinCents,
});

/** Takeout orders, as payments see them. */
export const takeoutPayable: PayableKind = {
  returnPage: '/#/paymentPage/result?tradeId=',
  find: async (query, id) => {
    const order = await findTakeoutOrder(query, id);
    return order && payableOf(order);
  },
  fresh: async (db, id, now) => {
    const order = await freshTakeoutOrder(db, id, now);
    return order && payableOf(order);
  },
  bill: async (query, id) => {
    const order = await findTakeoutOrder(query, id);
    if (order === null) return null;
    const { snapshot, lines, payBefore } = order;
    const [first] = lines;
    const more =
      lines.length > 1
        ? { zh: `等 ${lines.length} 項`, en: ` and ${lines.length - 1} more` }
        : { zh: '', en: '' };
    return {
      payee: snapshot.store.name,
      item: { zh: (first?.name.zh ?? '') + more.zh, en: (first?.name.en ?? '') + more.en },
      payBefore,
    };
  },
  shopNames: shopNamesOfOrders,
  receive: (query, _deps, trade, at) => receiveTakeout(query, trade, at),
  close: closeOverdueTakeouts,
};
