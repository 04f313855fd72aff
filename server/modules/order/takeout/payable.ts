import type { StoreKind } from '#shared/codes/store-kind.ts';
import { addCents, cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import type { Payable, PayableKind } from '#server/modules/money/index.ts';
import { combosPort } from '../life/combos-port.ts';
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
const payableOfKind = (kind: StoreKind, returnPage: string) =>
  ({
    returnPage,
    find: async (query: Query, id: string) => {
      const order = await findOrderOf(query, id, kind);
      return order && payableOf(order);
    },
    fresh: async (db: Db, id: string, now: Instant) => {
      const order = await LIVES[kind].fresh(db, id, now);
      return order && payableOf(order);
    },
    bill: async (query: Query, id: string) => {
      const order = await findOrderOf(query, id, kind);
      return order && billOf(order);
    },
    shopNames: shopNamesOfOrders,
    receive: (
      query: Query,
      _deps: unknown,
      trade: Parameters<PayableKind['receive']>[2],
      at: Instant,
    ) => LIVES[kind].receive(query, trade, at),
    close: LIVES[kind].closeOverdue,
  }) satisfies PayableKind;

const takeout = payableOfKind('takeout', '/#/paymentPage/result?tradeId=');

/** With the price of the coupon group that is bought with it. */
const withCombo = async (query: Query, order: Payable | null): Promise<Payable | null> => {
  const combo = order && (await combosPort().of(query, order.id));
  return order && combo ? { ...order, total: addCents(order.total, combo.total) } : order;
};

/** Takeout orders. One payment brings the money of an order and of the coupon group beside it, and each takes its own part (decision MB18). */
export const takeoutPayable: PayableKind = {
  ...takeout,
  find: async (query, id) => withCombo(query, await takeout.find(query, id)),
  fresh: async (db, id, now) => withCombo(db.query, await takeout.fresh(db, id, now)),
  receive: async (query, deps, trade, at) => {
    const combo = await combosPort().of(query, trade.orderId);
    if (combo === null) return takeout.receive(query, deps, trade, at);
    const amount = cents(trade.amount - combo.total);
    const isBack = await takeout.receive(query, deps, { ...trade, amount }, at);
    const money = { tradeNo: trade.tradeNo, at };
    const combos = combosPort();
    if (isBack) await combos.late(query, trade.orderId, money);
    else await combos.paid(query, trade.orderId, money);
    return isBack;
  },
};
export const marketPayable: PayableKind = payableOfKind('market', '/#/market/payResult?tradeId=');
