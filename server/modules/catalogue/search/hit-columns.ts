import { placesOf } from '../near/find-near.ts';
import type { NearEntry } from '../near/index-repo.ts';
import { byKey, type Dish, type DishName } from './dish-repo.ts';

/** What is the same of hits wherever one looks from. */
type HitNumbers = {
  sold: Int32Array;
  prices: Int32Array;
  boxes: Int32Array;
  weights: Float64Array;
  /** Whether an offer may lower its price. */ isLowered: Uint8Array;
  /** The hits that are offered at hours. */ timed: readonly number[];
  /** What the dish and its box cost at the least, in cents, whichever offers run. */ least: Int32Array;
  /** The places of the hits, those that may cost least first. */ byLeast: () => Uint16Array;
  /** Which hit comes first where all else is the same. */ ties: () => Uint16Array;
};
/** What hits are sorted and priced by, number beside number: no dish of a common word is touched but those of the page. */
export type HitColumns = HitNumbers & {
  /** The place of the dish's store in the list of stores, -1 where it is not. */ places: Int32Array;
  /** How well its name fits. */ fits: Uint8Array;
};

/** 0 the very word, 1 it begins so, 2 it holds it. */
const fitOf = ({ forms }: DishName, keyword: string): number =>
  forms.includes(keyword) ? 0 : forms.some((form) => form.startsWith(keyword)) ? 1 : 2;
const leastOf = ({ price, boxPrice, flash, discount }: Dish): number =>
  boxPrice + Math.min(price, flash?.price ?? price, discount?.price ?? price);

/** Made at its first use: few searches sort by price. */
const atFirstUse = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const ranksOf = (hits: readonly Dish[]): Uint16Array => {
  const ranks = new Uint16Array(hits.length);
  const inOrder = Array.from(hits.keys()).sort((a, b) => byKey(hits[a]!, hits[b]!));
  for (const [rank, at] of inOrder.entries()) ranks[at] = rank;
  return ranks;
};

const numbersOf = (hits: readonly Dish[]): HitNumbers => {
  const least = Int32Array.from(hits, leastOf);
  return {
    sold: Int32Array.from(hits, ({ sold }) => sold),
    prices: Int32Array.from(hits, ({ price }) => price),
    boxes: Int32Array.from(hits, ({ boxPrice }) => boxPrice),
    weights: Float64Array.from(hits, ({ weightKg }) => weightKg),
    isLowered: Uint8Array.from(hits, ({ flash, discount }) => Number((flash ?? discount) !== null)),
    timed: hits.flatMap(({ saleHours }, at) => (saleHours === null ? [] : [at])),
    least,
    byLeast: atFirstUse(() => Uint16Array.from(least.keys()).sort((a, b) => least[a]! - least[b]!)),
    ties: atFirstUse(() => ranksOf(hits)),
  };
};

/** Dishes of many stores share a name, which is looked at once. */
const fitsOf = (hits: readonly Dish[], keyword: string): Uint8Array => {
  const known = new Map<DishName, number>();
  return Uint8Array.from(hits, ({ name }) => {
    const fit = known.get(name) ?? fitOf(name, keyword);
    known.set(name, fit);
    return fit;
  });
};

type Made = {
  keyword: string;
  of: ReadonlyMap<string, number>;
  numbers: HitNumbers;
  columns: HitColumns;
};
const made = new WeakMap<readonly Dish[], Made>();

/** The columns of a word's hits, kept as long as the hits are and the list names the same stores. `keyword` in its form for search. */
export const hitColumns = (
  hits: readonly Dish[],
  entries: readonly NearEntry[],
  keyword: string,
): HitColumns => {
  const known = made.get(hits);
  const of = placesOf(entries);
  if (known && known.of === of && known.keyword === keyword) return known.columns;
  const numbers = known?.numbers ?? numbersOf(hits);
  const columns = {
    ...numbers,
    places: Int32Array.from(hits, ({ storeId }) => of.get(storeId) ?? -1),
    fits: known?.keyword === keyword ? known.columns.fits : fitsOf(hits, keyword),
  };
  made.set(hits, { keyword, of, numbers, columns });
  return columns;
};
