import { asId, type MerchantId } from '#shared/kernel/ids.ts';
import { ZERO } from '#shared/kernel/money.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Payable, PayableKind } from '../payment/payable-kind.ts';
import { closeOverdueGold, freshGoldOrder } from './close.ts';
import { findGoldOrder, type GoldOrder } from './order-repo.ts';
import { receiveGold } from './receive.ts';

/** Who sells what no merchant does (decision Z1). */
const PLATFORM: Bilingual = { zh: 'Senado', en: 'Senado' };

/** A bag is the platform's own: no merchant is paid. */
const payableOf = ({ id, userId, total, payBefore, status }: GoldOrder): Payable => ({
  merchantId: asId<MerchantId>(''),
  id,
  userId,
  total,
  payBefore,
  state: status === 0 ? 'open' : status > 0 ? 'paid' : 'lapsed',
  channels: null,
  bonusCents: ZERO,
});

/** Bags of gold, as payments see them. */
export const goldPayable: PayableKind = {
  returnPage: '/#/gold/alipay?orderId=',
  find: async (query, id) => {
    const order = await findGoldOrder(query, id);
    return order && payableOf(order);
  },
  fresh: async (db, id, now) => {
    const order = await freshGoldOrder(db, id, now);
    return order && payableOf(order);
  },
  bill: async (query, id) => {
    const order = await findGoldOrder(query, id);
    return order && { payee: PLATFORM, item: order.bag.name, payBefore: order.payBefore };
  },
  receive: receiveGold,
  close: closeOverdueGold,
};
