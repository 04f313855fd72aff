import * as z from 'zod/mini';
import { GROUP_SPECIALS } from '../../codes/group-activity.ts';
import { SCAN_SOURCES, SUBSCRIBE_TYPES, UNDO_REASONS } from '../../codes/group-order.ts';
import { PAYMENT_TYPES } from '../../codes/payment-type.ts';
import type {
  OrderId,
  ProductId,
  StoreId,
  TradeNo,
  VerifyId,
  VoucherId,
} from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { booking } from '../consumer/group-visit.ts';
import { count, dollars, id, instant, page, paging, text, whole, withDefault } from '../wire.ts';

/**
 * The refund of an order, beside any order status (decisions D6, E9). `refundProgress`: null
 * without a request. `refundAmtn` was given back, `refundingAmtn` is on its way.
 */
const refund = {
  refundStatus: z.int(),
  refundProgress: z.nullable(z.int()),
  refundAmtn: dollars,
  refundingAmtn: dollars,
};

/**
 * An order as the merchant's list shows it. `status`: decision D1; the buyer is masked for
 * everyone.
 */
const orderRow = z.object({
  orderId: id<OrderId>(),
  orderNo: z.string(),
  status: z.int(),
  createTime: instant,
  payTime: z.nullable(instant),
  productId: id<ProductId>(),
  productName: z.string(),
  productImg: z.string(),
  quantity: count,
  totalAmtn: dollars,
  ...refund,
  buyerMask: z.string(),
  usesTotal: count,
  usesLeft: count,
  validTo: z.nullable(instant),
});
/** An order in the merchant’s list. */
export type MerchantOrderRow = z.output<typeof orderRow>;

/**
 * One voucher of an order. `amount`: its stored share of what was paid (decision D8). `refundAmtn`:
 * what was given back of it, or is on its way.
 */
const orderVoucher = z.object({
  voucherId: id<VoucherId>(),
  codeMask: z.string(),
  status: z.int(),
  timesTotal: count,
  timesUsed: count,
  amount: dollars,
  refundAmtn: dollars,
  validFrom: instant,
  validTo: instant,
});
/** A voucher of a merchant’s order. */
export type MerchantOrderVoucher = z.output<typeof orderVoucher>;

/** One attempt to pay. `refunded`: it came after the window and was given back (decision E13). */
const trade = z.object({
  tradeNo: id<TradeNo>(),
  type: z.enum(PAYMENT_TYPES),
  result: z.string(),
  amount: dollars,
  createTime: instant,
  settleTime: z.nullable(instant),
  refunded: z.boolean(),
});
/** A payment of a merchant’s order. */
export type MerchantOrderTrade = z.output<typeof trade>;

/**
 * What happened to a voucher of the order: a write-off, its undoing, its money given back, a refusal.
 * A write-off that was undone or given back is listed twice.
 */
const event = z.object({
  verifyId: id<VerifyId>(),
  kind: z.enum(['REDEEMED', 'UNDONE', 'REFUNDED', 'REFUSED']),
  at: instant,
  voucherId: z.nullable(id<VoucherId>()),
  codeMask: z.string(),
  times: count,
  faceAmount: dollars,
  /** Owners only (decision D10). */
  settleAmount: z.optional(dollars),
  storeName: z.string(),
  operatorName: z.string(),
  deviceName: z.string(),
  source: z.nullable(z.enum(SCAN_SOURCES)),
  /** Wire code of a refusal. */
  reason: z.nullable(z.int()),
  undoReason: z.nullable(z.enum(UNDO_REASONS)),
  note: z.string(),
});
/** An event in the history of a merchant’s order. */
export type MerchantOrderEvent = z.output<typeof event>;

/**
 * Group order as a merchant sees it: the documented parts of spec 002 §3, with its vouchers and
 * their log.
 */
export const merchantOrder = z.object({
  buyerInfo: z.object({ phone: z.string() }),
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
  /**
   * `specialAmtn`: what a flash or bulk price took off, `offerAmtn`: what coupons did; `totalAmtn` is
   * after both.
   */
  payInfo: z.object({
    totalAmtn: dollars,
    amtn: dollars,
    specialKind: z.nullable(z.enum(GROUP_SPECIALS)),
    specialAmtn: dollars,
    offerAmtn: dollars,
    payTime: z.nullable(instant),
    tradeNo: z.nullable(id<TradeNo>()),
    refundTime: z.nullable(instant),
    ...refund,
    trades: z.array(trade),
  }),
  productList: z.array(
    z.object({
      productId: id<ProductId>(),
      productName: z.string(),
      productImg: z.string(),
      quantity: count,
      price: dollars,
    }),
  ),
  storeInfo: z.array(z.object({ storeId: id<StoreId>(), storeName: z.string() })),
  /** Of what was redeemed and neither undone nor given back; owners only (decision D10). */
  platformCommission: z.optional(dollars),
  settleAmtn: z.optional(dollars),
  redeemedAmtn: dollars,
  vouchers: z.array(orderVoucher),
  log: z.array(event),
  serverTime: instant,
});
/** An order with everything that its page shows. */
export type MerchantOrder = z.output<typeof merchantOrder>;

/** Orders as the merchant sees them. */
export const merchantOrderCalls = {
  /**
   * Orders whose product can be used where the caller works, newest first (decisions A3, A5, B21).
   * `keyword`: a full order number or id, whatever its day; the end of a number (6 digits or more);
   * a phone (its last four digits, or all of it); words of a product. A cashier gets nothing but the
   * order of a full number or id. `sum` is that of the chosen status, `statuses` counts each status under the
   * other filters.
   */
  merchantOrderList: call('/group/merchant/order/_list', {
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary: 'Orders of the merchant',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED', 'SEARCH_TOO_MANY'],
    request: z.object({
      status: z.optional(whole),
      storeIds: withDefault(z.array(id<StoreId>()).check(z.maxLength(200)), []),
      from: z.optional(instant),
      to: z.optional(instant),
      keyword: z.optional(text(64)),
      productId: z.optional(id<ProductId>()),
      ...paging,
    }),
    reply: z.extend(page(orderRow), {
      sum: z.object({ count, quantity: count, amount: dollars, refundAmount: dollars }),
      statuses: z.array(z.object({ status: z.int(), count })),
    }),
  }),
  /** A cashier sees their own records in the log. */
  merchantOrderGet: call('/group/merchant/order/_get', {
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary: 'One order with its vouchers, payment and log',
    errors: ['ORDER_NOT_FOUND', 'DEVICE_REVOKED'],
    request: z.object({ orderId: id<OrderId>() }),
    reply: merchantOrder,
  }),
};
