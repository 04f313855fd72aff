import * as z from 'zod/mini';
import { call } from '../define.ts';
import { popupBanner } from './popup-banner.ts';
import { banner, located, storeCard, storeWithDishes } from './card-shapes.ts';
import { count, dollars, instant, page, paging, text, withDefault } from '../wire.ts';

const key = z.string().check(z.regex(/^[\w.:-]{1,64}$/));
const read = { caller: 'guest', failure: 'silent', repeat: 'read' } as const;
const many = z.int().check(z.gte(0), z.lte(1000));

/**
 * A card of stores that somebody picked (spec 001 §3 "Store preferred home"): its name in the
 * caller's language and in Chinese.
 */
const picked = z.object({
  cardName: z.string(),
  cardNameCn: z.string(),
  result: z.array(storeCard),
});

/** A red packet for new members. */
const newlyPack = z.object({
  redpackId: z.string(),
  redpackName: z.string(),
  amount: dollars,
  limitAmount: dollars,
  validDays: count,
  isReceived: z.boolean(),
});

/** The takeout home below its first screen (spec 001 §2, §7). */
export const takeoutHomeCalls = {
  /**
   * Pop-ups: the statistics of banners count "not interested" and "next time", which only they
   * have.
   */
  bannerSpreadList: call('/orgs/basic/banner/_list_spread', {
    ...read,
    summary: 'Pop-ups of the area that the caller is in',
    request: z.object(located),
    reply: z.object({ result: z.array(popupBanner) }),
  }),
  bannerCardList: call('/orgs/basic/banner/_list_card', {
    ...read,
    summary: 'Small advertising cards of the home',
    request: z.object({}),
    reply: z.object({ result: z.array(banner) }),
  }),
  bannerGet: call('/orgs/basic/banner/_get', {
    ...read,
    summary: 'One banner',
    request: z.object({ id: key }),
    reply: z.object({ result: z.nullable(banner) }),
  }),
  bannerAdd: call('/orgs/basic/banner/_add', {
    caller: 'guest',
    failure: 'silent',
    summary: 'Counts how often banners were shown, clicked, put off and refused',
    request: z
      .array(
        z.object({
          id: key,
          showNum: withDefault(many, 0),
          clickNum: withDefault(many, 0),
          clickType: withDefault(many, 0),
          primaryType: withDefault(many, 0),
          loseInterestNum: withDefault(many, 0),
          nextTipNum: withDefault(many, 0),
          classifyId: withDefault(text(64), ''),
        }),
      )
      .check(z.maxLength(50)),
    reply: z.object({}),
  }),
  advertisementBannerList: call('/orgs/banner/advertisement/_get_banner_list', {
    ...read,
    summary: 'Advertising banners of the area that the caller is in',
    request: z.object(located),
    reply: z.object({ result: z.array(banner) }),
  }),
  recommendStoreList: call('/takeouts/recommend/store/_list', {
    ...read,
    summary: 'Recommended stores that deliver to a place',
    request: z.object(located),
    reply: z.object({ result: z.array(storeCard) }),
  }),
  recommendStoreAllList: call('/takeouts/recommend/store/_all_list', {
    ...read,
    summary: 'All recommended stores, paged',
    request: z.object({ ...located, ...paging }),
    reply: page(storeCard),
  }),
  primaryStore: call('/takeouts/store/_primary_store', {
    ...read,
    summary: 'The store of the day for a place',
    request: z.object(located),
    reply: z.object({ result: z.nullable(storeWithDishes) }),
  }),
  /** `clickNum`: how often the guest has requested others. */
  recommendGoodStore: call('/takeouts/store/_recommend_good_store', {
    ...read,
    summary: 'Some preferred stores; others each time one asks again',
    request: z.object({ ...located, clickNum: withDefault(count, 0) }),
    reply: picked,
  }),
  allGoodStore: call('/takeouts/store/_all_good_store', {
    ...read,
    summary: 'All preferred stores, paged',
    request: z.object({ ...located, ...paging }),
    reply: z.object({ ...page(storeCard).shape, cardName: z.string(), cardNameCn: z.string() }),
  }),
  newGoodStore: call('/takeouts/store/_new_good_store', {
    ...read,
    summary: 'New stores worth a try, by name too, paged',
    request: z.object({ ...located, ...paging, keyword: z.optional(text(50)) }),
    reply: z.object({ ...page(storeCard).shape, cardName: z.string(), cardNameCn: z.string() }),
  }),
  goodStore: call('/takeouts/store/_good_store', {
    ...read,
    summary: 'The preferred stores nearest to a place',
    request: z.object(located),
    reply: picked,
  }),
  newlyGet: call('/activity/newly/_get', {
    ...read,
    summary: 'What new members are given, and whether the caller is one',
    request: z.object({}),
    reply: z.object({
      isNewUser: z.boolean(),
      title: z.string(),
      amount: dollars,
      endsAt: z.nullable(instant),
    }),
  }),
  /** `repeat`: also what was received already. */
  newlyListReceive: call('/activity/newly/_list-receive', {
    caller: 'member',
    skippedForTourist: true,
    failure: 'silent',
    repeat: 'read',
    summary: 'Red packets of a new member',
    request: z.object({ repeat: withDefault(z.boolean(), false) }),
    reply: z.object({ result: z.array(newlyPack) }),
  }),
} as const;
