import type { Handlers } from '#server/kit/context.ts';
import { groupBy } from '#server/kit/group-by.ts';
import { pointOf } from '../group/present.ts';
import { knownForm, searchForm } from '../search/grams.ts';
import { DEAL_CATEGORIES } from './category.ts';
import { findDeals, rankStores } from './find.ts';
import { town, type Town, type TownDeal } from './town.ts';
import type { Wish } from './wish.ts';

const CATEGORIES_MOST = 2;
const STORES_MOST = 3;
const DEALS_MOST = 6;
/** As many are looked through for names that hold what is typed: these come first. */
const LOOKED_MOST = 200;

const counts = new WeakMap<Town, ReadonlyMap<TownDeal['category'], number>>();
const countOf = (town: Town, id: TownDeal['category']): number => {
  const known =
    counts.get(town) ??
    new Map(
      [...groupBy(town.deals, ({ category }) => category)].map(([of, { length }]) => [of, length]),
    );
  counts.set(town, known);
  return known.get(id) ?? 0;
};

/** The first so many rows of which something holds; no more are looked at. */
const firstThat = <T>(rows: readonly T[], count: number, has: (row: T) => boolean): T[] => {
  const found: T[] = [];
  for (const row of rows) {
    if (found.length === count) break;
    if (has(row)) found.push(row);
  }
  return found;
};

/** Suggestions while one types: categories, the nearest stores by name, then deals, by what their names hold. */
export const searchWords: Handlers['groupSearchWords'] = async (
  { deps, place: from, now, pick, t },
  { keyword, ...request },
) => {
  const all = await town.get(deps.db);
  const typed = searchForm(keyword);
  const holds = (name: string): boolean => knownForm(name).includes(typed);
  const wish: Wish = {
    keyword,
    from: pointOf(request, from),
    now,
    lowered: new Map(),
    category: 'all',
    sort: 'overall',
    filters: { labels: [] },
    offset: 0,
    size: LOOKED_MOST,
  };
  const categories = DEAL_CATEGORIES.map((id) => ({
    word: t(`deal.category.${id}`),
    type: 'category' as const,
    id,
  }))
    .filter(({ word }) => holds(word))
    .map((row) => ({ ...row, count: countOf(all, row.id) }))
    .filter(({ count }) => count > 0);
  const ranked = rankStores(all, wish).rows.map(({ place }) => all.stores[place]!);
  const stores = firstThat(ranked, STORES_MOST, (store) => holds(pick(store.name))).map(
    (store) => ({
      word: pick(store.name),
      type: 'store' as const,
      id: store.id,
      count: store.deals.length,
    }),
  );
  const deals = firstThat(findDeals(all, wish).rows, DEALS_MOST, ({ deal }) =>
    holds(pick(deal.name)),
  ).map(({ deal }) => ({
    word: pick(deal.name),
    type: 'deal' as const,
    id: deal.id,
    count: deal.stores.length,
  }));
  return {
    result: [...categories.slice(0, CATEGORIES_MOST), ...stores, ...deals],
  };
};
