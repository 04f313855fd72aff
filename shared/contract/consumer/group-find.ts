import * as z from 'zod/mini';
import { DISTRICTS, GROUP_LABELS, GROUP_SORTS, type GroupLabel } from '../../codes/group-list.ts';
import type { ProductId } from '../../kernel/ids.ts';
import { call, type RequestOf } from '../define.ts';
import { count, dollars, id, lat, lon, page, paging, text, withDefault } from '../wire.ts';
import { PRODUCT_CATEGORIES, productCard } from './group-product.ts';
import { openState, storeCard } from './group-store.ts';
import { listCoupon } from './takeout-search.ts';

const read = { caller: 'guest', failure: 'silent', repeat: 'read' } as const;
const key = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/** All that is given must hold. `distance`: metres to a store; prices: dollars of a deal. */
const filters = z.object({
  district: z.optional(z.enum(DISTRICTS)),
  distance: z.optional(count),
  priceFrom: z.optional(dollars),
  priceTo: z.optional(dollars),
  labels: withDefault(z.array(z.enum(GROUP_LABELS)).check(z.maxLength(GROUP_LABELS.length)), []),
});
const wanted = {
  lat: z.optional(lat),
  lon: z.optional(lon),
  keyword: z.optional(text(50)),
  category: withDefault(z.enum(PRODUCT_CATEGORIES), 'all'),
  sort: withDefault(z.enum(GROUP_SORTS), 'overall'),
  filters: withDefault(filters, { labels: [] as GroupLabel[] }),
  ...paging,
};

const label = z.object({ id: z.enum(GROUP_LABELS), name: z.string() });
const labels = z.array(label);

/** A deal in a list near a place; `openState` is that of the store it names. */
const foundDeal = z.object({ ...productCard.shape, ...openState });

/** A deal on the card of its store. */
const dealOfCard = z.object({
  productId: id<ProductId>(),
  productName: z.string(),
  productImg: z.string(),
  price: dollars,
  originalPrice: dollars,
  saleQtyTotal: count,
  sellout: z.boolean(),
});

const option = z.object({ id: z.string(), name: z.string(), showCustom: z.boolean() });
const bound = z.extend(option, { from: count, to: z.nullable(count) });

/** Finding stores and deals (spec 002 §7). */
export const groupFindCalls = {
  /**
   * Deals by their nearest store that suits; what is sold out comes last (decision G9). `redpackId`:
   * only deals on which this coupon counts; it comes back as `redpack`. `OFFER_UNAVAILABLE` where it
   * is neither the caller's nor to be claimed.
   */
  groupProductNearList: call('/group/product/near/_list', {
    ...read,
    summary: 'Deals near a place, filtered and sorted',
    errors: ['OFFER_UNAVAILABLE'],
    request: z.object({ ...wanted, redpackId: z.optional(key) }),
    reply: z.extend(page(foundDeal), { redpack: z.nullable(listCoupon) }),
  }),
  /**
   * Stores with what they sell, at most three deals each: those that suit. `sold`: of all its deals.
   * A `keyword` finds stores by their own names and by their deals.
   */
  groupNearStoreList: call('/group/store/near/_list', {
    ...read,
    summary: 'Stores of deals near a place, filtered and sorted',
    request: z.object(wanted),
    reply: page(
      z.object({
        ...storeCard.shape,
        classifyName: z.string(),
        perCapita: z.nullable(dollars),
        score: z.nullable(z.number()),
        saleQtyTotal: count,
        dealCount: count,
        deals: z.array(dealOfCard).check(z.maxLength(3)),
        labels,
      }),
    ),
  }),
  groupNearFrontFilter: call('/group/homepage/_getGroupNearStoreFrontFilter', {
    ...read,
    summary: 'How lists of stores and deals can be sorted and narrowed; only `showCustom` is shown',
    request: z.object({}),
    reply: z.object({
      sorts: z.array(option),
      categories: z.array(option),
      districts: z.array(option),
      distance: z.array(bound),
      priceInterval: z.array(bound),
      labels: z.array(option),
    }),
  }),
  /** `count`: deals of a category or a store, stores of a deal. */
  groupSearchWords: call('/group/search/_words', {
    ...read,
    summary: 'Categories, stores and deals whose names hold what is typed',
    request: z.object({ lat: z.optional(lat), lon: z.optional(lon), keyword: text(50, 1) }),
    reply: z.object({
      result: z.array(
        z.object({
          word: z.string(),
          type: z.enum(['category', 'store', 'deal']),
          id: z.string(),
          count,
        }),
      ),
    }),
  }),
} as const;

/** What a list of stores or deals is asked for. */
export type GroupWanted = RequestOf<(typeof groupFindCalls)['groupNearStoreList']>;
