import * as z from 'zod/mini';
import { REFUND_ACTIONS } from '../../codes/order-action.ts';
import type { OrderId, ProductId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, instant, page } from '../wire.ts';
import {
  mallCouponUserIds,
  marketLine,
  MOST_LINES,
  orderCard,
  orderTime,
  pricedLine,
  priceBodyOf,
  takeoutOrder,
} from './order-shapes.ts';
import { takeoutOrderCalls } from './takeout-order.ts';
import { slots } from './takeout-store.ts';

/** What the same question of takeout asks and answers. */
const {
  takeoutCheckProduct,
  takeoutCheckRisk,
  takeoutServiceFee,
  takeoutOrderCreate,
  takeoutOrderList,
  takeoutSurplusTime,
  takeoutUrgentOrder,
  takeoutOrderCancel,
  takeoutOrderDelete,
  takeoutDistributionList,
  takeoutGetRider,
} = takeoutOrderCalls;
const tradeOnly = z.object({ tradeId: id<OrderId>() });
const { shape: order } = takeoutOrder;

const priceBody = priceBodyOf(MOST_LINES);

/**
 * A supermarket order (spec 002 §3), the same facts as a takeout order in the groups that the
 * document prints. `amtn`: goods; `totalAmtn` = `thirdPartyAmtn` (what the channel takes) +
 * `giftAmtn` (gold) + `mcoinDiscountAmtn`; `isOnceSend`: as soon as possible (decision P18).
 * `tablewareQty`: null where nothing was ready to eat (decision P23).
 */
const marketOrder = z.object({
  tradeId: order.tradeId,
  actions: order.actions,
  refundActions: z.array(z.enum(REFUND_ACTIONS)),
  orderInfo: z.object({
    orderNo: order.orderNo,
    orderStatus: order.orderStatus,
    deliveryType: order.deliveryType,
    riderStatus: order.riderStatus,
    refundStatus: order.refundStatus,
    refundProgress: order.refundProgress,
    remarks: order.remarks,
    remarkTags: order.remarkTags,
    tablewareQty: z.nullable(z.int()),
    isPlasticBag: order.isPlasticBag,
    pocketNum: order.pocketNum,
    cookTime: order.cookTime,
    askForTime: order.askForTime,
    isOnceSend: z.boolean(),
    isRiskOrder: order.isRiskOrder,
    hasAlcohol: order.hasAlcohol,
    gifts: order.gifts,
    log: order.log,
    closeReason: order.closeReason,
    createTime: order.createTime,
    promisedAt: order.promisedAt,
    completedAt: order.completedAt,
    refundBefore: order.refundBefore,
    rushCount: order.rushCount,
    nextRushAt: order.nextRushAt,
    pickupCode: order.pickupCode,
    pickupQr: order.pickupQr,
    driver: order.driver,
    pickupOffer: order.pickupOffer,
    hasComment: order.hasComment,
    makeGoodAmtn: order.makeGoodAmtn,
    change: order.change,
  }),
  buyerInfo: z.object({ selectedAddress: order.selectedAddress, buyerPhone: order.buyerPhone }),
  payInfo: z.extend(order.payInfo, {
    amtn: dollars,
    totalAmtn: dollars,
    giftAmtn: dollars,
    mcoinDiscountAmtn: dollars,
    thirdPartyAmtn: dollars,
    deliveryFee: dollars,
    quote: order.quote,
  }),
  productList: z.array(marketLine),
  riderInfo: order.riderInfo,
  storeInfo: order.storeInfo,
  serverTime: order.serverTime,
});

const read = { caller: 'member', failure: 'silent', repeat: 'read' } as const;
const readOwn = { ...read, errors: ['ORDER_NOT_FOUND'] } as const;

