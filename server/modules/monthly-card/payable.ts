import { asId, type MerchantId } from '#shared/kernel/ids.ts';
import { ZERO } from '#shared/kernel/money.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Payable, PayableKind } from '#server/modules/money/index.ts';
import { closeOverdueOrders, freshMemberOrder } from './close.ts';
import { findMemberOrder, ORDER, type MemberOrder } from './order-repo.ts';
import { receiveMember } from './receive.ts';

/** Who sells what no merchant does (decision Z1). */
const PLATFORM: Bilingual = { zh: 'Senado', en: 'Senado' };

/** As the platform's own things are kept: no merchant is paid. */
export const NO_MERCHANT = asId<MerchantId>('');

const STATE: Readonly<Record<number, Payable['state']>> = {
  [ORDER.open]: 'open',
  [ORDER.paid]: 'paid',
  [ORDER.refunded]: 'closed',
  [ORDER.closed]: 'lapsed',
};

export const payableOf = ({ id, userId, total, payBefore, status }: MemberOrder): Payable => ({
  merchantId: NO_MERCHANT,
  id,
  userId,
  total,
  payBefore,
  state: STATE[status] ?? 'closed',
  channels: null,
  bonusCents: ZERO,
});

/** The card and its packs, as payments see them. */
export const memberPayable: PayableKind = {
  returnPage: '/#/vip/history-list?orderId=',
  find: async (query, id) => {
    const order = await findMemberOrder(query, id);
    return order && payableOf(order);
  },
  fresh: async (db, id, now) => {
    const order = await freshMemberOrder(db, id, now);
    return order && payableOf(order);
  },
  bill: async (query, id) => {
    const order = await findMemberOrder(query, id);
    return order && { payee: PLATFORM, item: order.terms.name, payBefore: order.payBefore };
  },
  receive: receiveMember,
  close: closeOverdueOrders,
};
