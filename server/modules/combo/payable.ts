import { platformPayable, type PayableKind } from '#server/modules/money/index.ts';
import { closeOverdueCombos, freshComboOrder } from './close.ts';
import { comboOrders, type ComboOrderRow } from './order-repo.ts';
import { receiveCombo } from './receive.ts';

/** A group beside a takeout order is paid with that order, and never by itself. */
const payableAlone = (order: ComboOrderRow | null): ComboOrderRow | null =>
  order?.withOrder === '' ? order : null;

/** Coupon groups, as payments see them. */
export const comboPayable: PayableKind = platformPayable({
  returnPage: '/#/promotion/expand-coupon/orderInfo?orderId=',
  find: async (query, id) => payableAlone(await comboOrders.byId(query, id)),
  fresh: async (db, id, now) => payableAlone(await freshComboOrder(db, id, now)),
  nameOf: ({ terms }) => terms.name,
  receive: receiveCombo,
  close: closeOverdueCombos,
});
