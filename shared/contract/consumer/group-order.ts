import * as z from 'zod/mini';
import { GROUP_SPECIALS } from '../../codes/group-activity.ts';
import { PAYMENT_TYPES } from '../../codes/payment-type.ts';
import { CHECK_PROBLEMS, GROUP_ORDER_TABS, SUBSCRIBE_TYPES } from '../../codes/group-order.ts';
import type { OrderId, ProductId, StoreId, TradeNo, VoucherId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { storeRow, useTime } from './group-product.ts';
import { booking, visit } from './group-visit.ts';
import { orderVoucher } from './group-voucher.ts';
import { choiceCoupon, offerKey } from './offers-shapes.ts';
import {
  count,
  dollars,
  id,
  instant,
  page,
  paging,
  plainId,
  text,
  whole,
  withDefault,
} from '../wire.ts';

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
 * `offerAmtn`: what coupons took off, `specialAmtn`: what a flash or bulk price did; `channels`: the only ones that they let it be paid by, null
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
    /** What the guest wants the table of a buffet to know; '' is nothing. */
    tableNote: z.string(),
  }),
  payInfo: z.object({
    totalAmtn: dollars,
    amtn: dollars,
    offerAmtn: dollars,
    specialAmtn: dollars,
    specialKind: z.nullable(z.enum(GROUP_SPECIALS)),
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

/** The special price of an order: how many of its pieces have it, and what it takes off. */
const special = z.object({
  kind: z.enum(GROUP_SPECIALS),
  activityId: z.string(),
  price: dollars,
  pieces: count,
  saving: dollars,
});

const orderIdOnly = z.object({ orderId: id<OrderId>() });
const buy = { productId: id<ProductId>(), quantity: z.int().check(z.gte(1), z.lte(99)) };

/** More coupons than can ever go together. */
const offerIds = z.array(offerKey).check(z.maxLength(10));
const appVersion = withDefault(z.nullable(text(20)), null);

/** Orders of group deals: placing, paying, booking, refunding, vouchers. */
export const groupOrderCalls = {
  /**
   * `offerIds`: the coupons to price with; those that do not count are left out. Without it the best
   * of the caller's are taken (decision I1). `totalAmount`: what the pieces cost without `special`
   * and coupons, `payAmount`: with both. `problems`: what would refuse the order as it is asked for,
   * each with its sentence: `storeId` or `booking` that cannot be, a `secKillId` that is over.
   */
  groupOrderCheckProduct: call('/group/order/_check-product', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Whether a quantity can be bought, and for how much',
    errors: [
      'PRODUCT_NOT_FOUND',
      'PRODUCT_OFF_SALE',
      'PRODUCT_SOLD_OUT',
      'PURCHASE_LIMIT',
      'DEAL_NOT_BEGUN',
    ],
    request: z.object({
      ...buy,
      storeId: z.optional(id<StoreId>()),
      booking: z.optional(visit),
      offerIds: z.optional(offerIds),
      secKillId: z.optional(plainId),
      appVersion,
    }),
    reply: z.object({
      price: dollars,
      totalAmount: dollars,
      special: z.nullable(special),
      mostQuantity: count,
      offers: z.array(choiceCoupon),
      bestIds: z.array(z.string()),
      usedIds: z.array(z.string()),
      savingAmtn: dollars,
      payAmount: dollars,
      problems: z.array(z.object({ reason: z.enum(CHECK_PROBLEMS), note: z.string() })),
    }),
  }),
  /**
   * `totalAmount`: what is to be paid, after the coupons of `offerIds`. `booking`: the visit of a
   * deal that is booked before it is bought (decision GA17). `secKillId`: the flash sale whose price
   * was shown; the order is refused where that price no longer counts.
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
      'DEAL_NOT_BEGUN',
      'SECKILL_OVER',
      'SECKILL_LIMIT',
      'OFFER_UNAVAILABLE',
      'UNPAID_TOO_MANY',
      'COUPON_NOT_GROUP',
      'GROUP_STORE_CLOSED',
      'BOOKING_MISSING_FIRST',
      'BOOKING_TIME',
      'SLOT_CLOSED',
      'SLOT_FULL',
      'PARTY_TOO_BIG',
      'KEY_REUSED',
    ],
    request: z.object({
      ...buy,
      totalAmount: dollars,
      offerIds: withDefault(offerIds, []),
      booking: z.optional(visit),
      secKillId: z.optional(plainId),
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
    request: z.object({
      status: z.optional(whole),
      tab: withDefault(z.enum(GROUP_ORDER_TABS), 'all'),
      ...paging,
    }),
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
