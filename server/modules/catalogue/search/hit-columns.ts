import { placesOf } from '../near/find-near.ts';
import type { NearEntry } from '../near/index-repo.ts';
import type { Dish, DishName } from './dish-repo.ts';

/** What hits are sorted by, number beside number: no dish of a common word is touched but those of the page. */
export type HitColumns = {
  /** The place of the dish's store in the list of stores, -1 where it is not. */ places: Int32Array;
  sold: Int32Array;
  /** What the dish and its box cost at the least, in cents, whichever offers run. */ least: Int32Array;
  /** How well its name fits. */ fits: Uint8Array;
  /** The places of the hits, those that may cost least first. */ byLeast: () => Uint16Array;
};

/** 0 the very word, 1 it begins so, 2 it holds it. */
const fitOf = ({ forms }: DishName, keyword: string): number =>
  forms.includes(keyword) ? 0 : forms.some((form) => form.startsWith(keyword)) ? 1 : 2;
const leastOf = ({ price, boxPrice, flash, discount }: Dish): number =>
  boxPrice + Math.min(price, flash?.price ?? price, discount?.price ?? price);

/** Made at its first use: few searches sort by price. */
const orderOf = (least: Int32Array): (() => Uint16Array) => {
  let made: Uint16Array | undefined;
  return () => (made ??= Uint16Array.from(least.keys()).sort((a, b) => least[a]! - least[b]!));
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

type Made = HitColumns & { keyword: string; of: ReadonlyMap<string, number> };
const made = new WeakMap<readonly Dish[], Made>();

/** The columns of a word's hits, kept as long as the hits are and the list names the same stores. `keyword` in its form for search. */
export const hitColumns = (
  hits: readonly Dish[],
  entries: readonly NearEntry[],
  keyword: string,
): HitColumns => {
  const known = made.get(hits);
  const of = placesOf(entries);
  if (known && known.of === of && known.keyword === keyword) return known;
  const least = known?.least ?? Int32Array.from(hits, leastOf);
  const columns = {
    keyword,
    of,
    places: Int32Array.from(hits, ({ storeId }) => of.get(storeId) ?? -1),
    sold: known?.sold ?? Int32Array.from(hits, ({ sold }) => sold),
    least,
    byLeast: known?.byLeast ?? orderOf(least),
    fits: known?.keyword === keyword ? known.fits : fitsOf(hits, keyword),
  };
  made.set(hits, columns);
  return columns;
};
