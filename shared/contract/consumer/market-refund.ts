import * as z from 'zod/mini';
import { REFUND_ACTIONS } from '../../codes/order-action.ts';
import type { OrderId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, instant, withDefault } from '../wire.ts';
import { MOST_LINES } from './order-shapes.ts';
import { refundItem, takeoutRefundCalls } from './takeout-refund.ts';

const {
  takeoutApplyRefund,
  takeoutApplyForRefund,
  takeoutCancelRefund,
  takeoutRefundOtherInfo,
  takeoutRefundInfo,
} = takeoutRefundCalls;
const tradeOnly = z.object({ tradeId: id<OrderId>() });
/** As many lines as an order may have (decision P31). */
const items = z.array(refundItem).check(z.maxLength(MOST_LINES));
const preview = z.object({
  tradeId: id<OrderId>(),
  productList: withDefault(z.nullable(items), null),
});

const read = { caller: 'member', failure: 'silent', repeat: 'read' } as const;
const PREVIEW_ERRORS = ['ORDER_NOT_FOUND', 'REFUND_FORM', 'REFUND_PARTIAL'] as const;

/** After-sale of supermarket orders (decision P21). */
export const marketRefundCalls = {
  marketApplyRefund: call('/market/order/_apply_refund', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Asks for a refund of all that is left',
    errors: takeoutApplyRefund.errors,
    request: takeoutApplyRefund.request,
    reply: takeoutApplyRefund.reply,
  }),
  /** Reason 1 with no products is the bag alone, paid back at once. */
  marketApplyForRefund: call('/market/orderRefund/_apply-for-refund', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Asks for a refund of some pieces, or of the bag',
    errors: [...takeoutApplyForRefund.errors, 'REFUND_NO_BAG'],
    request: z.object({ ...takeoutApplyForRefund.request.shape, productList: items }),
    reply: takeoutApplyForRefund.reply,
  }),
  /**
   * What can be asked: `lines` with the pieces left, `isWholeOnly` where no part can, `refundBefore`
   * the last moment; null before the order is completed.
   */
  marketOrderRefundInfo: call('/market/orderRefund/_get-order-refund-info', {
    ...read,
    summary: 'What of an order can be asked back',
    errors: ['ORDER_NOT_FOUND'],
    request: tradeOnly,
    reply: z.object({
      refundActions: z.array(z.enum(REFUND_ACTIONS)),
      note: z.nullable(z.string()),
      isWholeOnly: z.boolean(),
      lines: z.array(z.object({ uuid: z.string(), left: count })),
      reasons: z.array(z.int()),
      bagRefundAmtn: dollars,
      refundBefore: z.nullable(instant),
      serverTime: instant,
    }),
  }),
  marketRefundAmtn: call('/market/orderRefund/_get-refund-amtn', {
    ...read,
    summary: 'The exact amount of a refund',
    errors: PREVIEW_ERRORS,
    request: preview,
    reply: z.object({ refundAmtn: dollars, goldAmtn: dollars, isWholeOrder: z.boolean() }),
  }),
  marketRefundOtherInfo: call('/market/orderRefund/_get-refund-other-info', {
    ...read,
    summary: 'What a refund gives back beside the goods',
    errors: PREVIEW_ERRORS,
    request: preview,
    reply: takeoutRefundOtherInfo.reply,
  }),
  marketRefundInfo: call('/market/orderRefund/_get-refund-info', {
    ...read,
    summary: 'Where a refund stands, with its log',
    errors: ['ORDER_NOT_FOUND'],
    request: tradeOnly,
    reply: takeoutRefundInfo.reply,
  }),
  marketCancelRefund: call('/market/orderRefund/_cancel-refund', {
    caller: 'member',
    repeat: 'keyed',
    summary: 'Withdraws a refund request',
    errors: takeoutCancelRefund.errors,
    request: tradeOnly,
    reply: takeoutCancelRefund.reply,
  }),
};
