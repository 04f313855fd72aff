import type { Handlers } from '#server/kit/context.ts';
import { cancel } from './cancel.ts';
import { checkProduct } from './check-product.ts';
import { create } from './create.ts';
import { remove } from './delete.ts';
import { get, surplusTime } from './get.ts';
import { list } from './list.ts';
import { getQr } from './qr.ts';
import { applyForRefund, cancelRefund } from './refund-ask.ts';
import { refundAmount, refundInfo, refundOrderInfo, refundReasons } from './refund-read.ts';
import { slots } from './slots.ts';
import { subscribe } from './subscribe.ts';
import { tableNote } from './table-note.ts';
import { summary } from './summary.ts';

export const groupOrderHandlers: Pick<
  Handlers,
  | 'groupOrderCheckProduct'
  | 'groupOrderCreate'
  | 'groupOrderGet'
  | 'groupOrderList'
  | 'groupOrderSurplusTime'
  | 'groupOrderCancel'
  | 'groupOrderDelete'
  | 'groupOrderQr'
  | 'groupOrderSlots'
  | 'groupOrderSubscribe'
  | 'groupOrderTableNote'
  | 'groupUserSummary'
  | 'groupRefundReasons'
  | 'groupRefundOrderInfo'
  | 'groupRefundAmount'
  | 'groupRefundApply'
  | 'groupRefundCancel'
  | 'groupRefundInfo'
> = {
  groupOrderCheckProduct: checkProduct,
  groupOrderCreate: create,
  groupOrderGet: get,
  groupOrderList: list,
  groupOrderSurplusTime: surplusTime,
  groupOrderCancel: cancel,
  groupOrderDelete: remove,
  groupOrderQr: getQr,
  groupOrderSlots: slots,
  groupOrderSubscribe: subscribe,
  groupOrderTableNote: tableNote,
  groupUserSummary: summary,
  groupRefundReasons: refundReasons,
  groupRefundOrderInfo: refundOrderInfo,
  groupRefundAmount: refundAmount,
  groupRefundApply: applyForRefund,
  groupRefundCancel: cancelRefund,
  groupRefundInfo: refundInfo,
};
