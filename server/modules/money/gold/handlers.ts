import type { Handlers } from '#server/kit/context.ts';
import { bagBuy } from './buy.ts';
import { bagDetail, bagList, createOrderList, maxAdded, orderList, userList } from './lists.ts';

export const goldHandlers = {
  goldUserList: userList,
  goldOrderList: orderList,
  goldBagDetail: bagDetail,
  goldBagBuy: bagBuy,
  goldBagList: bagList,
  goldCreateOrderList: createOrderList,
  goldMaxAdded: maxAdded,
} satisfies Partial<Handlers>;
