import type { PayableKind } from '../payment/payable-kind.ts';
import { platformPayable } from '../platform/payable.ts';
import { closeOverdueGold, freshGoldOrder } from './close.ts';
import { findGoldOrder } from './order-repo.ts';
import { receiveGold } from './receive.ts';

/** Bags of gold, as payments see them. */
export const goldPayable: PayableKind = platformPayable({
  returnPage: '/#/gold/alipay?orderId=',
  find: findGoldOrder,
  fresh: freshGoldOrder,
  nameOf: ({ bag }) => bag.name,
  receive: receiveGold,
  close: closeOverdueGold,
});
