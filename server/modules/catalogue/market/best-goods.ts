import type { ProductSort } from '#shared/codes/product-sort.ts';
import type { FoundItem } from './catalogue.ts';
import type { Columns } from './shelf-columns.ts';

/** A store whose goods are looked at. `isShut`: it takes no orders now, not even for later. */
export type Shelf = { id: string; isShut: boolean; meters: number };
/** A shelf with its goods. */
export type SeenShelf = Shelf & { columns: Columns };

/**
 * Goods of some articles on some shelves. `items`: those that fit best first. `numbers`: of articles on any shelf, by their ids. `running`: activities of lowered prices that run; `halves`: products at half price, by store. `once`: each article only from the nearest store that has it, or only where it comes first in the order.
 * `exceptIn`: leaves out articles that one of these stores has. `isInStock`: leaves out what is sold out.
 */
export type Search = {
  items: readonly FoundItem[];
  numbers: ReadonlyMap<string, number>;
  shelves: readonly SeenShelf[];
  running: ReadonlySet<string>;
  halves: ReadonlyMap<string, ReadonlySet<string>>;
  sort: ProductSort;
  once?: 'nearest' | 'first';
  exceptIn?: readonly Columns[];
  isInStock?: boolean;
  most: number;
};

/** A thing on a shelf, with what it is sorted by: `group` is what can be ordered before what cannot. */
type Place = { group: number; key: number; columns: Columns; place: number; fit: number };

/** More than any distance in metres: how well a thing fits comes before how near it is. */
const A_FIT = 1_000_000;
/** So many pieces sold count at the most, as metres that a store is nearer. */
const MOST_SOLD = 3000;

const priceNow = (
  { ids, prices, flashes, flashPrices, discounts, discountPrices }: Columns,
  place: number,
  { running, half }: { running: ReadonlySet<string>; half: ReadonlySet<string> | undefined },
): number => {
  const price = prices[place]!;
  const flash = running.has(flashes[place]!) ? flashPrices[place]! : price;
  const discount = running.has(discounts[place]!) ? discountPrices[place]! : price;
  const halved = half?.has(ids[place]!) === true ? Math.round(price / 2) : price;
  return Math.min(price, flash, discount, halved);
};

const mostSold = new WeakMap<Columns, number>();
/** What the best seller of a shelf counts. */
const mostSoldOf = (columns: Columns): number => {
  const known = mostSold.get(columns);
  if (known !== undefined) return known;
  let most = 0;
  for (const sold of columns.sold) most = Math.max(most, Math.min(sold, MOST_SOLD));
  mostSold.set(columns, most);
  return most;
};

/** Shelves by what none of their goods comes before, of those that fit alike: the rest is left out once that is too far. */
const byBound = (shelves: readonly SeenShelf[]) =>
  shelves
    .map((shelf) => ({ ...shelf, bound: shelf.meters - mostSoldOf(shelf.columns) }))
    .sort((a, b) => a.bound - b.bound);

/** How well a thing fits, how far away it is, and what its store sells at half price. */
type Of = { fit: number; meters: number; half: ReadonlySet<string> | undefined };
type Keyed = (columns: Columns, place: number, of: Of) => number;

/** What goods are sorted by; less comes first. */
const keyBy = (sort: ProductSort, running: ReadonlySet<string>): Keyed => {
  const now: Keyed = (columns, place, { half }) => priceNow(columns, place, { running, half });
  const keys: Readonly<Record<ProductSort, Keyed>> = {
    discountRate: (columns, place, of) =>
      now(columns, place, of) / Math.max(columns.prices[place]!, 1),
    sales: ({ sold }, place) => -sold[place]!,
    priceAscending: now,
    priceDescending: (columns, place, of) => -now(columns, place, of),
    unknown: ({ sold }, place, { fit, meters }) =>
      fit * A_FIT + meters - Math.min(sold[place]!, MOST_SOLD),
  };
  return keys[sort];
};

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const compare = (a: Place, b: Place): number =>
  a.group - b.group ||
  a.key - b.key ||
  byText(a.columns.ids[a.place]!, b.columns.ids[b.place]!) ||
  byText(a.columns.storeId, b.columns.storeId);

