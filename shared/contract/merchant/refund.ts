import * as z from 'zod/mini';
import type { Id, OrderId, ProductId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, instant, page, paging, text, withDefault } from '../wire.ts';

/**
 * A request of a guest for vouchers back. `progress`: decision E9. `autoAt`: when it succeeds
 * automatically while it waits. `answer`: what the store said; `operatorName`: who said it.
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
    errors: ['REFUND_NOT_FOUND', 'REFUND_NOT_RUNNING'],
    request: z.object({
      refundId: id<Id<'refund'>>(),
      isAccepted: z.boolean(),
      note: withDefault(text(200), ''),
    }),
    reply: z.object({ progress: z.int() }),
  }),
};
