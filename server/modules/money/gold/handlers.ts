import type { Handlers } from '#server/kit/context.ts';
import { bagBuy } from './buy.ts';
import { mcoinInfo } from './mcoin.ts';
import { bagDetail, bagList, createOrderList, maxAdded, orderList, userList } from './lists.ts';

export const goldHandlers = {
  goldUserList: userList,
  goldOrderList: orderList,
  goldBagDetail: bagDetail,
  goldBagBuy: bagBuy,
  goldBagList: bagList,
  goldCreateOrderList: createOrderList,
  goldMaxAdded: maxAdded,
  paymentMcoinInfo: mcoinInfo,
} satisfies Partial<Handlers>;
