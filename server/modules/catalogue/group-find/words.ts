import type { Handlers } from '#server/kit/context.ts';
import { pointOf } from '../group/present.ts';
import { searchForm } from '../search/grams.ts';
import { DEAL_CATEGORIES } from './category.ts';
import { findDeals, findStores, type Wish } from './find.ts';
import { town } from './town.ts';

const CATEGORIES_MOST = 2;
const STORES_MOST = 3;
const DEALS_MOST = 6;

/** Suggestions while one types: categories, the nearest stores by name, then deals, by what their names hold. */
export const searchWords: Handlers['groupSearchWords'] = async (
  { deps, place, now, pick, t },
  { keyword, ...request },
) => {
  const all = await town.get(deps.db);
  const typed = searchForm(keyword);
  const holds = (name: string): boolean => searchForm(name).includes(typed);
  const wish: Wish = {
    keyword,
    from: pointOf(request, place),
    now,
    category: 'all',
    sort: 'overall',
    filters: { labels: [] },
  };
  const categories = DEAL_CATEGORIES.map((id) => ({
    word: t(`deal.category.${id}`),
    type: 'category' as const,
    id,
    count: all.deals.filter(({ category }) => category === id).length,
  })).filter(({ word, count }) => count > 0 && holds(word));
  const stores = findStores(all, wish)
    .filter(({ store }) => holds(pick(store.name)))
    .map(({ store }) => ({
      word: pick(store.name),
      type: 'store' as const,
      id: store.id,
      count: store.deals.length,
    }));
  const deals = findDeals(all, wish)
    .filter(({ deal }) => holds(pick(deal.name)))
    .map(({ deal }) => ({
      word: pick(deal.name),
      type: 'deal' as const,
      id: deal.id,
      count: deal.stores.length,
    }));
  return {
    result: [
      ...categories.slice(0, CATEGORIES_MOST),
      ...stores.slice(0, STORES_MOST),
      ...deals.slice(0, DEALS_MOST),
    ],
  };
};
