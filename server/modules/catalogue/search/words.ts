import type { Context, Handlers } from '#server/kit/context.ts';
import { pointOf } from '../group/present.ts';
import { findNear } from '../near/find-near.ts';
import { groupBy } from '../../../kit/group-by.ts';
import { nearIndex } from '../near/near-index.ts';
import { searchForm } from './grams.ts';
import { cardFacts } from '../near/facts-repo.ts';
import type { Dish } from './dish-repo.ts';
import { categories, hotWords, trendingWords, type WordLanguage } from './search-repo.ts';
import { countWord } from './word-counts.ts';
import { matchDishes, matchNames } from './word-memory.ts';

const STORES = 3;
const DISHES = 6;
const CLASSES = 2;

const languageOf = ({ language }: Context): WordLanguage => (language === 'en' ? 'en' : 'zh');

const holds = (text: string, keyword: string): boolean =>
  searchForm(text).includes(searchForm(keyword));

/** Names of dishes, each once, with how many stores have it; those that begin with the word first. */
const dishNames = (
  hits: readonly Dish[],
  keyword: string,
  pick: Context['pick'],
): { word: string; storeCount: number }[] => {
  const byName = groupBy(hits, ({ name }) => pick(name));
  const starts = (word: string): number => Number(searchForm(word).startsWith(searchForm(keyword)));
  return [...byName]
    .map(([word, of]) => ({ word, storeCount: new Set(of.map(({ storeId }) => storeId)).size }))
    .toSorted((a, b) => starts(b.word) - starts(a.word) || b.storeCount - a.storeCount)
    .slice(0, DISHES);
};

const storeWords = async (
  context: Context,
  keyword: string,
  request: Parameters<typeof pointOf>[0],
) => {
  const { deps, now, pick, place } = context;
  const ids = new Set(await matchNames(deps.db, keyword));
  const near = findNear(await nearIndex.get(deps.db), pointOf(request, place), { ids }, now);
  const facts = await cardFacts.takeout.get(
    deps.db,
    near.slice(0, STORES * 4).map(({ entry }) => entry.id),
  );
  const names = near.flatMap(({ entry }) => {
    const store = facts.get(entry.id)?.store;
    return store ? [{ id: entry.id, word: pick(store.name) }] : [];
  });
  // a store found by its kind is no suggestion of a name
  return names
    .filter(({ word }) => holds(word, keyword))
    .slice(0, STORES)
    .map(({ id, word }) => ({ word, type: 'store' as const, id, storeCount: 1 }));
};

/** Suggestions while one types: classes, stores by name, then dishes with how many stores have them. */
export const takeoutWords: Handlers['associationalWordList'] = async (
  context,
  { keyword, ...request },
) => {
  const { deps, pick } = context;
  const [classes, stores, hits, entries] = await Promise.all([
    categories(deps.db.query),
    storeWords(context, keyword, request),
    matchDishes(deps.db, keyword),
    nearIndex.get(deps.db),
  ]);
  const classWords = classes
    .filter(({ name }) => holds(pick(name), keyword))
    .slice(0, CLASSES)
    .map(({ id, name }) => ({
      word: pick(name),
      type: 'classify' as const,
      id,
      storeCount: entries.filter((entry) => entry.categories.includes(id)).length,
    }));
  return {
    result: [
      ...classWords,
      ...stores,
      ...dishNames(hits, keyword, pick).map((word) => ({
        ...word,
        type: 'dish' as const,
        id: null,
      })),
    ],
  };
};

export const associationalClick: Handlers['associationalClick'] = async (context, { word }) => {
  const known = (
    await Promise.all([matchDishes(context.deps.db, word), matchNames(context.deps.db, word)])
  ).some((hits) => hits.length > 0);
  if (known)
    await countWord(
      context.deps.db,
      { word, language: languageOf(context), searched: 0, chosen: 1 },
      context.now,
    );
  return {};
};

export const trendingSearch: Handlers['trendingSearch'] = async (context, { business }) => {
  const { deps, now, pick } = context;
  const [hot, trending] = await Promise.all([
    hotWords(deps.db.query, business),
    business === 'takeout' ? trendingWords(deps.db.query, languageOf(context), now) : [],
  ]);
  return { hotList: hot.map(({ word }) => ({ word: pick(word) })), trendingList: trending };
};
