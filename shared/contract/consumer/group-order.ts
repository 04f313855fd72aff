import * as z from 'zod/mini';
import { PAYMENT_TYPES } from '../../codes/payment-type.ts';
import { NO_SLOTS, SUBSCRIBE_TYPES } from '../../codes/group-order.ts';
import type { OrderId, ProductId, StoreId, TradeNo, VoucherId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { storeRow, useTime } from './group-product.ts';
import { orderVoucher } from './group-voucher.ts';
import { choiceCoupon, offerKey } from './offers-shapes.ts';
import {
  count,
  day,
  dollars,
  id,
  instant,
  page,
  paging,
  text,
  whole,
  withDefault,
} from '../wire.ts';

const partySize = z.int().check(z.gte(1), z.lte(99));
/** When guests come, how many, and where (decision D4); null where the store was not asked for. */
export const booking = z.object({
  at: instant,
  partySize,
  storeId: z.nullable(id<StoreId>()),
});
/** A booking of a visit: time, party and store. */
export type Booking = z.output<typeof booking>;

/** `category`: of the deal, `buffet` among them. */
const product = z.object({
  productId: id<ProductId>(),
  category: z.string(),
  productName: z.string(),
  productImg: z.string(),
  quantity: count,
  price: dollars,
  rules: z.array(z.string()),
  useTime,
});

/**
 * Group order (spec 002 §3). `status`: decision D1. `closeReason`: why status is -1 or -3.
 * `offerAmtn`: what coupons took off; `channels`: the only ones that they let it be paid by, null
 * for any.
 */
export const groupOrder = z.object({
  actions: z.array(
    z.enum(['PAY', 'CANCEL', 'REFUND', 'CANCEL_REFUND', 'AGAIN', 'DELETE', 'CONTACT', 'COMMENT']),
  ),
  buyerInfo: z.object({ phone: z.string(), nickname: z.string() }),
  orderInfo: z.object({
    orderId: id<OrderId>(),
    orderNo: z.string(),
    status: z.int(),
    createTime: instant,
    payBefore: instant,
    closeReason: z.nullable(z.enum(['BUYER', 'TIMEOUT', 'LATE_PAYMENT'])),
    groupProductAgreement: z.object({ checkSubscribeType: z.enum(SUBSCRIBE_TYPES) }),
    booking: z.nullable(booking),
  }),
  payInfo: z.object({
    totalAmtn: dollars,
    amtn: dollars,
    offerAmtn: dollars,
    channels: z.nullable(z.array(z.enum(PAYMENT_TYPES))),
    payTime: z.nullable(instant),
    tradeNo: z.nullable(id<TradeNo>()),
    refundAmtn: dollars,
    refundTime: z.nullable(instant),
  }),
  productList: z.array(product),
  storeInfo: z.array(storeRow),
  vouchers: z.array(orderVoucher),
  serverTime: instant,
});

const orderCard = z.object({
  orderId: id<OrderId>(),
  orderNo: z.string(),
  status: z.int(),
  createTime: instant,
  payBefore: instant,
  productName: z.string(),
  productImg: z.string(),
  quantity: count,
  totalAmtn: dollars,
  usesLeft: count,
  validTo: z.nullable(instant),
  /** Money goes back, or a request for it waits. */
  isRefund: z.boolean(),
  /** A request for money waits for its answer. */
  isRefunding: z.boolean(),
  canReview: z.boolean(),
});

const orderIdOnly = z.object({ orderId: id<OrderId>() });
const buy = { productId: id<ProductId>(), quantity: z.int().check(z.gte(1), z.lte(99)) };

/** More coupons than can ever go together. */
/** A visit as it is asked for. `time`: of the day at UTC+8, where a slot begins. `storeId`: the first of the deal where it is left out. */
const visit = z.object({
  day,
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  partySize,
  storeId: z.optional(id<StoreId>()),
});
/** A visit as it is asked for. */
export type Visit = z.output<typeof visit>;

const offerIds = z.array(offerKey).check(z.maxLength(10));
const appVersion = withDefault(z.nullable(text(20)), null);

/** Orders of group deals: placing, paying, booking, refunding, vouchers. */
export const groupOrderCalls = {
  /**
   * `offerIds`: the coupons to price with; those that do not count are left out. Without it the best
   * of the caller's are taken (decision I1). `totalAmount`: before coupons, `payAmount`: after them.
   */
  groupOrderCheckProduct: call('/group/order/_check-product', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Whether a quantity can be bought, and for how much',
    errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_OFF_SALE', 'PRODUCT_SOLD_OUT', 'PURCHASE_LIMIT'],
    request: z.object({ ...buy, offerIds: z.optional(offerIds), appVersion }),
    reply: z.object({
      price: dollars,
      totalAmount: dollars,
      mostQuantity: count,
      offers: z.array(choiceCoupon),
      bestIds: z.array(z.string()),
      usedIds: z.array(z.string()),
      savingAmtn: dollars,
      payAmount: dollars,
    }),
  }),
  /**
   * `totalAmount`: what is to be paid, after the coupons of `offerIds`. `booking`: the visit of a
   * deal that is booked before it is bought (decision GA17).
   */
  groupOrderCreate: call('/group/order/_create', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Creates an order that waits 15 minutes for its payment (decisions D3, D9)',
    errors: [
      'PRODUCT_NOT_FOUND',
      'PRODUCT_OFF_SALE',
      'PRODUCT_SOLD_OUT',
      'PURCHASE_LIMIT',
      'PRICE_CHANGED',
      'OFFER_UNAVAILABLE',
      'UNPAID_TOO_MANY',
      'BOOKING_MISSING_FIRST',
      'BOOKING_TIME',
      'SLOT_FULL',
      'PARTY_TOO_BIG',
      'KEY_REUSED',
    ],
    request: z.object({
      ...buy,
      totalAmount: dollars,
      offerIds: withDefault(offerIds, []),
      booking: z.optional(visit),
      appVersion,
    }),
    reply: z.object({ orderId: id<OrderId>(), totalAmtn: dollars, payBefore: instant }),
  }),
  groupOrderGet: call('/group/order/_get', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'One order of the caller with its vouchers',
    errors: ['ORDER_NOT_FOUND'],
    request: orderIdOnly,
    reply: groupOrder,
  }),
  groupOrderList: call('/group/order/_list', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Orders of the caller, newest first (decision D3)',
    request: z.object({ status: z.optional(whole), ...paging }),
    reply: page(orderCard),
  }),
  groupOrderSurplusTime: call('/group/order/_order-surplus-time', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Seconds left to pay',
    errors: ['ORDER_NOT_FOUND'],
    request: orderIdOnly,
    reply: z.object({ surplusTime: count, payBefore: instant, serverTime: instant }),
  }),
  groupOrderCancel: call('/group/order/_cancel', {
    caller: 'member',
    repeat: 'keyed',
    summary: 'Cancels an order that is not paid',
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
    request: orderIdOnly,
    reply: z.object({}),
  }),
  groupOrderDelete: call('/group/order/_delete', {
    caller: 'member',
    repeat: 'keyed',
    summary: 'Takes a finished order off the list (decision E4)',
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_DELETABLE'],
    request: orderIdOnly,
    reply: z.object({}),
  }),
  /**
   * When a deal can be visited on a day. `reason`: why there is no slot; `left`: seats of a slot.
   * `orderId`: an order of the caller, whose vouchers say how long they are valid.
   */
  groupOrderSlots: call('/group/order/_slots', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Slots of a day for a visit',
    errors: ['PRODUCT_NOT_FOUND', 'STORE_NOT_FOUND'],
    request: z.object({
      productId: id<ProductId>(),
      storeId: id<StoreId>(),
      day,
      orderId: z.optional(id<OrderId>()),
    }),
    reply: z.object({
      reason: z.nullable(z.enum(NO_SLOTS)),
      mostGuests: count,
      slots: z.array(z.object({ time: z.string(), left: count })),
    }),
  }),
  /**
   * Books the visit of an order, or moves it: twice, until two hours before (decisions D4, GA16).
   * The same visit again changes nothing.
   */
  groupOrderSubscribe: call('/group/order/_subscribe', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Books date, time and number of guests',
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_NOT_BOOKABLE',
      'BOOKING_TIME',
      'BOOKING_TOO_LATE',
      'BOOKING_MOVES',
      'SLOT_FULL',
      'PARTY_TOO_BIG',
    ],
    request: z.extend(visit, { orderId: id<OrderId>() }),
    reply: z.object({ booking }),
  }),
  /**
   * `codes`: one text for each 30-second epoch from the present one on, so that a dropped line does
   * not blank the QR (decisions C4, C6).
   */
  groupOrderQr: call('/group/order/_get-qr', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Rotating QR texts of the vouchers of an order that can still be used',
    errors: ['ORDER_NOT_FOUND'],
    request: orderIdOnly,
    reply: z.object({
      serverTime: instant,
      items: z.array(
        z.object({
          voucherId: id<VoucherId>(),
          codes: z.array(z.object({ epoch: count, text: z.string() })),
        }),
      ),
    }),
  }),
};
