import * as z from 'zod/mini';
import { COUPON_REFUSALS } from '../../codes/coupon-refusal.ts';
import { OWNED_OFFERS } from '../../codes/offer-list.ts';
import type { ProductId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { located, storeCard, storeWithDishes } from './card-shapes.ts';
import { shownSaleHours } from './sale-hours.ts';
import { count, dollars, id, instant, page, paging, text, whole, withDefault } from '../wire.ts';

const key = z.string().check(z.regex(/^[\w.:-]{1,64}$/));
const read = { caller: 'guest', failure: 'silent', repeat: 'read' } as const;
const flag = withDefault(z.boolean(), false);

const classify = z.object({
  id: z.string(),
  classifyName: z.string(),
  imgUrl: z.string(),
  storeCount: count,
});
/** An option of a filter; shown only when `showCustom` is set (spec 001 §5). */
const option = z.object({ id: z.string(), name: z.string(), showCustom: z.boolean() });
const bound = z.object({ id: z.string(), name: z.string(), from: count, to: z.nullable(count) });

/** A dish that was found, with its store and what one piece costs at the door. */
export const foundDish = z.object({
  productId: id<ProductId>(),
  productName: z.string(),
  imgUrl: z.string(),
  price: dollars,
  originalPrice: z.nullable(dollars),
  boxPrice: dollars,
  allInPrice: z.nullable(dollars),
  saleQtyTotal: count,
  saleHours: z.exactOptional(shownSaleHours),
  store: storeCard,
});

/** What of a coupon a search for its stores and dishes shows; `endDate` null where it has none yet. */
export const searchCoupon = z.object({
  redpackId: z.string(),
  couponName: z.string(),
  couponType: z.enum(OWNED_OFFERS),
  amount: z.nullable(dollars),
  rate: z.nullable(z.number()),
  maxAmount: z.nullable(dollars),
  limitAmount: dollars,
  storeScope: z.int(),
  storeIds: z.array(z.string()),
  storeName: z.nullable(z.string()),
  productIds: z.array(z.string()),
  endDate: z.nullable(instant),
});
/** A coupon over the stores that take it. */
export type SearchCoupon = z.output<typeof searchCoupon>;

/** A coupon over a list of what it is for. `refusal`: why it counts on nothing there; the list is empty then. */
export const listCoupon = z.extend(searchCoupon, { refusal: z.nullable(z.enum(COUPON_REFUSALS)) });
/** A coupon over a list, and why it cannot be used if it cannot. */
export type ListCoupon = z.output<typeof listCoupon>;

/** The searches that have words of their own. */
export const SEARCH_BUSINESSES = ['takeout', 'group'] as const;

/** Finding stores and dishes (spec 001 §2, §7). */
export const takeoutSearchCalls = {
  /**
   * Store search (spec 001 §3). `sortType`: see `codes/store-sort.ts`. `outState` 1: stores that do
   * not deliver to the place, a list of its own. `labelId`: one of the labels' list. `keyword`
   * finds names, kinds and dishes; the dishes that it finds come with their stores. `distance` in
   * metres, `deliveryTime` in minutes, prices a head in dollars. `redpackId`: only stores that take
   * this coupon, with the dishes that it names; it comes back as `redpack`.
   * `OFFER_UNAVAILABLE` where it is neither the caller's nor to be claimed. `requestUrl` and `pageSource`
   * record where a search came from, for statistics.
   */
  nearStoreList: call('/takeouts/store/near/_list', {
    ...read,
    summary: 'Stores near a place, filtered and sorted, with what they cost there',
    request: z.object({
      ...located,
      ...paging,
      keyword: z.optional(text(50)),
      sortType: withDefault(whole, 1),
      pickup: flag,
      classifyId: z.optional(key),
      storeCoupon: flag,
      fullReduction: flag,
      qualityDelivery: flag,
      discount: flag,
      isOpen: flag,
      isNew: flag,
      labelId: z.optional(key),
      deliveryTypes: withDefault(z.array(whole).check(z.maxLength(4)), []),
      distance: z.optional(count),
      deliveryTime: z.optional(count),
      priceFrom: z.optional(dollars),
      priceTo: z.optional(dollars),
      redpackId: z.optional(key),
      outState: withDefault(z.int().check(z.gte(0), z.lte(1)), 0),
      requestUrl: z.optional(text(200)),
      pageSource: z.optional(text(60)),
    }),
    reply: z.extend(page(storeWithDishes), { redpack: z.nullable(listCoupon) }),
  }),
  /**
   * `allInPrice`: one piece with its box, brought here; null where the store does not deliver to.
   * `sortType`: 1 best match, 2 nearest, 3 most sold, 5 lowest all-in price.
   */
  associateStore: call('/takeouts/store/near/_associateStore', {
    ...read,
    summary: 'Dishes that are found near a place, each with its store and its price at the door',
    request: z.object({
      ...located,
      ...paging,
      keyword: text(50, 1),
      sortType: withDefault(whole, 1),
    }),
    reply: page(foundDish),
  }),
  nearFrontFilter: call('/takeouts/store/near/label/front_filter', {
    ...read,
    summary: 'What the list of stores can be narrowed to',
    request: z.object({}),
    reply: z.object({
      deliveryTypes: z.array(option),
      discountList: z.array(option),
      qualityList: z.array(option),
      categroyList: z.array(z.object({ id: z.string(), name: z.string() })),
      deliveryTime: z.array(bound),
      distance: z.array(bound),
      priceInterval: z.array(bound),
      storeList: z.array(option),
    }),
  }),
  /**
   * `type`: what the word names. A store's word leads straight to it. `businessType`: 1 takeout, the
   * usual one, or 3 the supermarkets (decision P8).
   */
  associationalWordList: call('/takeouts/search/_associationalWordList', {
    ...read,
    summary: 'Words that begin as one types',
    request: z.object({ ...located, keyword: text(50, 1), businessType: withDefault(whole, 1) }),
    reply: z.object({
      result: z.array(
        z.object({
          word: z.string(),
          type: z.enum(['word', 'store', 'dish', 'classify']),
          id: z.nullable(z.string()),
          storeCount: count,
        }),
      ),
    }),
  }),
  associationalClick: call('/takeouts/search/_associationalClick', {
    caller: 'guest',
    failure: 'silent',
    summary: 'Counts that a suggested word was chosen',
    request: z.object({ keyword: text(50), word: text(80, 1) }),
    reply: z.object({}),
  }),
  classifyParentList: call('/takeouts/store/classify/_parent_list', {
    ...read,
    summary: 'Main classes of stores',
    request: z.object({}),
    reply: z.object({ result: z.array(classify) }),
  }),
  classifyListChildren: call('/takeouts/store/classify/_list_children', {
    ...read,
    summary: 'Classes below a class, with its own name',
    request: z.object({ id: key }),
    reply: z.object({ classifyName: z.string(), parentId: z.string(), result: z.array(classify) }),
  }),
  /** `business`: whose search it is; words that were searched most are counted for takeout only. */
  trendingSearch: call('/orgs/swagger/trending/_search', {
    ...read,
    summary:
      'What people look for: words that the editors chose, and those that were searched most of late',
    request: z.object({ business: withDefault(z.enum(SEARCH_BUSINESSES), 'takeout') }),
    reply: z.object({
      hotList: z.array(z.object({ word: z.string() })),
      trendingList: z.array(z.object({ word: z.string(), times: count })),
    }),
  }),
} as const;
