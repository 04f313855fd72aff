import * as z from 'zod/mini';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { storeSort } from '#shared/codes/store-sort.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import { dishesOfCard } from '#shared/contract/consumer/card-shapes.ts';
import { listCoupon } from '#shared/contract/consumer/takeout-search.ts';
import type { takeoutSearchCalls } from '#shared/contract/consumer/takeout-search.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import type { Bilingual, Context, Handlers } from '#server/kit/context.ts';
import { encoded, pageText } from '#server/kit/json-text.ts';
import { pointOf } from '../group/present.ts';
import { cardText } from '../near/card-text.ts';
import { withFacts } from '../near/cards.ts';
import { firstNear, placeIn, type Among, type Near, type NearFilter } from '../near/find-near.ts';
import { groupBy } from '../../../kit/group-by.ts';
import { nearIndexes, type NearEntry } from '../near/near-index.ts';
import { runningLowered } from '../near/lowered.ts';
import type { Dish } from './dish-repo.ts';
import { priceNow } from './door-price.ts';
import { labels } from './search-repo.ts';
import { couponStores } from './coupon-stores.ts';
import { countWord } from './word-counts.ts';
import { matchDishes, matchNames } from './word-memory.ts';

export type Request = RequestOf<(typeof takeoutSearchCalls)['nearStoreList']>;
/** A product that a store's card shows. */
export type CardProduct = Pick<Dish, 'id' | 'picture' | 'price' | 'flash' | 'discount'> & {
  name: Bilingual;
};

/** Dishes that a store found by them shows. */
const DISHES = 3;
/** Longer texts are sentences, not words that others look for. */
const LONGEST_WORD = 20;

/** What a keyword found, for a list of stores: which of them, and the dishes of each. */
type Hits = { among: Among; byStore: ReadonlyMap<string, readonly CardProduct[]> };
type Made = Hits & { names: readonly string[]; entries: readonly NearEntry[] };

const made = new WeakMap<readonly Dish[], Made>();

/** What lowers prices at a moment. `running`: activities; `halves`: products at half price, by store. */
export type Lowered = {
  running: ReadonlySet<string>;
  halves: ReadonlyMap<string, ReadonlySet<string>>;
};
const NO_HALVES: Lowered['halves'] = new Map();

/** What of a search differs between the shops. `lowered`: what lowers prices. `note`: counts what was searched for. */
export type SearchedShop = {
  kind: StoreKind;
  hits: (context: Context, keyword: string, entries: readonly NearEntry[]) => Promise<Hits>;
  lowered: (db: Db, storeIds: readonly string[], now: Instant) => Promise<Lowered>;
  note: (context: Context, request: Request, total: number) => Promise<void>;
};

/** Stores by their own names before stores by their dishes. */
export const amongOf = (
  names: readonly string[],
  byStore: ReadonlyMap<string, unknown>,
  entries: readonly NearEntry[],
): Among => {
  const fits = new Map<string, number>([
    ...[...byStore.keys()].map((id) => [id, 1] as const),
    ...names.map((id) => [id, 0] as const),
  ]);
  const placed = [...fits]
    .map(([id, fit]) => ({ place: placeIn(entries, id), fit }))
    .filter(({ place }) => place >= 0);
  return {
    places: Int32Array.from(placed, ({ place }) => place),
    fits: Uint8Array.from(placed, ({ fit }) => fit),
  };
};

const takeoutHits: SearchedShop['hits'] = async ({ deps: { db } }, keyword, entries) => {
  const [names, dishes] = await Promise.all([matchNames(db, keyword), matchDishes(db, keyword)]);
  const known = made.get(dishes);
  if (known && known.names === names && known.entries === entries) return known;
  const byStore = known?.byStore ?? groupBy(dishes, ({ storeId }) => storeId as string);
  const hits = { names, entries, byStore, among: amongOf(names, byStore, entries) };
  made.set(dishes, hits);
  return hits;
};

const narrowed = async ({ deps }: Context, request: Request, kind: StoreKind): Promise<Request> => {
  if (request.labelId === undefined) return request;
  return {
    ...request,
    ...(await labels(deps.db.query, kind)).find(({ id }) => id === request.labelId)?.narrow,
  };
};

