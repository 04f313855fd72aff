import * as z from 'zod/mini';
import type { StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, day, dollars, id, instant, page, paging, withDefault } from '../wire.ts';
import { STOP_REASONS, STORE_WAYS } from '../../codes/desk-live.ts';
import { report, reported } from './store-report.ts';

const ofStore = z.object({ storeId: id<StoreId>() });
/** Degrees of a place on the earth. */
export const point = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
});
const silentRead = {
  caller: 'guest',
  failure: 'silent',
  repeat: 'read',
  errors: ['STORE_NOT_FOUND'],
} as const;

/**
 * The state of a store (spec 002 §3): `closedType` 0 open, 1 resting, 2 overloaded, 3 closed;
 * `showType` 1 takes orders now, 6 pre-orders only, 2 none; `openingTime`: when it opens next, if
 * it is not open.
 */
const door = {
  closedType: z.int(),
  showType: z.int(),
  reserveType: z.int(),
  openingTime: z.nullable(instant),
};

/** The ways in which a store takes no orders for a time, and why. */
const pause = z.object({
  ways: z.array(z.enum(STORE_WAYS)),
  reason: z.enum(STOP_REASONS),
  until: instant,
});

const span = z.object({ fromMinute: count, toMinute: count });

/**
 * Opening hours: minutes of the day at UTC+8 (an end at or before its start runs past midnight),
 * weekdays from 0 Sunday, none is every day. `week`: seven days from Sunday, in the place of both, where
 * they are not alike. `days`: holidays and days with other hours that come within two months.
 */
const storeHours = z.object({
  hours: z.array(span),
  weekdays: z.array(count),
  closedDays: z.array(day),
  week: z.optional(z.array(z.array(span))),
  days: z.optional(
    z.array(z.object({ from: day, to: day, spans: z.array(span), note: z.string() })),
  ),
});

/**
 * A service fee of an order for the earliest time: `kind` as the price engine names it;
 * `pickup`: also when the order is collected.
 */
const serviceFee = z.object({
  kind: z.enum(['holiday', 'specialPeriod']),
  name: z.string(),
  amount: dollars,
  pickup: z.boolean(),
});

/**
 * `deliveryType` 1 platform, 2 the store's own riders (decision F4). `distance` in metres and
 * `outOfRange` for the point of the request; `deliveryMinutes`: cooking and the way.
 */
export const storeDetail = z.object({
  id: id<StoreId>(),
  storeName: z.string(),
  address: z.string(),
  phone: z.string(),
  thumbnailHead: z.string(),
  bannerImg: z.string(),
  pictures: z.array(z.string()),
  location: point,
  announcement: z.string(),
  cuisine: z.string(),
  licence: z.string(),
  labels: z.array(z.object({ name: z.string(), tone: z.enum(['offer', 'plain']) })),
  score: z.nullable(z.number()),
  ratingCount: count,
  saleQtyTotal: count,
  perCapita: z.nullable(dollars),
  deliveryType: z.int(),
  delivery: z.boolean(),
  enableAskfor: z.boolean(),
  sendPrice: dollars,
  askforAmount: z.nullable(dollars),
  deliveryFee: dollars,
  serviceFees: z.array(serviceFee),
  distance: count,
  passBridge: z.boolean(),
  outOfRange: z.boolean(),
  prepMinutes: count,
  deliveryMinutes: count,
  acceptsNextDay: z.boolean(),
  businessHours: storeHours,
  ...door,
  pause: z.nullable(pause),
  flashLeftSeconds: z.int(),
  isLike: z.boolean(),
  likeCount: count,
  serverTime: instant,
});

/**
 * A time to choose; `day` and minutes are the calendar's at UTC+8. `isNow`: as soon as possible,
 * `at` is when it is ready.
 */
const slot = z.object({
  day,
  fromMinute: count,
  toMinute: count,
  at: instant,
  isNow: z.boolean(),
  isNextDay: z.boolean(),
});
/** Times to choose from. */
export const slots = z.object({
  result: z.array(slot),
  acceptsNextDay: z.boolean(),
  prepMinutes: count,
  serverTime: instant,
});

/**
 * A store among the favourites; `deliveryFee`, `minutes` and `isFaraway` as on its card in any list
 * (`storeCard`).
 */
export const likedStore = z.object({
  id: id<StoreId>(),
  storeName: z.string(),
  thumbnailHead: z.string(),
  cuisine: z.string(),
  score: z.nullable(z.number()),
  saleQtyTotal: count,
  sendPrice: dollars,
  deliveryFee: z.nullable(dollars),
  minutes: count,
  isFaraway: z.boolean(),
  deliveryType: z.int(),
  distance: count,
  ...door,
});

/** Takeout stores: profile, state, coupons, likes. */
export const takeoutStoreCalls = {
  takeoutStoreGet: call('/takeouts/store/take/_get', {
    ...silentRead,
    summary: 'A store’s page (spec 001 §3 "Store detail")',
    request: z.object({ id: id<StoreId>(), location: withDefault(z.nullable(point), null) }),
    reply: storeDetail,
  }),
  takeoutStoreState: call('/orgs/store/_store_state', {
    ...silentRead,
    summary: 'Whether a store takes orders now',
    request: ofStore,
    reply: z.object({ storeId: id<StoreId>(), ...door, serverTime: instant }),
  }),
  takeoutPackage: call('/takeouts/store/take/_get_package', {
    ...silentRead,
    summary: 'Bags and boxes of a store’s orders (decision F10)',
    request: ofStore,
    reply: z.object({
      bagPrice: dollars,
      isBagExempt: z.boolean(),
      pocketNum: count,
      boxPrices: z.array(z.object({ classifyName: z.string(), boxPrice: dollars })),
    }),
  }),
  takeoutCookTimes: call('/takeouts/store/take/_get-cook-time-v2', {
    ...silentRead,
    summary: 'Times at which an order can be delivered (decision F5)',
    request: ofStore,
    reply: slots,
  }),
  takeoutAskForTimes: call('/takeouts/store/take/_get-askfor-time-v2', {
    ...silentRead,
    summary: 'Times at which an order can be collected (decision F5)',
    request: ofStore,
    reply: slots,
  }),
  takeoutStoreLike: call('/takeouts/store/like/_add', {
    caller: 'member',
    summary: 'Makes a store a favourite, or no longer',
    errors: ['STORE_NOT_FOUND'],
    request: z.object({ storeId: id<StoreId>(), isLike: z.boolean() }),
    reply: z.object({ isLike: z.boolean(), likeCount: count }),
  }),
  takeoutStoreLiked: call('/takeouts/store/like/_get', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    skippedForTourist: true,
    summary: 'Whether a store is a favourite of the caller',
    request: ofStore,
    reply: z.object({ isLike: z.boolean(), likeCount: count }),
  }),
  takeoutStoreLikes: call('/takeouts/store/like/_list', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    skippedForTourist: true,
    summary: 'Favourite stores, the newest first',
    request: z.object(paging),
    reply: page(likedStore),
  }),
  takeoutStoreReport: call('/takeouts/store/report/_add', {
    caller: 'member',
    failure: 'silent',
    summary: 'Reports a violation',
    errors: ['STORE_NOT_FOUND', 'REPORT_TOO_MANY'],
    request: report,
    reply: reported,
  }),
};
