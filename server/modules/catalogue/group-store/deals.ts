import type { RequestOf } from '#shared/contract/define.ts';
import type { groupStoreCalls } from '#shared/contract/consumer/group-store.ts';
import { distanceMeters } from '#shared/geo/distance.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { cardOf, pointOf } from '../group/present.ts';
import { specialsNow } from '../group-special/specials.ts';
import { dealsOfStore, dealTypes } from './deals-repo.ts';
import { groupStoreOrRefuse, type GroupStore } from './store-repo.ts';

type Wanted = RequestOf<(typeof groupStoreCalls)['groupProductStoreList']> & {
  productType?: string;
};

const pageOfDeals = async (
  { deps, place, pick, now }: Context<'guest'>,
  store: GroupStore,
  wanted: Wanted,
) => {
  const { productNotShowPage: hiddenOn = '', productType: type = 'all', offset, size } = wanted;
  const [deals, specialsOf] = await Promise.all([
    dealsOfStore(deps.db.query, store, { hiddenOn, type, offset, size, now }),
    specialsNow(deps.db, now),
  ]);
  const distance = Math.round(distanceMeters(pointOf(wanted, place), store));
  const shown = deals.slice(0, size);
  return {
    result: shown.map((deal) => ({
      ...cardOf(deal, [store], pick),
      ...specialsOf(deal.id),
      storeCount: deal.storeIds.length,
      category: deal.category,
      distance,
    })),
    next: deals.length > size,
    nextOffset: offset + shown.length,
  };
};

export const storeDeals: Handlers['groupProductStoreList'] = async (context, request) =>
  pageOfDeals(context, await groupStoreOrRefuse(context.deps.db.query, request.storeId), request);

export const storeDealsByType: Handlers['groupProductStoreListByType'] = async (
  context,
  request,
) => {
  const {
    deps: {
      db: { query },
    },
    t,
    now,
  } = context;
  const store = await groupStoreOrRefuse(query, request.storeId);
  const [types, deals] = await Promise.all([
    dealTypes(query, store, { hiddenOn: request.productNotShowPage ?? '', now }),
    pageOfDeals(context, store, request),
  ]);
  return {
    types: types.map(({ category, count }) => ({
      productType: category,
      name: t(`deal.category.${category}`),
      count,
    })),
    ...deals,
  };
};
