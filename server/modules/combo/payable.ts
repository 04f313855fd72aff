import { platformPayable, type PayableKind } from '#server/modules/money/index.ts';
import { closeOverdueCombos, freshComboOrder } from './close.ts';
import { comboOrders } from './order-repo.ts';
import { receiveCombo } from './receive.ts';

/** Coupon groups, as payments see them. */
export const comboPayable: PayableKind = platformPayable({
  returnPage: '/#/promotion/expand-coupon/orderInfo?orderId=',
  find: comboOrders.byId,
  fresh: freshComboOrder,
  nameOf: ({ terms }) => terms.name,
  receive: receiveCombo,
  close: closeOverdueCombos,
});