/** Whether one place of an article counts rather than another. `further`: metres that it is further away, where that counts first. */
const isBefore = (one: Place, other: Place, further: number): boolean =>
  (one.group - other.group || further || compare(one, other)) < 0;

/** The first so many of what is put, in order. */
const firstOf = (most: number) => {
  const best: Place[] = [];
  const put = (one: Place): void => {
    if (best.length === most && compare(one, best.at(-1)!) >= 0) return;
    let [low, high] = [0, best.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(one, best[middle]!) < 0) high = middle;
      else low = middle + 1;
    }
    best.splice(low, 0, one);
    if (best.length > most) best.pop();
  };
  return { best, put };
};

const has = ({ firstOf: first, nextOf, isOut }: Columns, item: number): boolean => {
  for (let next = first[item] ?? 0; next > 0; next = nextOf[next - 1]!)
    if (isOut[next - 1] === 0) return true;
  return false;
};

/** In how many of some stores an article is to be had. */
export const countStores = (
  shelves: Iterable<Columns>,
  items: readonly (number | undefined)[],
): number => {
  let count = 0;
  for (const columns of shelves)
    if (items.some((item) => item !== undefined && has(columns, item))) count += 1;
  return count;
};

/** The first goods of a search: what is sold out last, then what closed stores have, then by what was asked for. */
export const bestGoods = (search: Search): readonly Place[] => {
  const {
    items,
    numbers,
    shelves,
    running,
    halves,
    sort,
    once,
    exceptIn = [],
    isInStock = false,
    most,
  } = search;
  const keyOf = keyBy(sort, running);
  const { best, put } = firstOf(most);
  /** Whether nothing that fits no better can come in: enough that fits better can be ordered. */
  const isFull = (fit: number): boolean => {
    const last = sort === 'unknown' && best.length === most ? best.at(-1) : undefined;
    return last !== undefined && last.group === 0 && last.fit < fit;
  };
  const nearest = sort === 'unknown' && once === undefined ? byBound(shelves) : null;
  const among = nearest ?? shelves.map((shelf) => ({ ...shelf, bound: 0 }));
  /** What a shelf's goods of a fit must be less than to come in, where the nearest are looked at first. */
  const limitOf = (fit: number): number => {
    const last = nearest !== null && best.length === most ? best.at(-1) : undefined;
    return last === undefined || last.group > 0 ? Infinity : last.key - fit * A_FIT;
  };
  /** Whether a thing may come in, by numbers alone: most do not. */
  const isGood = (group: number, key: number): boolean => {
    const last = best.length === most ? best.at(-1) : undefined;
    return last === undefined || group < last.group || (group === last.group && key <= last.key);
  };
  for (const { id, fit } of items) {
    if (isFull(fit)) break;
    const number = numbers.get(id);
    if (number === undefined) continue;
    if (exceptIn.some((columns) => has(columns, number))) continue;
    let only: Place | null = null;
    let away = 0;
    for (const { columns, isShut, meters, bound } of among) {
      if (bound > limitOf(fit)) break;
      const of = { fit, meters, half: halves.get(columns.storeId) };
      for (let next = columns.firstOf[number] ?? 0; next > 0; next = columns.nextOf[next - 1]!) {
        const place = next - 1;
        const isOut = columns.isOut[place]!;
        if (isInStock && isOut === 1) continue;
        const group = isOut * 2 + Number(isShut);
        const key = keyOf(columns, place, of);
        if (once === undefined && !isGood(group, key)) continue;
        const one: Place = { group, key, columns, place, fit };
        if (once === undefined) put(one);
        else if (only === null || isBefore(one, only, once === 'nearest' ? meters - away : 0)) {
          only = one;
          away = meters;
        }
      }
    }
    if (only !== null) put(only);
  }
  return best;
};
