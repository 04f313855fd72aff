import * as z from 'zod/mini';
import { call } from '../define.ts';
import { banner, jumpFields, located, storeCard } from './card-shapes.ts';
import { marketGood } from './market-card.ts';
import { day, instant, page, paging, plainId, withDefault } from '../wire.ts';

const read = { caller: 'guest', failure: 'silent', repeat: 'read' } as const;

/**
 * The parts of the supermarket home that its editors put in order. `newPeople`: the entrance to the
 * zone of new users; `level`: the caller's level of membership.
 */
export const MARKET_PARTS = [
  'lantern',
  'banner',
  'newPeople',
  'level',
  'near',
  'seckill',
  'chips',
  'central',
  'poster',
] as const;
/** The name of a part of the supermarket home. */
export type MarketPart = (typeof MARKET_PARTS)[number];

const lantern = z.object({
  id: z.string(),
  lanternName: z.string(),
  defaultImg: z.string(),
  activityImg: z.nullable(z.string()),
  ...jumpFields,
});

/** A flash sale's hours on one day (spec 002 §3 "Seckill interval"). */
const interval = z.object({ subId: z.string(), day, startAt: instant, endAt: instant });

const banners = z.object({ result: z.array(banner) });

/** The supermarket home (spec 002 §2, §7; decisions P9–P11). */
export const marketHomeCalls = {
  /** A client skips a `type` that it does not know. */
  marketDecoration: call('/market/homepage/_get_decoration', {
    ...read,
    summary: 'The parts of the supermarket home, in order',
    request: z.object({}),
    reply: z.object({ result: z.array(z.object({ type: z.string(), isShow: z.boolean() })) }),
  }),
  /** `type`: see `codes/lantern.ts`. `lanternSwitch` false: nothing is shown. */
  marketLanterns: call('/market/user_side/lantern/_list', {
    ...read,
    summary: 'Category icons of the supermarket home (2, 3 small) or search (6)',
    request: z.object({ type: withDefault(z.int().check(z.gte(2), z.lte(6)), 2) }),
    reply: z.object({ lanternSwitch: z.boolean(), lanternDetails: z.array(lantern) }),
  }),
  /** Only those with `isShow` are shown (spec 002 §5). */
  marketBannerSetting: call('/market/homepage/_banner_setting', {
    ...read,
    summary: 'Banners of the supermarket home',
    request: z.object({}),
    reply: z.object({ result: z.array(z.object({ ...banner.shape, isShow: z.boolean() })) }),
  }),
  marketPosters: call('/market/homepage/_poster/_list', {
    ...read,
    summary: 'Tall pictures of the supermarket home',
    request: z.object({}),
    reply: banners,
  }),
  marketCentralList: call('/market/user_side/central/_get_central_list', {
    ...read,
    summary: 'Advertising blocks in the middle of the supermarket home',
    request: z.object({
      device: withDefault(z.int().check(z.gte(1), z.lte(9)), 1),
      type: withDefault(z.int().check(z.gte(1), z.lte(9)), 1),
    }),
    reply: banners,
  }),
  marketChips: call('/market/user_side/central/_list_porcelain_chips_v2', {
    ...read,
    summary: 'Small tiles of the supermarket home, side by side',
    request: z.object({}),
    reply: banners,
  }),
  marketNearRail: call('/market/homepage/near/_list', {
    ...read,
    summary: 'The supermarkets nearest to a place that deliver to it',
    request: z.object(located),
    reply: z.object({ result: z.array(storeCard) }),
  }),
  /** Each article once, from the nearest store that has it. */
  marketHomeProducts: call('/market/homepage/_list_store_product', {
    ...read,
    summary: 'Goods that sell best near a place',
    request: z.object({ ...located, ...paging }),
    reply: page(marketGood),
  }),
  marketRecommendClassify: call('/market/recommend/classify/_listRecommendClassify', {
    ...read,
    summary: 'The further lists of goods of the supermarket home',
    request: z.object(located),
    reply: z.object({
      result: z.array(z.object({ zoneId: z.string(), zoneName: z.string(), imgUrl: z.string() })),
    }),
  }),
  /** As the goods of the home, of one of the lists above. */
  marketZoneProducts: call('/market/product/_list_zone_product', {
    ...read,
    summary: 'Goods of one list that sell best near a place',
    request: z.object({ ...located, ...paging, zoneId: plainId }),
    reply: page(marketGood),
  }),
  /** `endAt` null: no flash sale runs near the place. */
  marketTodaySeckill: call('/market/seckillExt/product/getTodaySeckillProductList', {
    ...read,
    summary: 'Goods of the flash sales that run now near a place',
    request: z.object(located),
    reply: z.object({ result: z.array(marketGood), endAt: z.nullable(instant) }),
  }),
  /** With `subscribeDay` and `subId` also the goods of that interval (decision P10). */
  marketSeckillIntervals: call('/market/seckillExt/product/getIntervalList', {
    ...read,
    summary: 'Hours of the flash sales near a place, today and the next day',
    request: z.object({
      ...located,
      subscribeDay: z.optional(day),
      subId: z.optional(plainId),
    }),
    reply: z.object({ result: z.array(interval), products: z.array(marketGood) }),
  }),
  /** `userScope` 1: has paid for an order of a supermarket before; 0: new. */
  marketUserScope: call('/market/store/get_user_scope', {
    caller: 'member',
    skippedForTourist: true,
    failure: 'silent',
    repeat: 'read',
    summary: 'Whether the member is new to the supermarkets',
    request: z.object({}),
    reply: z.object({ userScope: z.int() }),
  }),
} as const;
