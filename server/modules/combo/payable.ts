import { ZERO } from '#shared/kernel/money.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Payable, PayableKind } from '#server/modules/money/index.ts';
import { closeOverdueCombos, freshComboOrder } from './close.ts';
import { NO_MERCHANT } from './no-merchant.ts';
import { findComboOrder, ORDER, type ComboOrderRow } from './order-repo.ts';
import { receiveCombo } from './receive.ts';

/** Who sells what no merchant does (decision Z1). */
const PLATFORM: Bilingual = { zh: 'Senado', en: 'Senado' };

const STATE: Readonly<Record<number, Payable['state']>> = {
  [ORDER.open]: 'open',
  [ORDER.paid]: 'paid',
  [ORDER.refunded]: 'closed',
  [ORDER.lapsed]: 'lapsed',
  [ORDER.cancelled]: 'closed',
};

const payableOf = ({ id, userId, total, payBefore, status }: ComboOrderRow): Payable => ({
  merchantId: NO_MERCHANT,
  id,
  userId,
  total,
  payBefore,
  state: STATE[status] ?? 'closed',
  channels: null,
  bonusCents: ZERO,
});

/** Coupon groups, as payments see them. */
export const comboPayable: PayableKind = {
  returnPage: '/#/promotion/expand-coupon/orderInfo?orderId=',
  find: async (query, id) => {
    const order = await findComboOrder(query, id);
    return order && payableOf(order);
  },
  fresh: async (db, id, now) => {
    const order = await freshComboOrder(db, id, now);
    return order && payableOf(order);
  },
  bill: async (query, id) => {
    const order = await findComboOrder(query, id);
    return order && { payee: PLATFORM, item: order.terms.name, payBefore: order.payBefore };
  },
  receive: receiveCombo,
  close: closeOverdueCombos,
};
