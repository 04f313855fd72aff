import type { GroupLabel } from '#shared/codes/group-list.ts';
import { usableToday } from '#shared/group/voucher-window.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { firstOf } from '../near/first-of.ts';
import { columnsOf, keysOf } from './columns.ts';
import { SORTS } from './sorts.ts';
import { dealTest, metersTo, pricesOf } from './suits.ts';
import type { Town, TownDeal, TownStore } from './town.ts';
import type { Wish } from './wish.ts';
import { wordsIn } from './word-hits.ts';

/** A store as it is seen from a place; metres. */
export type SeenStore = { store: TownStore; distance: number };
/** A deal with its nearest store that suits. */
export type FoundDeal = SeenStore & { deal: TownDeal };
/** A store with those of its deals that suit, the best first. */
export type FoundStore = SeenStore & { deals: readonly TownDeal[] };
/** One page of what was found, and how many there are. */
export type Found<T> = { rows: readonly T[]; total: number };

/** More than what any order's own numbers differ by. */
const A_FIT = 1e12;
const SOLD_OUT = 1e14;

type Ranked = { key: number; distance: number };

/** By its key, then by its way. */
const compare = (a: Ranked, b: Ranked): number => a.key - b.key || a.distance - b.distance;

/** Whether deals have a property at a moment. */
export const labelTest = (label: GroupLabel, now: Instant): ((deal: TownDeal) => boolean) =>
  label === 'today' ? usableToday(now) : (deal) => deal.labels.includes(label);

/** How a list is sorted: sold out last (decision G9), then in the usual order by how well the word fits, then as asked. */
const orderOf = (town: Town, { sort, lowered }: Wish) => {
  const own = keysOf(town, sort);
  return {
    aMeter: SORTS[sort].aMeter,
    aFit: sort === 'overall' ? A_FIT : 0,
    stores: own.stores,
    deals: own.deals,
    prices: sort === 'price' ? pricesOf(town, lowered) : null,
  };
};

/** Deals that suit, each at its nearest store that does. A word is looked for in their own names first, then in those of their stores. */
export const findDeals = (town: Town, wish: Wish): Found<FoundDeal> => {
  const { isOut, storesOf } = columnsOf(town);
  const words = wordsIn(wish.keyword, town);
  const suits = dealTest(town, wish);
  const meters = metersTo(town, wish);
  const { aMeter, aFit, prices, deals: own } = orderOf(town, wish);
  const keys = prices ?? own;
  const first = firstOf<Ranked & { deal: number; near: number }>(wish.offset + wish.size);
  let total = 0;
  for (let deal = 0; deal < town.deals.length; deal += 1) {
    if (!suits(deal)) continue;
    const isNamed = words === null || words.isNamed(deal);
    let near = -1;
    let distance = Number.POSITIVE_INFINITY;
    for (let link = storesOf.from[deal]!; link < storesOf.from[deal + 1]!; link += 1) {
      const place = storesOf.to[link]!;
      if (meters[place]! >= distance || (!isNamed && !words.isTogether(deal, place))) continue;
      near = place;
      distance = meters[place]!;
    }
    if (near < 0) continue;
    total += 1;
    const key = isOut[deal]! * SOLD_OUT + (isNamed ? 0 : aFit) + distance * aMeter + keys[deal]!;
    if (key <= (first.last()?.key ?? key)) first.add({ key, distance, deal, near }, compare);
  }
  return {
    rows: first.all.slice(wish.offset).map(({ deal, near, distance }) => ({
      deal: town.deals[deal]!,
      store: town.stores[near]!,
      distance,
    })),
    total,
  };
};

/** What a deal costs now. */
export const priceIn =
  (lowered: Wish['lowered']) =>
  ({ id, price }: Pick<TownDeal, 'id' | 'price'>): Cents => {
    const flash = lowered.get(id);
    return flash === undefined || flash > price ? price : flash;
  };

/** What can be bought before what is sold out; then the cheapest when prices are asked for, else what sells best. */
const bestFirst = ({ sort, lowered }: Wish) => {
  const priceOf = priceIn(lowered);
  return (a: TownDeal, b: TownDeal): number =>
    Number(a.stock === 0) - Number(b.stock === 0) ||
    (sort === 'price' ? 0 : b.sold - a.sold) ||
    priceOf(a) - priceOf(b);
};

/** The deals of a store that suit: `visit` sees the place of each. One whose own name holds the word comes with all of them, others with those that hold it. */
const dealsVisitor = (town: Town, wish: Wish) => {
  const { dealsOf } = columnsOf(town);
  const words = wordsIn(wish.keyword, town);
  const suits = dealTest(town, wish);
  return {
    isNamed: (store: number): boolean => words === null || words.isStoreNamed(store),
    visit: (store: number, isNamed: boolean, see: (deal: number) => void): void => {
      for (let link = dealsOf.from[store]!; link < dealsOf.from[store + 1]!; link += 1) {
        const deal = dealsOf.to[link]!;
        if (suits(deal) && (isNamed || words?.isTogether(deal, store) === true)) see(deal);
      }
    },
  };
};

/** Stores with deals that suit; how a store is sorted by its best deal, which is the cheapest one to be had where prices are asked for. */
export const findStores = (town: Town, wish: Wish): Found<FoundStore> => {
  const { isOut } = columnsOf(town);
  const { isNamed, visit } = dealsVisitor(town, wish);
  const meters = metersTo(town, wish);
  const { aMeter, aFit, prices, stores: own } = orderOf(town, wish);
  const first = firstOf<Ranked & { store: number }>(wish.offset + wish.size);
  let total = 0;
  let best = Number.POSITIVE_INFINITY;
  const see = (deal: number): void => {
    best = Math.min(best, isOut[deal]! * SOLD_OUT + (prices?.[deal] ?? 0));
  };
  for (let store = 0; store < town.stores.length; store += 1) {
    const distance = meters[store]!;
    if (distance === Number.POSITIVE_INFINITY) continue;
    const named = isNamed(store);
    best = Number.POSITIVE_INFINITY;
    visit(store, named, see);
    if (best === Number.POSITIVE_INFINITY) continue;
    total += 1;
    const key = best + (named ? 0 : aFit) + distance * aMeter + (prices === null ? own[store]! : 0);
    if (key <= (first.last()?.key ?? key)) first.add({ key, distance, store }, compare);
  }
  const rows = first.all.slice(wish.offset).map(({ store, distance }) => {
    const deals: TownDeal[] = [];
    visit(store, isNamed(store), (deal) => deals.push(town.deals[deal]!));
    return { store: town.stores[store]!, distance, deals: deals.sort(bestFirst(wish)) };
  });
  return { rows, total };
};
