import * as z from 'zod/mini';
import { ORDER_ACTIONS } from '../../codes/order-action.ts';
import { PAYMENT_TYPES } from '../../codes/payment-type.ts';
import { TAKEOUT_CLOSE_REASONS, TAKEOUT_EVENTS } from '../../codes/takeout-event.ts';
import type { OrderId, ProductId, StoreId, TradeNo } from '../../kernel/ids.ts';
import { STEPS } from '../../codes/price-step.ts';
import { ADDRESS_TITLES } from '../../codes/address-title.ts';
import { count, dollars, id, instant, plainId, text, whole, withDefault } from '../wire.ts';
import { ownDriver, pickupOffer, riderInfo } from './delivery-shapes.ts';

const key = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.:×-]+$/));

/**
 * One line of a cart as it is sent. `price`: the price of one piece with its options as the guest's
 * screen showed it; only compared. `selectedPurchase`: bought as an add-on.
 */
export const orderLine = z.object({
  productId: id<ProductId>(),
  skuId: key,
  quantity: z.int().check(z.gte(1), z.lte(999)),
  props: z
    .array(z.object({ highPropId: key, valueId: key, count: z.int().check(z.gte(1), z.lte(99)) }))
    .check(z.maxLength(50)),
  selectedPurchase: z.boolean(),
  price: z.optional(dollars),
});

/**
 * Where an order goes, copied when it is placed: a later change of the address book does not move
 * it. `mapAddress` is the place on the map, `detail` what was typed.
 */
export const orderAddress = z.object({
  id: z.optional(key),
  contactName: text(60),
  title: z.optional(z.enum(ADDRESS_TITLES)),
  region: z.enum(['853', '852', '86']),
  phone: text(20),
  mapAddress: text(200),
  detail: text(200),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
});
/** The address of an order. */
export type OrderAddress = z.output<typeof orderAddress>;

/** A chosen time: as soon as possible, or a slot that begins at `at`. */
export const orderTime = z.object({ isNow: z.boolean(), at: instant });

/**
 * What a price depends on. `goldIds`: pieces of gold in the order chosen; `useMcoin`: with as many
 * coins as may be taken. `pickedGifts`: the product picked of a gift activity that lets the guest
 * choose, by the activity's id. `deliveryType` 3 is pickup; any other is delivery, by rider or by the
 * store's own people as the store decides (decision F4). `pocketNum`: bags (decision F10).
 */
export const priceBodyOf = (mostLines: number) => ({
  storeId: id<StoreId>(),
  deliveryType: z.int().check(z.gte(1), z.lte(4)),
  productList: z.array(orderLine).check(z.minLength(1), z.maxLength(mostLines)),
  selectedAddress: withDefault(z.nullable(orderAddress), null),
  cookTime: withDefault(z.nullable(orderTime), null),
  askForTime: withDefault(z.nullable(orderTime), null),
  isPlasticBag: withDefault(z.boolean(), true),
  pocketNum: withDefault(z.int().check(z.gte(0), z.lte(20)), 1),
  offerIds: withDefault(z.array(key).check(z.maxLength(20)), []),
  goldIds: withDefault(z.array(key).check(z.maxLength(50)), []),
  useMcoin: withDefault(z.boolean(), false),
  pickedGifts: z.optional(
    z.record(key, key).check(z.refine((picks) => Object.keys(picks).length <= 20)),
  ),
  paymentType: withDefault(z.enum(PAYMENT_TYPES), 'MP_MACAU'),
  appVersion: withDefault(z.nullable(text(20)), null),
});
/**
 * The mall coupons of a supermarket's cart, by `mallCouponUserId` (decision P15); they go together,
 * and with no offer of `offerIds`.
 */
export const mallCouponUserIds = z.optional(z.array(key).check(z.maxLength(20)));
/** A takeout order has so many lines at most. */
export const priceBody = priceBodyOf(100);
/** The most that an order of any shop may have: a supermarket's (decision P31). */
export const MOST_LINES = 200;

/**
 * The identity that a risk order needs: kind of document and its last 4 characters (decision K6).
 */
export const riskInfo = z.object({
  riskCertificateType: whole,
  riskCertificateNum: text(8),
  isAgreed: z.boolean(),
});
/** The alcohol confirmation (spec 001 §3). */
export const alcoholForm = z.object({
  name: text(60),
  year: whole,
  month: whole,
  day: whole,
  isConfirmed: z.boolean(),
});

const adjustment = z.object({
  step: z.enum(STEPS),
  ruleId: z.nullable(z.string()),
  lineIds: z.array(z.string()),
  before: dollars,
  delta: dollars,
  after: dollars,
});

/**
 * A price, explained (`usedGold`: the pieces that it takes from; `refusedGold`: those of the choice
 * that it may not): the sums of the core's quote and its trace, whose deltas sum to `totalPrice`
 * (house §3). `shareAmtn`: a line's part of what is payable (decision E7).
 */
export const orderQuote = z.object({
  totalPrice: dollars,
  originalAmtn: dollars,
  goodsAmtn: dollars,
  fullReductionAmtn: dollars,
  voucherAmtn: dollars,
  goldAmtn: dollars,
  deliveryGrossAmtn: dollars,
  deliveryFee: dollars,
  serviceFee: dollars,
  boxPrice: dollars,
  bagFee: dollars,
  mcoinDiscountAmtn: dollars,
  savedAmtn: dollars,
  holidayServiceFee: dollars,
  specialPeriodFee: dollars,
  weightKg: z.number(),
  isFloored: z.boolean(),
  lines: z.array(
    z.object({
      uuid: z.string(),
      quantity: count,
      originalAmtn: dollars,
      goodsAmtn: dollars,
      shareAmtn: dollars,
    }),
  ),
  trace: z.array(adjustment),
  refusedOffers: z.array(z.object({ offerId: z.string(), reason: z.string() })),
  usedOffers: z.array(z.string()),
  usedGold: z.array(z.string()),
  refusedGold: z.array(z.object({ goldId: z.string(), reason: z.string() })),
});
/** The price of an order with its lines. */
export type OrderQuote = z.output<typeof orderQuote>;

