import type { GroupLabel } from '#shared/codes/group-list.ts';
import { usableToday } from '#shared/group/voucher-window.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { firstOf } from '../near/first-of.ts';
import { columnsOf, keysOf, type Columns } from './columns.ts';
import { SORTS } from './sorts.ts';
import { bestDeals, dealsVisitor, SOLD_OUT } from './best-deals.ts';
import { metersTo, pricesOf, suitingDeals } from './suits.ts';
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

/** The nearest store of each deal, by the deal's place; -1 where none suits. A word is looked for in the deal's own name, then in those of its stores. */
const nearestStore = (
  { from, to }: Columns['storesOf'],
  meters: Float64Array,
  words: ReturnType<typeof wordsIn>,
) =>
  words === null
    ? (deal: number): number => {
        let near = to[from[deal]!]!;
        for (let link = from[deal]! + 1; link < from[deal + 1]!; link += 1)
          if (meters[to[link]!]! < meters[near]!) near = to[link]!;
        return Number.isFinite(meters[near]) ? near : -1;
      }
    : (deal: number): number => {
        const isNamed = words.deals[deal] === 1;
        let near = -1;
        let distance = Number.POSITIVE_INFINITY;
        for (let link = from[deal]!; link < from[deal + 1]!; link += 1) {
          const place = to[link]!;
          if (meters[place]! >= distance || (!isNamed && !words.isTogether(deal, place))) continue;
          near = place;
          distance = meters[place]!;
        }
        return near;
      };

/** Deals that suit, each at its nearest store that does. A word is looked for in their own names first, then in those of their stores. */
export const findDeals = (town: Town, wish: Wish): Found<FoundDeal> => {
  const { isOut, storesOf } = columnsOf(town);
  const words = wordsIn(wish.keyword, town);
  const flags = suitingDeals(town, wish);
  const meters = metersTo(town, wish);
  const nearOf = nearestStore(storesOf, meters, words);
  const { aMeter, aFit, prices, deals: own } = orderOf(town, wish);
  const keys = prices ?? own;
  const first = firstOf<Ranked & { deal: number; near: number }>(wish.offset + wish.size);
  const among = words?.found;
  const count = among?.length ?? town.deals.length;
  let total = 0;
  let most = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < count; turn += 1) {
    const deal = among === undefined ? turn : among[turn]!;
    if (flags[deal] === 0) continue;
    const near = nearOf(deal);
    if (near < 0) continue;
    total += 1;
    const distance = meters[near]!;
    const fit = words === null || words.deals[deal] === 1 ? 0 : aFit;
    const key = isOut[deal]! * SOLD_OUT + fit + distance * aMeter + keys[deal]!;
    if (key > most) continue;
    first.add({ key, distance, deal, near }, compare);
    most = first.last()?.key ?? most;
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

/** The deals of a store that suit, the best first. `store`: its place. */
export const dealsAt = (town: Town, wish: Wish): ((store: number) => TownDeal[]) => {
  const visit = dealsVisitor(town, wish);
  return (store) => {
    const deals: TownDeal[] = [];
    visit(store, (deal) => deals.push(town.deals[deal]!));
    return deals.sort(bestFirst(wish));
  };
};

/** The places of stores with deals that suit; how a store is sorted by its best deal, which is the cheapest one to be had where prices are asked for. */
export const rankStores = (town: Town, wish: Wish): Found<{ place: number; distance: number }> => {
  const words = wordsIn(wish.keyword, town);
  const meters = metersTo(town, wish);
  const best = bestDeals(town, wish);
  const { aMeter, aFit, prices, stores: own } = orderOf(town, wish);
  const first = firstOf<Ranked & { place: number }>(wish.offset + wish.size);
  let total = 0;
  let most = Number.POSITIVE_INFINITY;
  for (let place = 0; place < best.length; place += 1) {
    const distance = meters[place]!;
    if (distance === Number.POSITIVE_INFINITY || best[place] === Number.POSITIVE_INFINITY) continue;
    total += 1;
    const isNamed = words === null || words.stores[place] === 1;
    const key =
      best[place]! + (isNamed ? 0 : aFit) + distance * aMeter + (prices === null ? own[place]! : 0);
    if (key > most) continue;
    first.add({ key, distance, place }, compare);
    most = first.last()?.key ?? most;
  }
  return { rows: first.all.slice(wish.offset), total };
};

/** Stores with those of their deals that suit. */
export const findStores = (town: Town, wish: Wish): Found<FoundStore> => {
  const { rows, total } = rankStores(town, wish);
  const dealsOf = dealsAt(town, wish);
  return {
    rows: rows.map(({ place, distance }) => ({
      store: town.stores[place]!,
      distance,
      deals: dealsOf(place),
    })),
    total,
  };
};
