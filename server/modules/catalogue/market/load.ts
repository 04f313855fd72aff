import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Context } from '#server/kit/context.ts';
import { storeOrRefuse, takenByCaller } from '../store/load.ts';
import { activitiesOfStore, type TakeoutProduct } from '../store/menu-repo.ts';
import type { OfferFacts } from '../store/offers.ts';
import { productRow } from '../store/present.ts';
import type { TakeoutStore } from '../store/store-repo.ts';

/** A supermarket with what it has on for the caller. */
export type MarketSight = { store: TakeoutStore; offers: OfferFacts };
/** A product as every list of a supermarket shows it. */
export type ProductRow = ReplyOf<Contract['marketProductListNew']>['result'][number];

/** The supermarket of this id as the caller sees it; a takeout store is none. */
export const marketSight = async (
  context: Context<'guest'>,
  storeId: string,
): Promise<MarketSight> => {
  const { query } = context.deps.db;
  const store = await storeOrRefuse(query, storeId, 'market');
  const [activities, taken] = await Promise.all([
    activitiesOfStore(query, store, context.now),
    takenByCaller(context, storeId, 'market'),
  ]);
  return { store, offers: { activities, taken, now: context.now } };
};

export const rowsOf = (
  { pick }: Pick<Context, 'pick'>,
  { offers }: MarketSight,
  products: readonly TakeoutProduct[],
): ProductRow[] => products.map((product) => productRow(product, offers, pick));
