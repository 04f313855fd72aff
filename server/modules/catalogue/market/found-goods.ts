import type { MarketGood } from '#shared/contract/consumer/market-card.ts';
import type { Point } from '#shared/geo/distance.ts';
import { SECOND, type Instant } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import type { Db } from '#server/db/db.ts';
import { cachedById } from '../near/cached.ts';
import { cardsOf } from '../near/cards.ts';
import { firstNear, type Near, type NearFilter } from '../near/find-near.ts';
import { nearIndexes } from '../near/near-index.ts';
import { pointOf } from '../group/present.ts';
import type { TakeoutActivity } from '../store/activity-rules.ts';
import type { Lowered } from '../search/near-list.ts';
import { flashSession } from '../store/flash.ts';
import { ofKind } from '../store/of-kind.ts';
import { productRow } from '../store/present.ts';
import type { TakeoutProduct } from '../store/read-store.ts';
import { NOTHING_TAKEN, type Taken } from '../store/taken.ts';
import { bestGoods, type Search, type SeenShelf, type Shelf } from './best-goods.ts';
import { goodsOfPage, loadLowering } from './found-goods-repo.ts';
import { shelvesInColumns } from './shelf-columns.ts';

export type Located = Parameters<typeof pointOf>[0];

/** Goods are looked for in so many stores, the nearest that take orders. */
const MOST_STORES = 60;
const SHUT = 2;

/** What lowers prices of single goods, by store: as fresh as the index that the stores were found in. */
const lowering = cachedById(loadLowering, nearIndexes.market.edition);

/** Whether an activity runs at a moment. */
export const runsAt =
  (now: Instant) =>
  ({ startsAt, endsAt }: TakeoutActivity): boolean =>
    startsAt <= now && (endsAt === null || endsAt > now);

/** What lowers prices in some stores, by store, also what has yet to begin. */
export const loweringOf = (db: Db, storeIds: readonly string[]) => lowering.get(db, storeIds);

/** What lowers prices in a store in one second. `halves`: products at half price. */
type Running = { second: number; ids: readonly string[]; halves: readonly string[] };
const running = new WeakMap<readonly TakeoutActivity[], Running>();

/** What lowers prices in a store at a moment; worked out once a second. */
const runningOf = (activities: readonly TakeoutActivity[], now: Instant): Running => {
  const second = Math.floor(now / SECOND);
  const known = running.get(activities);
  if (known?.second === second) return known;
  const isOn = (activity: TakeoutActivity): boolean =>
    activity.kind !== 'flash' || (flashSession([activity], now)?.leftSeconds ?? 0) > 0;
  const on = activities.filter(runsAt(now)).filter(isOn);
  const halves = ofKind(on, 'halfPrice').filter(
    ({ rules }) => rules.stock !== 0 && rules.userLimit !== 0,
  );
  const found = {
    second,
    ids: on.map(({ id }) => id),
    halves: halves.flatMap(({ rules }) => rules.productIds),
  };
  running.set(activities, found);
  return found;
};

/** The activities that lower prices at a moment, a flash sale only within its minutes of the day; `halves`: products at half price, by store. */
export const loweredIn = async (
  db: Db,
  storeIds: readonly string[],
  now: Instant,
): Promise<Lowered> => {
  const all = new Set<string>();
  const halves = new Map<string, ReadonlySet<string>>();
  for (const [storeId, activities] of await loweringOf(db, storeIds)) {
    const found = runningOf(activities, now);
    for (const id of found.ids) all.add(id);
    if (found.halves.length > 0) halves.set(storeId, new Set(found.halves));
  }
  return { running: all, halves };
};

/** Supermarkets seen from a place, those that take orders first, then the nearest. */
export const storesNear = async (
  { deps, now, place }: Context,
  request: Located,
  filter: NearFilter = { reach: 'inside' },
): Promise<{ from: Point; stores: readonly Near[] }> => {
  const from = pointOf(request, place);
  const entries = await nearIndexes.market.get(deps.db);
  const { first } = firstNear(
    { entries, from, filter: { ...filter, sort: 'distance' }, now },
    MOST_STORES,
  );
  return { from, stores: first };
};