/** What the price says of a line; `pricing/line-output.ts` says what each is (spec 002 §3, decision P17). */
const lineOutput = {
  discountQuantity: count,
  discountPriceTotal: dollars,
  enjoyDiscountQuantity: count,
  groupJoinQty: count,
  groupNormalQty: count,
  fullReduce: dollars,
  fullAmount: dollars,
  priceTotal: dollars,
};
/** A line of a supermarket's cart, priced. */
export const pricedLine = z.object({ uuid: z.string(), ...lineOutput });

/**
 * A line of an order. `uuid` is the line's identity, the same that the cart makes of the same
 * choice (decision G2). `refundedQuantity`: pieces that were given back.
 */
const boughtLine = z.object({
  uuid: z.string(),
  productId: id<ProductId>(),
  skuId: z.string(),
  productName: z.string(),
  skuName: z.string(),
  propsText: z.string(),
  imgUrl: z.string(),
  quantity: count,
  refundedQuantity: count,
  /** It came instead of something that was out. */
  isSubstitute: z.boolean(),
  originalAmtn: dollars,
  amtn: dollars,
  shareAmtn: dollars,
  selectedPurchase: z.boolean(),
  props: z.array(z.object({ highPropId: z.string(), valueId: z.string(), count })),
});

/** A line of a supermarket order. */
export const marketLine = z.extend(boughtLine, lineOutput);

/** A gift: fewer pieces than `wanted`, when no more were left (decision H10). */
export const orderGift = z.object({ name: z.string(), quantity: count, wanted: count });

const logRow = z.object({ kind: z.enum(TAKEOUT_EVENTS), at: instant, text: z.string() });

const storeInfo = z.object({
  storeId: id<StoreId>(),
  storeName: z.string(),
  imgUrl: z.string(),
  phone: z.string(),
  address: z.string(),
  lat: z.number(),
  lon: z.number(),
});

/** What an order is known by (`orderNo`: 12 digits, for people), and the numbers that labels and actions are made of (spec 001 §4). */
const states = {
  tradeId: id<OrderId>(),
  orderNo: z.string(),
  storeId: id<StoreId>(),
  orderStatus: z.int(),
  deliveryType: z.int(),
  riderStatus: z.nullable(z.int()),
  refundStatus: z.int(),
  refundProgress: z.nullable(z.int()),
  actions: z.array(z.enum(ORDER_ACTIONS)),
};

/**
 * A takeout order (spec 001 §3). `channels`: the only ones that its offers let it be paid by; null
 * for any. `promisedAt`: the promised time; `nextRushAt`: when the store may next be reminded.
 * `pickupCode` and `pickupQr`: shown at the counter, once it is paid. `makeGoodAmtn`: the red packet that a late
 * delivery brought; 0 for none.
 */
export const takeoutOrder = z.object({
  ...states,
  remarks: z.string(),
  remarkTags: z.array(z.string()),
  tablewareQty: z.int(),
  selectedAddress: z.nullable(orderAddress),
  buyerPhone: z.string(),
  isPlasticBag: z.boolean(),
  pocketNum: count,
  cookTime: z.nullable(orderTime),
  askForTime: z.nullable(orderTime),
  isRiskOrder: z.boolean(),
  hasAlcohol: z.boolean(),
  productList: z.array(boughtLine),
  gifts: z.array(orderGift),
  deliveryFee: dollars,
  boxPrice: dollars,
  totalPrice: dollars,
  quote: orderQuote,
  payInfo: z.object({
    payBefore: instant,
    payTime: z.nullable(instant),
    tradeNo: z.nullable(id<TradeNo>()),
    paymentType: z.enum(PAYMENT_TYPES),
    channels: z.nullable(z.array(z.enum(PAYMENT_TYPES))),
    refundAmtn: dollars,
    goldRefundAmtn: dollars,
    refundTime: z.nullable(instant),
    canBagRefund: z.boolean(),
  }),
  storeInfo,
  riderInfo: z.nullable(riderInfo),
  log: z.array(logRow),
  closeReason: z.nullable(z.enum(TAKEOUT_CLOSE_REASONS)),
  createTime: instant,
  promisedAt: instant,
  completedAt: z.nullable(instant),
  refundBefore: z.nullable(instant),
  rushCount: count,
  nextRushAt: z.nullable(instant),
  pickupCode: z.nullable(z.string()),
  pickupQr: z.nullable(z.string()),
  driver: z.nullable(ownDriver),
  pickupOffer: z.nullable(pickupOffer),
  hasComment: z.boolean(),
  makeGoodAmtn: dollars,
  /** A change that the store offered and that waits for the guest. */
  change: z.nullable(z.object({ changeId: plainId, answerBefore: instant })),
  serverTime: instant,
});

/** An order in a list. */
export const orderCard = z.object({
  ...states,
  storeName: z.string(),
  storeImg: z.string(),
  createTime: instant,
  payBefore: instant,
  promisedAt: instant,
  totalPrice: dollars,
  count,
  hasComment: z.boolean(),
  productList: z.array(z.object({ productName: z.string(), imgUrl: z.string(), quantity: count })),
});
