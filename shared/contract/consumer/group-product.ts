import * as z from 'zod/mini';
import { SUBSCRIBE_TYPES } from '../../codes/group-order.ts';
import type { ProductId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, day, dollars, id, instant, lat, lon } from '../wire.ts';

/**
 * A store as a voucher's usable place. `location` is in the server's coordinate system (decision
 * O10).
 */
export const storeRow = z.object({
  storeId: id<StoreId>(),
  storeName: z.string(),
  address: z.string(),
  phone: z.string(),
  thumbnailHead: z.string(),
  location: z.object({ lat: z.number(), lon: z.number() }),
  /** Metres from the point that the request carried. */
  distance: z.number(),
});

/**
 * When a voucher may be used (decision D5): minutes of the day at UTC+8, weekdays 0 (Sunday) to 6,
 * days that are closed.
 */
export const useTime = z.object({
  hours: z.array(z.object({ fromMinute: count, toMinute: count })),
  weekdays: z.array(count),
  blackoutDays: z.array(day),
});

/** Validity: a fixed last day, or a number of days from payment (the day of payment is day 0). */
export const validity = z.object({
  startDay: z.nullable(day),
  endDay: z.nullable(day),
  validDays: z.nullable(count),
});

/**
 * A flash price of a deal: of the session that runs, else of the next within a day. `left` of `total`
 * pieces, `limit` pieces a buyer; -1 is no limit.
 */
export const flashOffer = z.object({
  secKillId: z.string(),
  price: dollars,
  startTime: instant,
  endTime: instant,
  left: z.int(),
  total: z.int(),
  limit: z.int(),
});
/** A price a piece from so many pieces in one order on, while a campaign runs. */
export const bulkOffer = z.object({
  activityId: z.string(),
  price: dollars,
  fromQuantity: count,
  endTime: instant,
});

/** `flash` and `bulk`: lower prices for a time; one of them counts for an order (decision GA19). */
const card = {
  flash: z.nullable(flashOffer),
  bulk: z.nullable(bulkOffer),
  productId: id<ProductId>(),
  productName: z.string(),
  productImg: z.string(),
  price: dollars,
  originalPrice: dollars,
  saleQtyTotal: count,
  /** The nearest store. */
  storeId: z.nullable(id<StoreId>()),
  storeName: z.string(),
  storeCount: count,
  timesTotal: count,
  score: z.nullable(z.number()),
  sellout: z.boolean(),
};

/** A deal in a list. */
export const productCard = z.object({ ...card, category: z.string(), distance: z.number() });

/** A deal with everything that its page shows. */
export const productDetail = z.object({
  ...card,
  pictures: z.array(z.string()),
  description: z.string(),
  contents: z.array(z.object({ name: z.string(), quantity: count, price: dollars })),
  rules: z.array(z.string()),
  stores: z.array(storeRow),
  useTime,
  validity,
  isRefundAnytime: z.boolean(),
  isAutoRefund: z.boolean(),
  isShelf: z.boolean(),
  checkSubscribeType: z.enum(SUBSCRIBE_TYPES),
  /** -1 is no limit (decision G7). */
  limitCount: z.int(),
  stock: z.int(),
  minPurchase: count,
  /** When it comes on sale; null once it has. */
  notYetOnSaleUntil: z.nullable(instant),
});

/** The categories of deals. */
export const PRODUCT_CATEGORIES = [
  'all',
  'food',
  'drink',
  'buffet',
  'beauty',
  'leisure',
  'stay',
] as const;

/** One deal with its stores. */
export const groupProductCalls = {
  groupProductInfo: call('/group/product/_info', {
    caller: 'guest',
    repeat: 'read',
    failure: 'silent',
    summary: 'One voucher product with its stores, rules and times',
    errors: ['PRODUCT_NOT_FOUND'],
    request: z.object({ productId: id<ProductId>(), lat: z.optional(lat), lon: z.optional(lon) }),
    reply: productDetail,
  }),
};
