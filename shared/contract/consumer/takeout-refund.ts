import * as z from 'zod/mini';
import type { ErrorName } from '../../codes/error-code.ts';
import type { OrderId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import {
  count,
  dollars,
  id,
  instant,
  rawText,
  text,
  uploadedPicture,
  whole,
  withDefault,
} from '../wire.ts';

const tradeOnly = z.object({ tradeId: id<OrderId>() });
/** Pieces of a line that are asked back. */
export const refundItem = z.object({
  uuid: rawText(64, 1),
  quantity: z.int().check(z.gte(1), z.lte(999)),
});
/**
 * `reason` 1 to 15 (decision E5); `text` is needed for 15; `photos` (pages of this server) for 8 to
 * 11 (decision E6).
 */
const form = {
  reason: whole,
  text: withDefault(text(500), ''),
  photos: withDefault(z.array(uploadedPicture).check(z.maxLength(20)), []),
};
/** Why no refund can be requested now. */
const NOT_NOW = [
  'ORDER_NOT_FOUND',
  'REFUND_NOT_NOW',
  'REFUND_CHANNEL',
  'REFUND_RUNNING',
  'REFUND_REJECTED',
  'REFUND_ALREADY',
  'REFUND_WINDOW_OVER',
] as const satisfies readonly ErrorName[];
/** What is wrong with a request: `data.reason` names it as `checkRefundForm` does. */
const FORM = ['REFUND_FORM', 'REFUND_PARTIAL'] as const satisfies readonly ErrorName[];

const asked = z.object({
  refundAmtn: dollars,
  refundProgress: z.nullable(z.int()),
  autoRefundTime: z.nullable(instant),
});
const refundedLine = z.object({
  uuid: z.string(),
  productName: z.string(),
  skuName: z.string(),
  propsText: z.string(),
  imgUrl: z.string(),
  quantity: count,
  amtn: dollars,
});

/** Refunds of takeout orders. */
export const takeoutRefundCalls = {
  /** The whole order, what is left of it. */
  takeoutApplyRefund: call('/takeouts/order/_apply_refund', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Asks for a refund of the whole order',
    errors: [...NOT_NOW, ...FORM, 'KEY_REUSED'],
    request: z.object({ tradeId: id<OrderId>(), ...form }),
    reply: asked,
  }),
  takeoutApplyForRefund: call('/takeouts/order/_apply-for-refund', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Asks for a refund of some dishes',
    errors: [...NOT_NOW, ...FORM, 'KEY_REUSED'],
    request: z.object({
      tradeId: id<OrderId>(),
      productList: z.array(refundItem).check(z.maxLength(100)),
      ...form,
    }),
    reply: asked,
  }),
  /** Is no request: the bag's fee comes back at once (decision E7). */
  takeoutRefundPlasticBag: call('/takeouts/order/_apply_refund_plastic_bag', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Gives the fee for bags back',
    errors: [
      'ORDER_NOT_FOUND',
      'REFUND_NOT_NOW',
      'REFUND_CHANNEL',
      'REFUND_RUNNING',
      'REFUND_WINDOW_OVER',
      'REFUND_NO_BAG',
      'KEY_REUSED',
    ],
    request: tradeOnly,
    reply: z.object({ refundAmtn: dollars }),
  }),
  takeoutCancelRefund: call('/takeouts/order/_cancel-refund', {
    caller: 'member',
    repeat: 'keyed',
    summary: 'Withdraws a refund request',
    errors: ['ORDER_NOT_FOUND', 'REFUND_NOT_RUNNING', 'KEY_REUSED'],
    request: tradeOnly,
    reply: z.object({}),
  }),
  /**
   * `productList` null: all that is left. `goldAmtn`: the gold that comes back beside the money.
   * The very amount that a request would pay back, from the stored shares. `isWholeOnly`: no part
   * of this order can be refunded.
   */
  takeoutRefundOtherInfo: call('/takeouts/order/_get-refund-other-info', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'What a refund would pay back',
    errors: ['ORDER_NOT_FOUND', 'REFUND_FORM', 'REFUND_PARTIAL'],
    request: z.object({
      tradeId: id<OrderId>(),
      productList: withDefault(z.nullable(z.array(refundItem).check(z.maxLength(100))), null),
    }),
    reply: z.object({
      refundAmtn: dollars,
      goldAmtn: dollars,
      isWholeOrder: z.boolean(),
      deliveryFee: dollars,
      platformFee: dollars,
      bagFee: dollars,
      canBagRefund: z.boolean(),
      bagRefundAmtn: dollars,
      isWholeOnly: z.boolean(),
      canRefund: z.boolean(),
      note: z.nullable(z.string()),
      lines: z.array(z.object({ uuid: z.string(), left: count, quantity: count, amtn: dollars })),
    }),
  }),
  /**
   * The latest request with its log. `autoRefundTime`: when it is approved automatically, while it waits
   * (decision E10). Null before the first.
   */
  takeoutRefundInfo: call('/takeouts/order/_get-refund-info', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Where a refund stands',
    errors: ['ORDER_NOT_FOUND'],
    request: tradeOnly,
    reply: z.object({
      orderNo: z.string(),
      refund: z.nullable(
        z.object({
          refundProgress: z.int(),
          refundAmtn: dollars,
          goldAmtn: dollars,
          reason: z.int(),
          text: z.string(),
          photos: z.array(z.string()),
          isWholeOrder: z.boolean(),
          deliveryFee: dollars,
          platformFee: dollars,
          bagFee: dollars,
          productList: z.array(refundedLine),
          requestTime: instant,
          settleTime: z.nullable(instant),
          autoRefundTime: z.nullable(instant),
          isAutomatic: z.boolean(),
          canCancel: z.boolean(),
          canAskAgain: z.boolean(),
        }),
      ),
      refundStatus: z.int(),
      refundedAmtn: dollars,
      bagRefundTime: z.nullable(instant),
      log: z.array(z.object({ kind: z.string(), at: instant, text: z.string() })),
      serverTime: instant,
    }),
  }),
};