/** Supermarket orders: price, checks, placing, lists, one order. */
export const marketOrderCalls = {
  /** `productList`: what the price says of each line of the quote (decision P17). */
  marketCheckProduct: call('/market/order/_check-product', {
    ...read,
    summary: 'Prices a supermarket cart anew and tells what changed (decision G11)',
    errors: ['STORE_NOT_FOUND'],
    request: z.object({ ...priceBody, mallCouponUserIds }),
    reply: z.object({ ...takeoutCheckProduct.reply.shape, productList: z.array(pricedLine) }),
  }),
  /** As takeout's, for up to 200 lines; all of them leave the stock, or none. */
  marketOrderCreate: call('/market/order/_create', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Creates a supermarket order that waits 15 minutes for its payment',
    errors: [...takeoutOrderCreate.errors, 'REQUIRED_MISSING'],
    request: z.object({
      ...takeoutOrderCreate.request.shape,
      productList: priceBody.productList,
      mallCouponUserIds,
    }),
    reply: takeoutOrderCreate.reply,
  }),
  marketCheckRisk: call('/market/order/_check-risk', {
    ...read,
    summary: 'Whether an order of so much needs an identity',
    request: takeoutCheckRisk.request,
    reply: takeoutCheckRisk.reply,
  }),
  marketServiceFee: call('/market/order/_get-service-fee', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Holiday and special-period fees',
    request: takeoutServiceFee.request,
    reply: takeoutServiceFee.reply,
  }),
  marketOrderGet: call('/market/order/_get', {
    ...readOwn,
    summary: 'One supermarket order of the caller',
    request: tradeOnly,
    reply: marketOrder,
  }),
  marketOrderList: call('/market/order/_list', {
    ...read,
    summary: 'Supermarket orders of the caller, newest first',
    request: takeoutOrderList.request,
    reply: page(orderCard),
  }),
  marketSurplusTime: call('/market/order/_order-surplus-time', {
    ...readOwn,
    summary: 'Seconds left to pay',
    request: tradeOnly,
    reply: takeoutSurplusTime.reply,
  }),
  /** Ours: the documents print none (decision P20). */
  marketUrgentOrder: call('/market/order/_urgent-order', {
    caller: 'member',
    summary: 'Reminds store and rider (decision F15)',
    errors: ['ORDER_NOT_FOUND', 'RUSH_TOO_EARLY', 'RUSH_TOO_MANY', 'RUSH_NOT_NOW'],
    request: tradeOnly,
    reply: takeoutUrgentOrder.reply,
  }),
  marketOrderCancel: call('/market/order/_cancel', {
    caller: 'member',
    repeat: 'keyed',
    summary: 'Cancels an order; what was paid is given back at once (decision E11)',
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE', 'KEY_REUSED'],
    request: takeoutOrderCancel.request,
    reply: takeoutOrderCancel.reply,
  }),
  /** Ours: the documents print none (decision P20). */
  marketOrderDelete: call('/market/order/_delete', {
    caller: 'member',
    repeat: 'keyed',
    summary: 'Takes a finished order off the list (decision E4)',
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_DELETABLE', 'KEY_REUSED'],
    request: tradeOnly,
    reply: takeoutOrderDelete.reply,
  }),
  /** The steps, newest first, and where the rider is now (decision P20). */
  marketDistributionList: call('/market/order/_order-distribution-list', {
    ...readOwn,
    summary: 'The steps of a delivery and the rider',
    request: tradeOnly,
    reply: z.object({
      ...takeoutDistributionList.reply.shape,
      ...takeoutGetRider.reply.shape,
    }),
  }),
  /** What of an order is still sold, to be put into the cart; `gone`: what is not (decision P27). */
  marketOnceAgain: call('/market/order/_order-once-again', {
    ...readOwn,
    summary: 'Buys again what is still sold',
    request: tradeOnly,
    reply: z.object({
      storeId: id<StoreId>(),
      productList: z.array(
        z.object({
          productId: id<ProductId>(),
          productName: z.string(),
          skuId: z.string(),
          quantity: count,
          props: z.array(z.object({ highPropId: z.string(), valueId: z.string(), count })),
          selectedPurchase: z.boolean(),
        }),
      ),
      gone: z.array(
        z.object({
          productName: z.string(),
          quantity: count,
          why: z.enum(['gone', 'soldOut', 'options']),
        }),
      ),
    }),
  }),
  marketEditTimeAskFor: call('/market/order/_get_order_askfor_time', {
    ...readOwn,
    summary: 'Times to which a pickup can be moved (decision E3)',
    request: tradeOnly,
    reply: slots,
  }),
  marketEditTimeCook: call('/market/order/_get_order_cook_time', {
    ...readOwn,
    summary: 'Times to which a delivery can be moved (decision E3)',
    request: tradeOnly,
    reply: slots,
  }),
  /** Once an order, until 30 minutes before its slot; `data.reason` says why not. */
  marketEditTime: call('/market/order/_edit_order_time', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Moves the time of an order (decision E3)',
    errors: ['ORDER_NOT_FOUND', 'EDIT_TIME_NOT_NOW', 'SLOT_GONE', 'KEY_REUSED'],
    request: z.object({ tradeId: id<OrderId>(), time: orderTime }),
    reply: z.object({ promisedAt: instant, serverTime: instant }),
  }),
};
