import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { Payable, PayableKind } from '#server/modules/money/index.ts';
import { LIVES } from './life.ts';
import type { TakeoutOrder } from './order.ts';
import { findOrderOf, shopNamesOfOrders } from './order-repo.ts';

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

/** What the bank says is paid for: the first of the goods, and how many more. */
const billOf = ({ snapshot, lines, payBefore }: TakeoutOrder) => {
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
};

/** Orders of a shop, as payments see them. */
const payableOfKind = (kind: StoreKind, returnPage: string): PayableKind => ({
  returnPage,
  find: async (query, id) => {
    const order = await findOrderOf(query, id, kind);
    return order && payableOf(order);
  },
  fresh: async (db, id, now) => {
    const order = await LIVES[kind].fresh(db, id, now);
    return order && payableOf(order);
  },
  bill: async (query, id) => {
    const order = await findOrderOf(query, id, kind);
    return order && billOf(order);
  },
  shopNames: shopNamesOfOrders,
  receive: (query, _deps, trade, at) => LIVES[kind].receive(query, trade, at),
  close: LIVES[kind].closeOverdue,
});

export const takeoutPayable = payableOfKind('takeout', '/#/paymentPage/result?tradeId=');
export const marketPayable = payableOfKind('market', '/#/market/payResult?tradeId=');
