import { storeSort } from '#shared/codes/store-sort.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import { dishesOfCard } from '#shared/contract/takeout-cards.ts';
import type { takeoutSearch } from '#shared/contract/takeout-search.ts';
import type { Context, Handlers } from '#server/context.ts';
import { encoded, pageText } from '#server/json-text.ts';
import { pointOf } from '../../group-product/present.ts';
import { cardText } from '../near/card-text.ts';
import { withFacts } from '../near/cards.ts';
import { findNear, firstNear, type Near, type NearFilter } from '../near/find-near.ts';
import { groupBy } from '../near/group-by.ts';
import { nearIndex } from '../near/index-repo.ts';
import { runningLowered } from '../picks/lowered-repo.ts';
import type { Dish } from './dish-repo.ts';
import { priceNow } from './dishes.ts';
import { countWord, labels } from './search-repo.ts';
import { matchDishes, matchNames } from './word-memory.ts';

type Request = RequestOf<(typeof takeoutSearch)['nearStoreList']>;

/** Dishes that a store found by them shows. */
const DISHES = 3;
/** Longer texts are sentences, not words that others look for. */
const LONGEST_WORD = 20;

/** What a keyword found: stores by their own names before stores by their dishes. */
type Hits = { fit: ReadonlyMap<string, number>; dishes: ReadonlyMap<string, readonly Dish[]> };

const grouped = new WeakMap<readonly Dish[], Hits>();

/** A word's dishes by their stores, kept as long as the hits are. */
const byStore = (hits: readonly Dish[]): Hits => {
  const known = grouped.get(hits);
  if (known) return known;
  const dishes = groupBy(hits, ({ storeId }) => storeId as string);
  const made = { dishes, fit: new Map([...dishes.keys()].map((id) => [id, 1] as const)) };
  grouped.set(hits, made);
  return made;
};

const hitsOf = async ({ deps }: Context, keyword: string): Promise<Hits> => {
  const [names, hits] = await Promise.all([matchNames(deps.db, keyword), matchDishes(deps.db, keyword)]);
  const { dishes, fit } = byStore(hits);
  return { dishes, fit: names.length === 0 ? fit : new Map([...fit, ...names.map((id) => [id, 0] as const)]) };
};

const narrowed = async ({ deps }: Context, request: Request): Promise<Request> => {
  if (request.labelId === undefined) return request;
  return { ...request, ...(await labels(deps.db.query)).find(({ id }) => id === request.labelId)?.narrow };
};

/** A store that one collects from need not deliver. */
const reachOf = ({ outState, pickup }: Request): NonNullable<NearFilter['reach']> => (pickup ? 'any' : outState === 1 ? 'outside' : 'inside');

const filterOf = (request: Request, hits: Hits | null): NearFilter => ({
  reach: reachOf(request), category: request.classifyId, hasPickup: request.pickup, hasCoupon: request.storeCoupon, hasFullReduction: request.fullReduction, hasDiscount: request.discount, isQuality: request.qualityDelivery, isNew: request.isNew, isOpen: request.isOpen,
  deliveryTypes: request.deliveryTypes, withinMeters: request.distance, withinMinutes: request.deliveryTime, priceFrom: request.priceFrom, priceTo: request.priceTo, ids: hits === null ? undefined : new Set(hits.fit.keys()),
});

/** Of words that find something the server keeps how often, never who. */
const note = async ({ deps, now, language }: Context, { keyword, offset }: Request, total: number): Promise<void> => {
  if (keyword === undefined || keyword.length > LONGEST_WORD || offset > 0 || total === 0) return;
  await countWord(deps.db.query, { word: keyword, language: language === 'en' ? 'en' : 'zh', searched: 1, chosen: 0 }, now);
};

const NO_DISHES: readonly never[] = [];

const dishesOf = async ({ deps, now, pick }: Context, part: readonly Near[], hits: Hits | null) => {
  if (hits === null) return () => NO_DISHES;
  const running = await runningLowered(deps.db, part.map(({ entry }) => entry.id), now);
  return (storeId: string) => encoded(dishesOfCard, (hits.dishes.get(storeId) ?? []).slice(0, DISHES).map((hit) => {
    const { price, original } = priceNow(hit, running);
    return { productId: hit.id, productName: pick(hit.name), imgUrl: hit.picture, price, originalPrice: original };
  }), 'the dishes of a card');
};

/** Those whose names were found before those whose dishes were, as far as they take orders alike. */
const byFit = (found: readonly Near[], { fit }: Hits): Near[] => found.toSorted((a, b) => a.rank - b.rank || fit.get(a.entry.id)! - fit.get(b.entry.id)!);

/** Stores near a place that suit a search, a page of them. */
export const nearStoreList: Handlers['nearStoreList'] = async (context, given) => {
  const { deps: { db }, now, place } = context;
  const request = await narrowed(context, given);
  const from = pointOf(request, place);
  const hits = request.keyword === undefined || request.keyword === '' ? null : await hitsOf(context, request.keyword);
  const [sort, entries, end] = [storeSort.nameOf(request.sortType), await nearIndex.get(db), request.offset + request.size];
  const search = { entries, from, filter: { ...filterOf(request, hits), sort }, now };
  const fits = hits !== null && sort === 'overall' ? byFit(findNear(entries, from, search.filter, now), hits) : null;
  const { first, total } = fits === null ? firstNear(search, end) : { first: fits, total: fits.length };
  await note(context, request, total);
  const part = first.slice(request.offset, end);
  const dishes = await dishesOf(context, part, hits);
  const rows = (await withFacts(db, part)).map((one) => cardText(one, from, context, () => ({ products: dishes(one.near.entry.id) })));
  return pageText(rows, { next: total > end, nextOffset: Math.min(end, total) });
};
