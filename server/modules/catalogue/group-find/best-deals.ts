import { columnsOf } from './columns.ts';
import { filterKey, pricesOf, suitingDeals } from './suits.ts';
import type { Town } from './town.ts';
import type { Wish } from './wish.ts';
import { wordsIn, wordsOf } from './word-hits.ts';

/** More than what any order's own numbers differ by. */
export const SOLD_OUT = 1e14;
/** Wishes of a town whose best deals are held. */
const MOST = 200;

type Best = { flags: Uint8Array; prices: Float64Array | null; values: Float64Array };
const held = new WeakMap<Town, Map<string, Best>>();

/** What of a wish decides which deals of a store suit, and in which order. */
export const wishKey = (wish: Wish): string =>
  `${filterKey(wish)} ${wish.sort === 'price' ? 'price' : ''} ${wordsOf(wish.keyword).join(' ')}`;

/** What is done with each deal of a store that suits. A store whose own name holds the word comes with all of them, others with those that hold it. */
export const dealsVisitor = (town: Town, wish: Wish) => {
  const { dealsOf } = columnsOf(town);
  const words = wordsIn(wish.keyword, town);
  const flags = suitingDeals(town, wish);
  return (store: number, see: (deal: number) => void): void => {
    const isAll = words === null || words.stores[store] === 1;
    for (let link = dealsOf.from[store]!; link < dealsOf.from[store + 1]!; link += 1) {
      const deal = dealsOf.to[link]!;
      if (flags[deal] === 1 && (isAll || words.isTogether(deal, store))) see(deal);
    }
  };
};

/** What the best deal of each store is sorted by, by the store's place: what is sold out last, then by price where that is asked for; infinite where none suits. */
export const bestDeals = (town: Town, wish: Wish): Float64Array => {
  const known = held.get(town) ?? new Map<string, Best>();
  held.set(town, known);
  const flags = suitingDeals(town, wish);
  const prices = wish.sort === 'price' ? pricesOf(town, wish.lowered) : null;
  const key = wishKey(wish);
  const old = known.get(key);
  if (old?.flags === flags && old.prices === prices) return old.values;
  const { isOut } = columnsOf(town);
  const visit = dealsVisitor(town, wish);
  const values = new Float64Array(town.stores.length).fill(Number.POSITIVE_INFINITY);
  for (let store = 0; store < values.length; store += 1)
    visit(store, (deal) => {
      const one = isOut[deal]! * SOLD_OUT + (prices === null ? 0 : prices[deal]!);
      if (one < values[store]!) values[store] = one;
    });
  if (known.size >= MOST) known.delete(known.keys().next().value!);
  known.set(key, { flags, prices, values });
  return values;
};
