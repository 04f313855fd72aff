import { storeSort } from '#shared/codes/store-sort.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { marketFindCalls } from '#shared/contract/consumer/market-find.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { cardsOf } from '../near/cards.ts';
import { cardFacts } from '../near/facts-repo.ts';
import type { NearEntry } from '../near/near-index.ts';
import { knownForm, searchForm } from '../search/grams.ts';
import { amongOf, nearStores, type Request, type SearchedShop } from '../search/near-list.ts';
import { labels } from '../search/search-repo.ts';
import { matchItems } from './catalogue.ts';
import { goodsOfStores } from './found-goods-repo.ts';
import { loweredIn, storesNear } from './found-goods.ts';

/** Goods that a store found by them shows. */
const GOODS = 3;
/** Articles that stores are found by. */
const MOST_ITEMS = 100;
/** Stores of the short rail. */
const RAIL = 10;

/** Supermarkets whose own name holds a word. */
export const namedStores = async (
  { deps }: Context,
  keyword: string,
  entries: readonly NearEntry[],
) => {
  const facts = await cardFacts.market.get(
    deps.db,
    entries.map(({ id }) => id),
  );
  const form = searchForm(keyword);
  return [...facts.values()]
    .map(({ store }) => store)
    .filter(({ name }) => knownForm(name.zh).includes(form) || knownForm(name.en).includes(form));
};

const market: SearchedShop = {
  kind: 'market',
  lowered: loweredIn,
  note: () => Promise.resolve(),
  hits: async (context, keyword, entries) => {
    const { db } = context.deps;
    const [named, items] = await Promise.all([
      namedStores(context, keyword, entries),
      matchItems(db, keyword),
    ]);
    const byStore = await goodsOfStores(db.query, items.slice(0, MOST_ITEMS), {
      storeIds: entries.map(({ id }) => id),
      most: GOODS,
    });
    return {
      byStore,
      among: amongOf(
        named.map(({ id }) => id),
        byStore,
        entries,
      ),
    };
  },
};

/** The request of takeout's list that asks for all stores. */
const ALL: Omit<Request, 'offset' | 'size'> = {
  sortType: storeSort.codes.overall,
  pickup: false,
  storeCoupon: false,
  fullReduction: false,
  qualityDelivery: false,
  discount: false,
  isOpen: false,
  isNew: false,
  deliveryTypes: [],
  outState: 0,
};

type Wanted = RequestOf<(typeof marketFindCalls)['marketNearList']>;

export const marketNearList: Handlers['marketNearList'] = (
  context,
  { tagId, ...request }: Wanted,
) =>
  nearStores(market, context, {
    ...ALL,
    ...request,
    ...(tagId !== undefined && { labelId: tagId }),
  });

export const marketOutReachList: Handlers['marketOutReachList'] = (context, request) =>
  nearStores(market, context, { ...ALL, ...request, outState: 1 });

export const marketStoreTagList: Handlers['marketStoreTagList'] = async ({ deps, pick }) => ({
  result: (await labels(deps.db.query, 'market'))
    .filter(({ isShow }) => isShow)
    .map(({ id, name }) => ({ tagId: id, tagName: pick(name) })),
});

/** The nearest supermarkets that deliver to the place. */
export const marketNearRail: Handlers['marketNearRail'] = async (context, request) => {
  const { from, stores } = await storesNear(context, request);
  return { result: await cardsOf(context, stores.slice(0, RAIL), from) };
};
