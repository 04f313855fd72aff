import type { Handlers } from '#server/kit/context.ts';
import type { PayableKinds } from '../payment/payable-kind.ts';
import { bagBuy } from './buy.ts';
import { orderCancel } from './cancel.ts';
import { mcoinInfo } from './mcoin.ts';
import { bagDetail, bagList, createOrderList, maxAdded, orderList, userListOf } from './lists.ts';

export const goldHandlers = (kinds: PayableKinds) =>
  ({
    goldUserList: userListOf(kinds),
    goldOrderList: orderList,
    goldBagDetail: bagDetail,
    goldBagBuy: bagBuy,
    goldOrderCancel: orderCancel,
    goldBagList: bagList,
    goldCreateOrderList: createOrderList,
    goldMaxAdded: maxAdded,
    paymentMcoinInfo: mcoinInfo,
  }) satisfies Partial<Handlers>;
