import * as z from 'zod/mini';
import { COMBO_BESIDE_ERRORS, comboBeside, comboGroupId } from './combo-beside.ts';
import { lineDifference } from './line-difference.ts';
import { TAKEOUT_TABS } from '../../codes/takeout-event.ts';
import type { ErrorName } from '../../codes/error-code.ts';
import type { OrderId, StoreId } from '../../kernel/ids.ts';
import { OUT_OF_STOCK } from '../../codes/desk-change.ts';
import { REMARK_TAGS } from '../../codes/remark-tag.ts';
import { call } from '../define.ts';
import {
  alcoholForm,
  orderCard,
  orderGift,
  orderQuote,
  orderTime,
  priceBody,
  riskInfo,
  takeoutOrder,
} from './order-shapes.ts';
import { count, dollars, id, instant, page, paging, text, whole, withDefault } from '../wire.ts';

const tradeOnly = z.object({ tradeId: id<OrderId>() });
/** All that is wrong with a cart or a checkout before its price is compared. */
const CART_ERRORS = [
  'STORE_NOT_FOUND',
  'STORE_CLOSED',
  'STORE_RESTING',
  'STORE_OVERLOADED',
  'WAY_NOT_OFFERED',
  'OUT_OF_RANGE',
  'ADDRESS_UNKNOWN',
  'ADDRESS_ELSEWHERE',
  'DISH_GONE',
  'DISH_SOLD_OUT',
  'DISH_LIMIT',
  'CHOICE_INVALID',
  'BELOW_THRESHOLD',
  'TOO_HEAVY',
  'OFFER_UNAVAILABLE',
  'BONUS_BLOCKED',
  'GOLD_UNAVAILABLE',
] as const satisfies readonly ErrorName[];
/** All that is wrong with the checkout itself, and the price. */
const SUBMIT_ERRORS = [
  'ADDRESS_INVALID',
  'ORDER_TIME_MISSING',
  'PRE_ORDER_ONLY',
  'SLOT_GONE',
  'NO_NEXT_DAY',
  'PHONE_INVALID',
  'TABLEWARE_MISSING',
  'ALCOHOL_UNCONFIRMED',
  'RISK_UNCONFIRMED',
  'PRICE_CHANGED',
  'UNPAID_TOO_MANY',
  'KEY_REUSED',
] as const satisfies readonly ErrorName[];