type Seen = Awaited<ReturnType<typeof storesNear>>;

type Shown = { at?: Instant; taken?: Taken };

/** Goods with their stores as the wire has them. `at`: the moment whose offers they show. `taken`: whose offers they are. */
export const presentGoods = async (
  context: Context,
  products: readonly TakeoutProduct[],
  { from, stores, at = context.now, taken = NOTHING_TAKEN }: Seen & Shown,
): Promise<MarketGood[]> => {
  const ids = new Set<string>(products.map(({ storeId }) => storeId));
  const shown = stores.filter(({ entry }) => ids.has(entry.id));
  const [offers, cards] = await Promise.all([
    loweringOf(context.deps.db, [...ids]),
    cardsOf(context, shown, from),
  ]);
  const byStore = new Map(cards.map((card) => [card.storeId as string, card]));
  return products.flatMap((product) => {
    const store = byStore.get(product.storeId);
    if (store === undefined) return [];
    const activities = (offers.get(product.storeId) ?? []).filter(runsAt(at));
    const row = productRow(product, { activities, taken, now: at }, context.pick);
    return [{ ...row, store }];
  });
};

/** The shelves of the stores seen from a place. */
export const shelvesOf = ({ stores }: Seen): Shelf[] =>
  stores.map(({ entry, rank, distance }) => ({
    id: entry.id,
    isShut: rank === SHUT,
    meters: distance,
  }));

type Wish = Pick<Search, 'items' | 'sort' | 'once' | 'isInStock'> & {
  shelves: readonly Shelf[];
  /** Stores whose articles are left out. */ exceptIn?: readonly string[];
  offset: number;
  limit: number;
};

/** What is found on some shelves, in order: places in columns, which may be seconds old. */
export const placesOnShelves = async (
  { deps, now }: Context,
  { shelves, exceptIn = [], offset, limit, ...wish }: Wish,
) => {
  const storeIds = shelves.map(({ id }) => id);
  const [lowered, held] = await Promise.all([
    loweredIn(deps.db, storeIds, now),
    shelvesInColumns(deps.db, [...storeIds, ...exceptIn]),
  ]);
  const columnsOf = (id: string) => held.shelves.get(id) ?? [];
  const places = bestGoods({
    ...wish,
    ...lowered,
    numbers: held.numbers,
    shelves: shelves.flatMap((shelf): SeenShelf[] => {
      const columns = held.shelves.get(shelf.id);
      return columns === undefined ? [] : [{ ...shelf, columns }];
    }),
    exceptIn: exceptIn.flatMap(columnsOf),
    most: offset + limit,
  });
  return places.slice(offset);
};

/** A page of what is found on some shelves: its goods are read as they are now, and what was sold out meanwhile stands last. */
export const goodsOnShelves = async (context: Context, wish: Wish) => {
  const { offset, limit } = wish;
  const found = await placesOnShelves(context, { ...wish, limit: limit + 1 });
  const shown = found.slice(0, limit).map(({ columns, place }) => ({
    merchantId: columns.merchantId,
    storeId: columns.storeId,
    productId: columns.ids[place]!,
  }));
  const products = await goodsOfPage(context.deps.db)(shown);
  const isOut = ({ stock }: TakeoutProduct): boolean => stock === 0;
  return {
    products: [...products.filter((one) => !isOut(one)), ...products.filter(isOut)],
    next: found.length > limit,
    nextOffset: offset + shown.length,
  };
};

/** What is wanted of the stores seen from a place. */
export type PageWish = Omit<Wish, 'shelves'> & { seen: Seen };

/** A page of goods of the stores seen from a place. */
export const pageOfGoods = async (context: Context, { seen, ...wish }: PageWish) => {
  const shelves = shelvesOf(seen);
  const { products, ...page } = await goodsOnShelves(context, { ...wish, shelves });
  return { result: await presentGoods(context, products, seen), ...page };
};
