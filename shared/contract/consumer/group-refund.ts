import * as z from 'zod/mini';
import { MONEY_BACK_RESULTS } from '../../codes/refund.ts';
import type { Id, OrderId, ProductId, VoucherId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, instant, text, uploadedPicture, whole, withDefault } from '../wire.ts';

const orderIdOnly = z.object({ orderId: id<OrderId>() });
const voucherIds = z.array(id<VoucherId>()).check(z.maxLength(99));

/**
 * One request. `progress`: -2 recalled, -1 rejected, 0 pending, 1 succeeded (decision E9). `steps`:
 * newest first. `autoAt`: when it succeeds automatically while it waits. `channelResult`: how far
 * the money is, null before it leaves. `isUsed`: the store gave the money of uses back by itself.
 */
const request = z.object({
  refundId: id<Id<'refund'>>(),
  progress: z.int(),
  amtn: dollars,
  reason: z.int(),
  reasonLabel: z.string(),
  reasonText: z.string(),
  imgList: z.array(z.string()),
  vouchers: z.array(z.object({ codeMask: z.string(), amtn: dollars })),
  isWhole: z.boolean(),
  isAutomatic: z.boolean(),
  isUsed: z.boolean(),
  steps: z.array(
    z.object({
      at: instant,
      kind: z.enum([
        'REQUESTED',
        'APPROVED',
        'REJECTED',
        'RECALLED',
        'BY_STORE',
        'RETURNED',
        'CHANNEL_FAILED',
      ]),
      note: z.string(),
    }),
  ),
  autoAt: z.nullable(instant),
  channelResult: z.nullable(z.enum(MONEY_BACK_RESULTS)),
  canCancel: z.boolean(),
});
/** One request to give vouchers back, as its guest sees it. */
export type GroupRefundRequest = z.output<typeof request>;

/** Refunds of group-buy vouchers, one by one (decision D6). */
export const groupRefundCalls = {
  groupRefundReasons: call('/group/order/_refund_reason', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Reasons to give vouchers back, in the language of the caller',
    errors: ['ORDER_NOT_FOUND'],
    request: orderIdOnly,
    reply: z.object({
      result: z.array(z.object({ code: z.int(), text: z.string(), needsText: z.boolean() })),
    }),
  }),
  /** `why`: why a voucher cannot be given back. `isAnytime`: the deal gives back at once. */
  groupRefundOrderInfo: call('/group/orderRefund/_get-order-info-by-refund', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'What of an order can be given back',
    errors: ['ORDER_NOT_FOUND'],
    request: orderIdOnly,
    reply: z.object({
      productList: z.array(
        z.object({
          productId: id<ProductId>(),
          productName: z.string(),
          productImg: z.string(),
          quantity: count,
          price: dollars,
        }),
      ),
      vouchers: z.array(
        z.object({
          voucherId: id<VoucherId>(),
          codeMask: z.string(),
          status: z.int(),
          refundable: z.boolean(),
          why: z.nullable(z.enum(['used', 'refunded', 'refunding', 'expired', 'unknown'])),
          amount: dollars,
          timesTotal: count,
          timesLeft: count,
        }),
      ),
      isWholeOnly: z.boolean(),
      isAnytime: z.boolean(),
      isRunning: z.boolean(),
    }),
  }),
  /** `couponBack`: the offers of the order return, because all of it goes (decision E12). */
  groupRefundAmount: call('/group/orderRefund/_get-refund-amtn', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'The exact amount of a request',
    errors: [
      'ORDER_NOT_FOUND',
      'VOUCHER_USED',
      'VOUCHER_REFUNDING',
      'REFUND_NONE_LEFT',
      'REFUND_NOT_NOW',
      'REFUND_FORM',
    ],
    request: z.object({ orderId: id<OrderId>(), voucherIds }),
    reply: z.object({
      refundAmtn: dollars,
      parts: z.array(z.object({ voucherId: z.string(), amtn: dollars })),
      couponBack: z.boolean(),
    }),
  }),
  groupRefundApply: call('/group/orderRefund/_apply-for-refund', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Asks for vouchers back: at once, or the store has 24 hours (decisions D6, GA13)',
    errors: [
      'ORDER_NOT_FOUND',
      'REFUND_NOT_NOW',
      'REFUND_RUNNING',
      'REFUND_ASKED_OFTEN',
      'REFUND_FORM',
      'VOUCHER_USED',
      'VOUCHER_REFUNDING',
      'REFUND_NONE_LEFT',
      'KEY_REUSED',
    ],
    request: z.object({
      orderId: id<OrderId>(),
      voucherIds,
      reason: whole,
      reasonText: withDefault(text(500), ''),
      imgList: withDefault(z.array(uploadedPicture).check(z.maxLength(20)), []),
    }),
    reply: z.object({
      refundId: id<Id<'refund'>>(),
      refundAmtn: dollars,
      refundProgress: z.int(),
      autoRefundTime: z.nullable(instant),
    }),
  }),
  groupRefundCancel: call('/group/orderRefund/_cancel-refund', {
    caller: 'member',
    repeat: 'keyed',
    summary: 'Withdraws the request that waits',
    errors: ['ORDER_NOT_FOUND', 'REFUND_NOT_RUNNING'],
    request: orderIdOnly,
    reply: z.object({}),
  }),
  groupRefundInfo: call('/group/orderRefund/_get-refund-info', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'The requests of an order, newest first',
    errors: ['ORDER_NOT_FOUND'],
    request: z.object({ orderId: id<OrderId>(), refundId: z.optional(id<Id<'refund'>>()) }),
    reply: z.object({ list: z.array(request), serverTime: instant }),
  }),
};