/** Takeout orders: price, checks, placing, lists, one order. */
export const takeoutOrderCalls = {
  /**
   * `differences`: what changed since the guest saw it; `refusals`: all that would stop the order
   * now, the most pressing first. `quote`: null when nothing is left to price.
   */
  /** `limits`: what binds a lower price or a gift, in the caller's language (decision H3). */
  takeoutCheckProduct: call('/takeouts/order/_check-product-v2', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Prices a cart anew and tells what changed (decision G11)',
    errors: ['STORE_NOT_FOUND', ...COMBO_BESIDE_ERRORS],
    request: z.object({ ...priceBody, comboGroupId }),
    reply: z.object({
      quote: z.nullable(orderQuote),
      gifts: z.array(orderGift),
      limits: z.array(z.object({ reason: z.string(), note: z.string() })),
      differences: z.array(lineDifference),
      refusals: z.array(z.object({ reason: z.string(), note: z.string() })),
      deliveryType: z.int(),
      distance: z.nullable(count),
      promisedAt: z.nullable(instant),
      serverTime: instant,
    }),
  }),
  /**
   * `totalPrice` must be what the server's own price comes to, else `PRICE_CHANGED` with `data {
   * totalPrice, quote }` in wire form; the group of `comboGroupId` is in both sums, not in the quote.
   * `buyer`: whom to call about a pickup.
   */
  takeoutOrderCreate: call('/takeouts/order/_create-v2', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Creates an order that waits 15 minutes for its payment',
    errors: [...CART_ERRORS, ...SUBMIT_ERRORS, ...COMBO_BESIDE_ERRORS],
    request: z.object({
      ...priceBody,
      comboGroupId,
      totalPrice: dollars,
      tablewareQty: withDefault(whole, -1),
      remarks: withDefault(text(200), ''),
      remarkTags: withDefault(z.array(z.enum(REMARK_TAGS)), []),
      /** What the guest wants where something is out (decision DA9). */
      outOfStock: withDefault(z.enum(OUT_OF_STOCK), 'ASK'),
      /** Whom to call about a pickup; without it the phone that the member signed in with. */
      buyer: withDefault(
        z.nullable(z.object({ region: z.enum(['853', '852', '86']), phone: text(20) })),
        null,
      ),
      alcohol: withDefault(z.nullable(alcoholForm), null),
      risk: withDefault(z.nullable(riskInfo), null),
    }),
    reply: z.object({
      tradeId: id<OrderId>(),
      totalPrice: dollars,
      payBefore: instant,
      serverTime: instant,
    }),
  }),
  takeoutCheckRisk: call('/takeouts/order/_check-risk', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Whether an order of so much needs an identity',
    request: z.object({ storeId: id<StoreId>(), totalPrice: dollars }),
    /**
     * `riskCertificate…`: what the buyer gave for the latest risk order; type 1 and no number
     * before the first (spec 001 §9).
     */
    reply: z.object({
      isRiskOrder: z.boolean(),
      riskCertificateType: z.int(),
      riskCertificateNum: z.string(),
    }),
  }),
  /**
   * Fees that no offer takes off (decision F14). `time`: when it is to be cooked or collected; now
   * when it is missing.
   */
  takeoutServiceFee: call('/takeouts/order/_get-service-fee', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Holiday and special-period fees',
    request: z.object({
      deliveryType: z.int().check(z.gte(1), z.lte(4)),
      time: withDefault(z.nullable(orderTime), null),
    }),
    reply: z.object({
      holidayServiceFee: dollars,
      specialPeriodFee: dollars,
      holidayName: z.nullable(z.string()),
    }),
  }),
  takeoutOrderGet: call('/takeouts/order/_get', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'One order of the caller',
    errors: ['ORDER_NOT_FOUND'],
    request: tradeOnly,
    reply: z.object({ ...takeoutOrder.shape, combo: z.nullable(comboBeside) }),
  }),
  takeoutOrderList: call('/takeouts/order/_list', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Orders of the caller, newest first',
    request: z.object({
      status: z.optional(whole),
      tab: withDefault(z.enum(TAKEOUT_TABS), 'ALL'),
      ...paging,
    }),
    reply: page(orderCard),
  }),
  takeoutLastOrder: call('/takeouts/order/_get-last-order', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    skippedForTourist: true,
    summary: 'The newest order that is under way or waits for its payment',
    request: z.object({}),
    reply: z.object({ order: z.nullable(orderCard), serverTime: instant }),
  }),
  takeoutSurplusTime: call('/takeouts/order/_order-surplus-time', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Seconds left to pay',
    errors: ['ORDER_NOT_FOUND'],
    request: tradeOnly,
    reply: z.object({ surplusTime: count, payBefore: instant, serverTime: instant }),
  }),
  takeoutUrgentOrder: call('/takeouts/order/_urgent-order', {
    caller: 'member',
    summary: 'Reminds store and rider (decision F15)',
    errors: ['ORDER_NOT_FOUND', 'RUSH_TOO_EARLY', 'RUSH_TOO_MANY', 'RUSH_NOT_NOW'],
    request: tradeOnly,
    reply: z.object({ rushCount: count, nextRushAt: z.nullable(instant) }),
  }),
  takeoutOrderCancel: call('/takeouts/order/_cancel', {
    caller: 'member',
    repeat: 'keyed',
    summary: 'Cancels an order; what was paid is given back at once (decision E11)',
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE', 'KEY_REUSED'],
    request: z.object({ tradeId: id<OrderId>(), reason: withDefault(text(100), '') }),
    reply: z.object({ refundAmtn: dollars, goldAmtn: dollars }),
  }),
  takeoutDistributionList: call('/takeouts/order/_order-distribution-list', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'The steps of a delivery, newest first',
    errors: ['ORDER_NOT_FOUND'],
    request: tradeOnly,
    reply: z.object({
      result: z.array(
        z.object({
          kind: z.string(),
          riderStatus: z.nullable(z.int()),
          at: instant,
          text: z.string(),
        }),
      ),
    }),
  }),
  /**
   * `at`: when the rider was at `lat`, `lon`; `path`: the streets that are still ahead. `rider` is
   * null before one has taken the order.
   */
  takeoutGetRider: call('/takeouts/order/_getRider', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Where the rider is',
    errors: ['ORDER_NOT_FOUND'],
    request: tradeOnly,
    reply: z.object({
      rider: z.nullable(
        z.object({
          riderName: z.string(),
          riderPhone: z.string(),
          riderStatus: z.int(),
          lat: z.number(),
          lon: z.number(),
          at: instant,
          path: z.array(z.object({ lat: z.number(), lon: z.number() })),
          distance: count,
          arrivesAt: z.nullable(instant),
        }),
      ),
      store: z.object({ lat: z.number(), lon: z.number() }),
      destination: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
      serverTime: instant,
    }),
  }),
  takeoutOrderDelete: call('/takeouts/order/_delete', {
    caller: 'member',
    repeat: 'keyed',
    summary: 'Takes a finished order off the list (decision E4)',
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_DELETABLE', 'KEY_REUSED'],
    request: tradeOnly,
    reply: z.object({}),
  }),
  /** The nine quick remarks (spec 001 §9), and what the caller wrote last. */
  takeoutOrderRemark: call('/takeouts/order/get-order-remark', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    skippedForTourist: true,
    summary: 'Quick remarks',
    request: z.object({}),
    reply: z.object({
      result: z.array(z.object({ tag: z.enum(REMARK_TAGS), text: z.string() })),
      recent: z.array(z.string()),
    }),
  }),
};
