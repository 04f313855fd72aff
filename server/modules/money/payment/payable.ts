import type { PaymentType } from '#shared/codes/payment-type.ts';
import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import { asId, type MerchantId, type OrderId, type UserId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { must } from '#shared/kernel/result.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Db, Query } from '#server/db/db.ts';
import { freshGoldOrder } from '#server/modules/money/gold/close.ts';
import { findGoldOrder, type GoldOrder } from '#server/modules/money/gold/order-repo.ts';
import { freshOrder } from '#server/modules/order/group/close.ts';
import { findOrder, type Order } from '#server/modules/order/group/order-repo.ts';
import { findProduct } from '#server/modules/catalogue/group/product-repo.ts';
import { freshTakeoutOrder } from '#server/modules/order/life/close.ts';
import { findTakeoutOrder, type TakeoutOrder } from '#server/modules/order/takeout/order-repo.ts';
import { merchantName, type Trade } from './trade-repo.ts';

/** What any order is to a payment. `lapsed`: it was not paid in time. `channels`: the only ones that its offers let it be paid by; null for any. */
export type Payable = {
  type: PaidOrderType;
  merchantId: MerchantId;
  id: OrderId;
  userId: UserId;
  total: Cents;
  payBefore: Instant;
  state: 'open' | 'paid' | 'closed' | 'lapsed';
  channels: readonly PaymentType[] | null;
};

const group = (order: Order): Payable => {
  const { merchantId, id, userId, total, payBefore, paidState, closeReason } = order;
  return {
    type: 'GROUP_ORDER',
    merchantId,
    id,
    userId,
    total,
    payBefore,
    state:
      paidState === 0
        ? 'open'
        : paidState === 1
          ? 'paid'
          : closeReason === 'TIMEOUT'
            ? 'lapsed'
            : 'closed',
    channels: null,
  };
};

const takeout = (order: TakeoutOrder): Payable => {
  const {
    merchantId,
    id,
    userId,
    total,
    payBefore,
    status,
    closeReason,
    snapshot: { channels = null },
  } = order;
  return {
    type: 'TAKEOUT_ORDER',
    merchantId,
    id,
    userId,
    total,
    payBefore,
    state:
      status === 0 ? 'open' : status > 0 ? 'paid' : closeReason === 'TIMEOUT' ? 'lapsed' : 'closed',
    channels,
  };
};

/** A bag is the platform's own: no merchant is paid. */
const gold = ({ id, userId, total, payBefore, status }: GoldOrder): Payable => ({
  type: 'CONSUMPTION_ORDER',
  merchantId: asId<MerchantId>(''),
  id,
  userId,
  total,
  payBefore,
  state: status === 0 ? 'open' : status > 0 ? 'paid' : 'lapsed',
  channels: null,
});

const FRESH: Readonly<
  Record<PaidOrderType, (db: Db, id: string, now: Instant) => Promise<Payable | null>>
> = {
  GROUP_ORDER: async (db, id, now) => {
    const order = await freshOrder(db, id, now);
    return order && group(order);
  },
  TAKEOUT_ORDER: async (db, id, now) => {
    const order = await freshTakeoutOrder(db, id, now);
    return order && takeout(order);
  },
  CONSUMPTION_ORDER: async (db, id, now) => {
    const order = await freshGoldOrder(db, id, now);
    return order && gold(order);
  },
};

const FIND: Readonly<Record<PaidOrderType, (query: Query, id: string) => Promise<Payable | null>>> =
  {
    GROUP_ORDER: async (query, id) => {
      const order = await findOrder(query, id);
      return order && group(order);
    },
    TAKEOUT_ORDER: async (query, id) => {
      const order = await findTakeoutOrder(query, id);
      return order && takeout(order);
    },
    CONSUMPTION_ORDER: async (query, id) => {
      const order = await findGoldOrder(query, id);
      return order && gold(order);
    },
  };

/** An order of a kind as it stands, in the caller's transaction. */
export const findPayable = (
  query: Query,
  type: PaidOrderType,
  id: string,
): Promise<Payable | null> => FIND[type](query, id);

/** An order of a kind as it is now: one whose window has passed is closed on the way. */
export const freshPayable = (
  db: Db,
  type: PaidOrderType,
  id: string,
  now: Instant,
): Promise<Payable | null> => FRESH[type](db, id, now);

/** An order of any kind: ids are unique over all of them. */
export const anyPayable = async (db: Db, id: string, now: Instant): Promise<Payable | null> =>
  (await FRESH.TAKEOUT_ORDER(db, id, now)) ??
  (await FRESH.GROUP_ORDER(db, id, now)) ??
  FRESH.CONSUMPTION_ORDER(db, id, now);

/** What a bank's page tells of a payment: who is paid, for what, and until when. */
export type Bill = { payee: Bilingual; item: Bilingual; payBefore: Instant };

/** Who sells what no merchant does (decision Z1). */
const PLATFORM: Bilingual = { zh: 'Senado', en: 'Senado' };

const BILLS: Readonly<Record<PaidOrderType, (query: Query, trade: Trade) => Promise<Bill>>> = {
  GROUP_ORDER: async (query, { orderId, merchantId }) => {
    const { productId, payBefore } = must(
      await findOrder(query, orderId),
      'the order of a payment',
    );
    return {
      payee: await merchantName(query, merchantId),
      item: must(await findProduct(query, productId), 'the product of an order').name,
      payBefore,
    };
  },
  TAKEOUT_ORDER: async (query, { orderId }) => {
    const { snapshot, lines, payBefore } = must(
      await findTakeoutOrder(query, orderId),
      'the order of a payment',
    );
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
  CONSUMPTION_ORDER: async (query, { orderId }) => {
    const { bag, payBefore } = must(await findGoldOrder(query, orderId), 'the order of a payment');
    return { payee: PLATFORM, item: bag.name, payBefore };
  },
};

export const billOf = (query: Query, trade: Trade): Promise<Bill> =>
  BILLS[trade.orderType](query, trade);
