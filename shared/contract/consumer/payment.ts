import * as z from 'zod/mini';
import { PAY_RESULTS } from '../../codes/group-order.ts';
import { PAYMENT_TYPES } from '../../codes/payment-type.ts';
import type { OrderId, TradeNo } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, plainId, rawText, withDefault } from '../wire.ts';

/** What can be paid for so far. */
const orderType = z.enum([
  'TAKEOUT_ORDER',
  'MARKET_ORDER',
  'GROUP_ORDER',
  'CONSUMPTION_ORDER',
  'MEMBER_ORDER',
  'COUPON_BOOM_ORDER',
]);
/** A kind of order that can be paid. */
export type PaidOrderType = z.output<typeof orderType>;

/**
 * What became of one payment attempt (decision K1). `refunded`: it came after the window and was
 * given back (decision E13).
 */
const payResult = z.object({
  tradeNo: id<TradeNo>(),
  result: z.enum(PAY_RESULTS),
  orderId: id<OrderId>(),
  paymentOrderType: orderType,
  type: z.enum(PAYMENT_TYPES),
  amount: dollars,
  refunded: z.boolean(),
});

/** Paying: starting, asking for the outcome, channels. */
export const paymentCalls = {
  paymentExecute: call('/payment/pay/_execute', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Starts a payment attempt',
    errors: [
      'PAYMENT_CLOSED',
      'PAYMENT_TRIED_OFTEN',
      'ORDER_NOT_FOUND',
      'ORDER_NOT_PAYABLE',
      'ORDER_WINDOW_OVER',
      'PRICE_CHANGED',
      'OFFER_CHANNEL',
      'BONUS_BLOCKED',
      'CARD_NOT_FOUND',
      'CARD_UNVERIFIED',
      'PAY_MARK',
      'KEY_REUSED',
    ],
    /**
     * `tradeId` is the order's id; `type` the channel of the host (decision K3). `returnUrl`: where
     * the sandbox bank sends the browser back to; a page of our own origin. `OFFER_CHANNEL`: the
     * order's offers are for other channels, which `data.channels` names (decision H15). `BONUS_BLOCKED`:
     * mCoin took something off the order, which this channel does not allow (decision I9). `cardId`:
     * the card of `BANK_CARD`; `mark`: of the payment password, which cards and much gold ask for
     * (decision MB22).
     */
    request: z.object({
      type: withDefault(z.enum(PAYMENT_TYPES), 'MP_MACAU'),
      paymentOrderType: withDefault(orderType, 'TAKEOUT_ORDER'),
      tradeId: id<OrderId>(),
      totalAmount: dollars,
      returnUrl: z.optional(rawText(500)),
      cardId: z.optional(plainId),
      mark: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
    }),
    /**
     * `payParams`: JSON text with `tradeNo` and, since every channel is played by the sandbox,
     * `payUrl` (spec 001 §3).
     */
    reply: z.object({ type: z.enum(PAYMENT_TYPES), payParams: z.string() }),
  }),
  paymentPaying: call('/payment/pay/order/_paying', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'The latest payment attempt of an order, if one is open',
    errors: ['ORDER_NOT_FOUND'],
    request: z.object({ tradeId: id<OrderId>() }),
    reply: z.object({ paying: z.nullable(payResult) }),
  }),
  paymentGetResult: call('/payment/pay/order/_get-result', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'What became of a payment attempt',
    errors: ['TRADE_NOT_FOUND'],
    request: z.object({ tradeNo: id<TradeNo>() }),
    reply: payResult,
  }),
  /**
   * mCoin: `ratio` coins are one dollar, at most `mostRate` of the total can be paid with them;
   * `mostAmount`: what the caller's `mcoinQty` take off this total. Hidden when it is not open, or
   * nothing can be taken (decision I10).
   */
  paymentMcoinInfo: call('/payment/trading/channel/_mcoin-info', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    skippedForTourist: true,
    summary: 'Whether and how mCoin can be taken off',
    request: z.object({ totalAmount: withDefault(z.nullable(dollars), null) }),
    reply: z.object({
      isOpen: z.boolean(),
      ratio: count,
      mostRate: z.number(),
      mostAmount: dollars,
      mcoinQty: count,
    }),
  }),
};
