import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Context } from '#server/kit/context.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { gather, perDatabase } from '#server/db/gather.ts';
import { refuse } from '#server/kit/refusal.ts';
import { together } from '#server/kit/together.ts';
import { takenByCaller } from '../store/load.ts';
import { activitiesOfStore, type TakeoutProduct } from '../store/menu-repo.ts';
import type { OfferFacts } from '../store/offers.ts';
import { productRow } from '../store/present.ts';
import { findStore, type TakeoutStore } from '../store/store-repo.ts';
import { classLinks, type ClassLink } from './store-goods-repo.ts';

/** A supermarket with what it has on for the caller. */
export type MarketSight = {
  store: TakeoutStore;
  offers: OfferFacts;
};
/** A product as every list of a supermarket shows it. */
export type ProductRow = ReplyOf<Contract['marketProductListNew']>['result'][number];

type Read = {
  store: TakeoutStore | null;
  activities: OfferFacts['activities'];
};
type Ask = { storeId: string; now: Instant };

const readStore = async ({ query }: Db, { storeId, now }: Ask): Promise<Read> => {
  const store = await findStore(query, storeId);
  return { store, activities: store === null ? [] : await activitiesOfStore(query, store, now) };
};

/** What all guests of a store see alike: read once for all who ask at the same time, and never kept. */
const readShared = perDatabase((db: Db) =>
  gather<Ask, Read>({
    one: (ask) => readStore(db, ask),
    most: 500,
    many: (asks) => {
      // the last ask of a store is the latest
      const reads = new Map(asks.map((ask) => [ask.storeId, ask]));
      const answers = new Map([...reads].map(([id, ask]) => [id, readStore(db, ask)]));
      return Promise.all(asks.map(({ storeId }) => answers.get(storeId)!));
    },
  }),
);

/** The supermarket of this id as the caller sees it; a takeout store is none. */
export const marketSight = async (
  context: Context<'guest'>,
  storeId: string,
): Promise<MarketSight> => {
  const { deps, now } = context;
  const [{ store, activities }, taken] = await Promise.all([
    readShared(deps.db)({ storeId, now }),
    takenByCaller(context, storeId, 'market'),
  ]);
  if (store?.kind !== 'market') return refuse('STORE_NOT_FOUND');
  return { store, offers: { activities, taken, now } };
};

/** The classes of a store by their ids only, read once for all who ask at the same time. */
export const linksOf = (
  { db }: Pick<Context['deps'], 'db'>,
  store: TakeoutStore,
): Promise<readonly ClassLink[]> =>
  together(db, `classes of ${store.merchantId} ${store.id}`, () => classLinks(db.query, store));

export const rowsOf = (
  { pick }: Pick<Context, 'pick'>,
  { offers }: MarketSight,
  products: readonly TakeoutProduct[],
): ProductRow[] => products.map((product) => productRow(product, offers, pick));
