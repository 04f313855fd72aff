import type { Handlers } from '#server/kit/context.ts';
import { cancel } from './cancel.ts';
import { checkProduct, create } from './create.ts';
import { get, surplusTime } from './get.ts';
import { list } from './list.ts';
import { getQr } from './qr.ts';
import { subscribe } from './subscribe.ts';

export const groupOrderHandlers: Pick<
  Handlers,
  | 'groupOrderCheckProduct'
  | 'groupOrderCreate'
  | 'groupOrderGet'
  | 'groupOrderList'
  | 'groupOrderSurplusTime'
  | 'groupOrderCancel'
  | 'groupOrderQr'
  | 'groupOrderSubscribe'
> = {
  groupOrderCheckProduct: checkProduct,
  groupOrderCreate: create,
  groupOrderGet: get,
  groupOrderList: list,
  groupOrderSurplusTime: surplusTime,
  groupOrderCancel: cancel,
  groupOrderQr: getQr,
  groupOrderSubscribe: subscribe,
};
