import { couponBusiness } from '#shared/codes/coupon.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { must } from '#shared/kernel/result.ts';
import { pointOf } from '../group/present.ts';
import { firstNear, type NearFilter } from '../near/find-near.ts';
import { nearIndexes } from '../near/near-index.ts';
import { knownForm, searchForm } from '../search/grams.ts';
import { hotWords } from '../search/search-repo.ts';
import { takeoutWords } from '../search/words.ts';
import { catalogueOf, itemsBelow, matchItems } from './catalogue.ts';
import { placesOnShelves, shelvesOf, storesNear, type Located } from './found-goods.ts';
import { countStores, type Shelf } from './best-goods.ts';
import { shelvesInColumns } from './shelf-columns.ts';
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
  knownForm(text).includes(searchForm(keyword));

/** Categories that stores near by have anything of, in the order of the categories' own list. */
const categoryWords = async (
  { deps, pick }: Context,
  keyword: string,
  storeIds: readonly string[],
): Promise<Word[]> => {
  const [catalogue, { numbers, shelves }] = await Promise.all([
    catalogueOf(deps.db),
    shelvesInColumns(deps.db, storeIds),
  ]);
  const words = catalogue.categories
    .filter(({ name }) => holds(pick(name), keyword))
    .slice(0, MOST_CATEGORIES)
    .map(({ id, name }): Word => {
      const items = itemsBelow(catalogue, id).map((item) => numbers.get(item.id));
      const storeCount = countStores(shelves.values(), items);
      return { word: pick(name), type: 'classify', id, storeCount };
    });
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
  const items = await matchItems(deps.db, keyword, MOST_ITEMS);
  const [places, { numbers, shelves: all }] = await Promise.all([
    placesOnShelves(context, {
      items,
      shelves,
      sort: 'unknown',
      once: 'first',
      isInStock: true,
      offset: 0,
      limit: GOODS,
    }),
    shelvesInColumns(
      deps.db,
      shelves.map(({ id }) => id),
    ),
  ]);
  const names = new Map(items.map(({ id, item }) => [id, pick(item.name)]));
  return places.map(({ columns, place }) => {
    const id = columns.itemIds[place]!;
    return {
      word: must(names.get(id), 'the name of an article'),
      type: 'dish',
      id: null,
      storeCount: countStores(all.values(), [numbers.get(id)]),
    };
  });
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
