import { placeIn } from '../near/find-near.ts';
import type { NearEntry } from '../near/index-repo.ts';
import type { Dish, DishName } from './dish-repo.ts';

/** What hits are sorted by, number beside number: no dish of a common word is touched but those of the page. */
export type HitColumns = {
  entries: readonly NearEntry[];
  keyword: string;
  /** The place of the dish's store in the list of stores, -1 where it is not. */ places: Int32Array;
  sold: Int32Array;
  /** What the dish costs at the least, in cents, whichever offers run. */ least: Float64Array;
  /** How well its name fits. */ fits: Uint8Array;
};

/** 0 the very word, 1 it begins so, 2 it holds it. */
const fitOf = ({ forms }: DishName, keyword: string): number =>
  forms.includes(keyword) ? 0 : forms.some((form) => form.startsWith(keyword)) ? 1 : 2;
const leastOf = ({ price, flash, discount }: Dish): number =>
  Math.min(price, flash?.price ?? price, discount?.price ?? price);

const made = new WeakMap<readonly Dish[], HitColumns>();

/** The columns of a word's hits, kept as long as the hits are and the list of stores is the same. `keyword` in its form for search. */
export const hitColumns = (
  hits: readonly Dish[],
  entries: readonly NearEntry[],
  keyword: string,
): HitColumns => {
  const known = made.get(hits);
  if (known && known.entries === entries && known.keyword === keyword) return known;
  const columns = {
    entries,
    keyword,
    places: Int32Array.from(hits, ({ storeId }) => placeIn(entries, storeId)),
    sold: Int32Array.from(hits, ({ sold }) => sold),
    least: Float64Array.from(hits, leastOf),
    fits: Uint8Array.from(hits, ({ name }) => fitOf(name, keyword)),
  };
  made.set(hits, columns);
  return columns;
};
