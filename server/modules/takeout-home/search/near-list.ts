import { storeSort } from '#shared/codes/store-sort.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import { dishesOfCard } from '#shared/contract/takeout-cards.ts';
import type { takeoutSearch } from '#shared/contract/takeout-search.ts';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import type { Context, Handlers } from '#server/context.ts';
import { encoded, pageText } from '#server/json-text.ts';
import { pointOf } from '../../group-product/present.ts';
import { cardText } from '../near/card-text.ts';
import { withFacts } from '../near/cards.ts';
import { firstOf, nearWithin, type Near, type NearFilter } from '../near/find-near.ts';
import { groupBy } from '../near/group-by.ts';
import { nearIndex } from '../near/index-repo.ts';
import { runningLowered } from '../picks/pick-repo.ts';
import { priceNow } from './dishes.ts';
import { countWord, labels, matchDishes, matchNames, type DishHit } from './search-repo.ts';

type Request = RequestOf<(typeof takeoutSearch)['nearStoreList']>;

/** Dishes that a store found by them shows. */
const DISHES = 3;
/** Longer texts are sentences, not words that others look for. */
const LONGEST_WORD = 20;

/** What a keyword found: stores by their own names before stores by their dishes. */
type Hits = { fit: ReadonlyMap<string, number>; dishes: ReadonlyMap<string, readonly DishHit[]> };

const hitsOf = async ({ deps }: Context, keyword: string): Promise<Hits> => {
  const [names, dishes] = await Promise.all([matchNames(deps.db.query, keyword), matchDishes(deps.db.query, keyword)]);
  return { fit: new Map([...dishes.map(({ storeId }) => [storeId, 1] as const), ...names.map((id) => [id, 0] as const)]), dishes: groupBy(dishes, ({ storeId }) => storeId) };
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
const note = async ({ deps, now, language }: Context, { keyword, offset }: Request, found: readonly Near[]): Promise<void> => {
  if (keyword === undefined || keyword.length > LONGEST_WORD || offset > 0 || found.length === 0) return;
  await countWord(deps.db.query, { word: keyword, language: language === 'en' ? 'en' : 'zh', searched: 1, chosen: 0 }, now);
};

const dishesOf = async ({ deps, now, pick }: Context, part: readonly Near[], hits: Hits | null) => {
  if (hits === null) return () => [];
  const running = await runningLowered(deps.db, part.map(({ entry }) => entry.id), now);
  return (storeId: string) => (hits.dishes.get(storeId) ?? []).slice(0, DISHES).map((hit) => {
    const { price, original } = priceNow(hit, running);
    return { productId: asId<ProductId>(hit.id), productName: pick(hit.name), imgUrl: hit.picture, price, originalPrice: original };
  });
};

/** Those whose names were found before those whose dishes were, as far as they take orders alike. */
const byFit = (found: readonly Near[], { fit }: Hits): Near[] => firstOf(found, found.length).toSorted((a, b) => a.rank - b.rank || fit.get(a.entry.id)! - fit.get(b.entry.id)!);

/** Stores near a place that suit a search, a page of them. */
export const nearStoreList: Handlers['nearStoreList'] = async (context, given) => {
  const request = await narrowed(context, given);
  const from = pointOf(request, context.place);
  const hits = request.keyword === undefined || request.keyword === '' ? null : await hitsOf(context, request.keyword);
  const sort = storeSort.nameOf(request.sortType);
  const found = nearWithin(await nearIndex.get(context.deps.db), from, { ...filterOf(request, hits), sort }, context.now);
  await note(context, request, found);
  const end = request.offset + request.size;
  const part = (hits !== null && sort === 'overall' ? byFit(found, hits) : firstOf(found, end)).slice(request.offset, end);
  const dishes = await dishesOf(context, part, hits);
  const rows = (await withFacts(context.deps.db, part)).map((one) => cardText(one, from, context, () => ({ products: encoded(dishesOfCard, dishes(one.near.entry.id), 'dishes of a card') })));
  return pageText(rows, { next: found.length > end, nextOffset: Math.min(end, found.length) });
};
