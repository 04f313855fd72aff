import * as z from 'zod/mini';
import type { Id, OrderId, ProductId, RequestId, StoreId, VerifyId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, instant, page, paging, text, withDefault } from '../wire.ts';

/**
 * A request of a guest for vouchers back. `progress`: decision E9. `autoAt`: when it succeeds
 * automatically while it waits. `answer`: what the store said; `operatorName`: who said it. `isUsed`:
 * nobody asked, the store gave the money of uses back by itself.
 */
const refundRow = z.object({
  refundId: id<Id<'refund'>>(),
  orderId: id<OrderId>(),
  productId: id<ProductId>(),
  productName: z.string(),
  buyerMask: z.string(),
  amtn: dollars,
  reason: z.int(),
  reasonLabel: z.string(),
  reasonText: z.string(),
  imgList: z.array(z.string()),
  vouchers: z.array(z.object({ codeMask: z.string(), amtn: dollars })),
  isWhole: z.boolean(),
  progress: z.int(),
  isAutomatic: z.boolean(),
  isUsed: z.boolean(),
  requestTime: instant,
  settleTime: z.nullable(instant),
  autoAt: z.nullable(instant),
  answer: z.string(),
  operatorName: z.nullable(z.string()),
});
/** A refund request as the console shows it. */
export type MerchantRefundRow = z.output<typeof refundRow>;

/** Refunds of group-buy vouchers at the store's side (decision GA13). */
export const merchantRefundCalls = {
  /** `waiting`: how many wait for an answer in all stores that were asked about. */
  merchantRefundList: call('/group/merchant/refund/_list', {
    caller: 'merchant',
    roles: ['owner', 'manager', 'auditor'],
    failure: 'silent',
    repeat: 'read',
    summary: 'Refund requests of guests, those that wait the longest first',
    errors: ['NO_PERMISSION'],
    request: z.object({
      storeIds: z.optional(z.array(id<StoreId>()).check(z.maxLength(200))),
      state: withDefault(z.enum(['WAITING', 'SETTLED']), 'WAITING'),
      ...paging,
    }),
    reply: z.extend(page(refundRow), { waiting: count }),
  }),
  /** The same answer again is no error. A refusal needs words. */
  merchantRefundDecide: call('/group/merchant/refund/_decide', {
    caller: 'merchant',
    roles: ['owner', 'manager'],
    failure: 'silent',
    summary: 'Accepts or refuses a refund request',
    errors: ['REFUND_NOT_FOUND', 'REFUND_NOT_RUNNING', 'ABOVE_LIMIT'],
    request: z.object({
      refundId: id<Id<'refund'>>(),
      isAccepted: z.boolean(),
      note: withDefault(text(200), ''),
    }),
    reply: z.object({ progress: z.int() }),
  }),
  /**
   * Gives the money of uses of one voucher back, each once and in full, for a reason that the guest
   * reads (decisions A3, D6). The uses stay in the records; the day of this act books the difference.
   */
  merchantRefundUsed: call('/group/merchant/refund/_used', {
    caller: 'merchant',
    roles: ['owner', 'manager'],
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Gives the money of used vouchers back',
    errors: [
      'NOT_FOUND',
      'NO_PERMISSION',
      'USE_UNDONE',
      'USE_REFUNDED',
      'ABOVE_LIMIT',
      'DEVICE_REVOKED',
      'REQUEST_REUSED',
    ],
    request: z.object({
      requestId: id<RequestId>(),
      verifyIds: z.array(id<VerifyId>()).check(z.minLength(1), z.maxLength(99)),
      reason: text(200, 1),
    }),
    reply: z.object({
      requestId: id<RequestId>(),
      replay: z.boolean(),
      refundId: id<Id<'refund'>>(),
      refundAmtn: dollars,
      times: count,
      refundedAt: instant,
    }),
  }),
};