/** A store that one collects from need not deliver. */
const reachOf = ({ outState, pickup }: Request): NonNullable<NearFilter['reach']> =>
  pickup ? 'any' : outState === 1 ? 'outside' : 'inside';

const filterOf = (request: Request): NearFilter => ({
  reach: reachOf(request),
  category: request.classifyId,
  hasPickup: request.pickup,
  hasCoupon: request.storeCoupon,
  hasFullReduction: request.fullReduction,
  hasDiscount: request.discount,
  isQuality: request.qualityDelivery,
  isNew: request.isNew,
  isOpen: request.isOpen,
  deliveryTypes: request.deliveryTypes,
  withinMeters: request.distance,
  withinMinutes: request.deliveryTime,
  priceFrom: request.priceFrom,
  priceTo: request.priceTo,
});

/** Of words that find something the server keeps how often, never who. */
const noteWord: SearchedShop['note'] = async (
  { deps, now, language },
  { keyword, offset },
  total,
) => {
  if (keyword === undefined || keyword.length > LONGEST_WORD || offset > 0 || total === 0) return;
  await countWord(
    deps.db,
    { word: keyword, language: language === 'en' ? 'en' : 'zh', searched: 1, chosen: 0 },
    now,
  );
};

const NO_DISHES: readonly never[] = [];

const dishesOf = async (
  { deps, now, pick }: Context,
  part: readonly Near[],
  { hits, lowered }: { hits: Pick<Hits, 'byStore'> | null } & Pick<SearchedShop, 'lowered'>,
) => {
  if (hits === null) return () => NO_DISHES;
  const { running, halves } = await lowered(
    deps.db,
    part.map(({ entry }) => entry.id),
    now,
  );
  return (storeId: string) =>
    encoded(
      dishesOfCard,
      (hits.byStore.get(storeId) ?? []).slice(0, DISHES).map((hit) => {
        const { price, original } = priceNow(hit, running, {
          isHalved: halves.get(storeId)?.has(hit.id) === true,
        });
        return {
          productId: hit.id,
          productName: pick(hit.name),
          imgUrl: hit.picture,
          price,
          originalPrice: original,
        };
      }),
      'the dishes of a card',
    );
};

/** Stores of a shop near a place that suit a search, a page of them. */
export const nearStores = async (shop: SearchedShop, context: Context, given: Request) => {
  const {
    deps: { db },
    now,
    place,
  } = context;
  const request = await narrowed(context, given, shop.kind);
  const [from, entries, end] = [
    pointOf(request, place),
    await nearIndexes[shop.kind].get(db),
    request.offset + request.size,
  ];
  const coupon = await couponStores(context, request.redpackId, shop.kind);
  const hits =
    request.keyword === undefined || request.keyword === ''
      ? null
      : await shop.hits(context, request.keyword, entries);
  const { first, total } = firstNear(
    {
      entries,
      from,
      filter: {
        ...filterOf(request),
        ids: coupon?.ids,
        sort: storeSort.nameOf(request.sortType),
      },
      now,
      among: hits?.among,
    },
    end,
  );
  const part = first.slice(request.offset, end);
  const [dishes, found] = await Promise.all([
    dishesOf(context, part, { hits: hits ?? coupon, lowered: shop.lowered }),
    withFacts(db, part),
    shop.note(context, request, total),
  ]);
  return pageText(
    found.map((one) =>
      cardText(one, from, context, () => ({ products: dishes(one.near.entry.id) })),
    ),
    {
      next: total > end,
      nextOffset: Math.min(end, total),
      redpack: coupon && z.encode(listCoupon, coupon.redpack),
    },
  );
};

const takeout: SearchedShop = {
  kind: 'takeout',
  hits: takeoutHits,
  lowered: async (db, storeIds, now) => ({
    running: await runningLowered(db, storeIds, now),
    halves: NO_HALVES,
  }),
  note: noteWord,
};

export const nearStoreList: Handlers['nearStoreList'] = (context, request) =>
  nearStores(takeout, context, request);
