import { couponBusiness } from '#shared/codes/coupon.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { must } from '#shared/kernel/result.ts';
import { pointOf } from '../group/present.ts';
import { firstNear, type NearFilter } from '../near/find-near.ts';
import { nearIndexes } from '../near/near-index.ts';
import { searchForm } from '../search/grams.ts';
import { hotWords } from '../search/search-repo.ts';
import { takeoutWords } from '../search/words.ts';
import { catalogueOf, itemsBelow, matchItems } from './catalogue.ts';
import { shelvesOf, storesNear, wishNow, type Located } from './found-goods.ts';
import { findItems, type Shelf } from './found-goods-repo.ts';
import { countStoresOf, countStoresWithAny } from './item-repo.ts';
import { namedStores } from './near.ts';

const CATEGORIES = 2;
/** Categories by name that are asked for on the shelves. */
const MOST_CATEGORIES = 6;
const STORES = 3;
const GOODS = 6;
/** The best fitting articles, which are looked for on the shelves. */
const MOST_ITEMS = 60;

type Word = Awaited<ReturnType<Handlers['associationalWordList']>>['result'][number];

const holds = (text: string, keyword: string): boolean =>
  searchForm(text).includes(searchForm(keyword));

/** Categories that stores near by have anything of, in the order of the categories' own list. */
const categoryWords = async (
  { deps, pick }: Context,
  keyword: string,
  storeIds: readonly string[],
): Promise<Word[]> => {
  const catalogue = await catalogueOf(deps.db);
  const words = await Promise.all(
    catalogue.categories
      .filter(({ name }) => holds(pick(name), keyword))
      .slice(0, MOST_CATEGORIES)
      .map(async ({ id, name }): Promise<Word> => {
        const itemIds = itemsBelow(catalogue, id).map((item) => item.id);
        const storeCount = await countStoresWithAny(deps.db.query, itemIds, storeIds);
        return { word: pick(name), type: 'classify', id, storeCount };
      }),
  );
  return words.filter(({ storeCount }) => storeCount > 0).slice(0, CATEGORIES);
};

/** Stores by their names, in the order of the list of stores that deliver. */
const storeWords = async (
  context: Context,
  { keyword, ...request }: Located & { keyword: string },
): Promise<Word[]> => {
  const { deps, pick, now, place } = context;
  const entries = await nearIndexes.market.get(deps.db);
  const named = (await namedStores(context, keyword, entries)).filter(({ name }) =>
    holds(pick(name), keyword),
  );
  const names = new Map(named.map(({ id, name }) => [String(id), pick(name)]));
  const filter: NearFilter = { reach: 'inside', ids: new Set(names.keys()) };
  const { first } = firstNear({ entries, from: pointOf(request, place), filter, now }, STORES);
  return first.map(({ entry: { id } }) => ({
    word: must(names.get(id), 'the name of a store'),
    type: 'store',
    id,
    storeCount: 1,
  }));
};

/** Names of articles in the order of the list of goods, each with how many stores near by have it. */
const goodWords = async (
  context: Context,
  keyword: string,
  shelves: readonly Shelf[],
): Promise<Word[]> => {
  const { deps, pick } = context;
  const { query } = deps.db;
  const items = await matchItems(deps.db, keyword, MOST_ITEMS);
  const wish = await wishNow(context, { items, shelves, sort: 'unknown', offset: 0, limit: GOODS });
  const ids = await findItems(query, wish);
  const counts = await countStoresOf(
    query,
    ids,
    shelves.map(({ id }) => id),
  );
  const names = new Map(items.map(({ id, item }) => [id, pick(item.name)]));
  return ids.map((id) => ({
    word: must(names.get(id), 'the name of an article'),
    type: 'dish',
    id: null,
    storeCount: counts.get(id) ?? 0,
  }));
};

/** Suggestions of the supermarkets that deliver to the place: categories, stores by name, then articles. */
const marketWords = async (context: Context, request: Located & { keyword: string }) => {
  const shelves = shelvesOf(await storesNear(context, request));
  const storeIds = shelves.map(({ id }) => id);
  const parts = await Promise.all([
    categoryWords(context, request.keyword, storeIds),
    storeWords(context, request),
    goodWords(context, request.keyword, shelves),
  ]);
  return { result: parts.flat() };
};

/** Suggestions while one types, of takeout or of the supermarkets. */
export const associationalWordList: Handlers['associationalWordList'] = (context, request) =>
  request.businessType === couponBusiness.codes.market
    ? marketWords(context, request)
    : takeoutWords(context, request);

export const trendingList: Handlers['trendingList'] = async (
  { deps, pick },
  { isFilterImage },
) => ({
  result: (await hotWords(deps.db.query, 'market'))
    .filter(({ picture }) => !isFilterImage || picture !== '')
    .map(({ id, word, picture }) => ({ id, word: pick(word), imgUrl: picture })),
});
