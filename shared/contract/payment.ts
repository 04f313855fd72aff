import * as z from 'zod/mini';
import { PAY_RESULTS } from '../codes/group-order.ts';
import type { OrderId, TradeNo } from '../kernel/ids.ts';
import { call } from './define.ts';
import { dollars, id } from './wire.ts';

/** What became of one payment attempt (decision K1). `refunded`: it came after the window and was given back (decision E13). */
const payResult = z.object({ tradeNo: id<TradeNo>(), result: z.enum(PAY_RESULTS), orderId: id<OrderId>(), amount: dollars, refunded: z.boolean() });

export const payment = {
  paymentExecute: call('/payment/pay/_execute', {
    caller: 'member', failure: 'silent', repeat: 'keyed', summary: 'Starts a payment attempt', errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_PAYABLE', 'ORDER_WINDOW_OVER', 'PRICE_CHANGED', 'KEY_REUSED'],
    /** `tradeId` is the order's id. `returnUrl`: where the sandbox bank sends the browser back to; a page of our own origin. */
    request: z.object({ type: z.enum(['MP_TEST_PAY']), paymentOrderType: z.enum(['GROUP_ORDER']), tradeId: id<OrderId>(), totalAmount: dollars, returnUrl: z.optional(z.string().check(z.maxLength(500))) }),
    /** `payParams`: JSON text with `tradeNo` and, for the sandbox, `payUrl` (spec 001 §3). */
    reply: z.object({ type: z.enum(['MP_TEST_PAY']), payParams: z.string() }),
  }),
  paymentPaying: call('/payment/pay/order/_paying', {
    caller: 'member', failure: 'silent', repeat: 'read', summary: 'The latest payment attempt of an order, if one is open', errors: ['ORDER_NOT_FOUND'],
    request: z.object({ tradeId: id<OrderId>() }), reply: z.object({ paying: z.nullable(payResult) }),
  }),
  paymentGetResult: call('/payment/pay/order/_get-result', {
    caller: 'member', failure: 'silent', repeat: 'read', summary: 'What became of a payment attempt', errors: ['TRADE_NOT_FOUND'],
    request: z.object({ tradeNo: id<TradeNo>() }), reply: payResult,
  }),
};
