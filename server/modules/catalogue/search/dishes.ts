import * as z from 'zod/mini';
import { storeSort } from '#shared/codes/store-sort.ts';
import { foundDish } from '#shared/contract/consumer/takeout-search.ts';
import type { Language } from '#shared/i18n/language.ts';
import { cents, toDollars, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { isOfferedAt } from '#shared/order/checkout/sale-hours.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { encoded, pageText } from '#server/kit/json-text.ts';
import { pointOf } from '../group/present.ts';
import { cardText } from '../near/card-text.ts';
import { sightFrom } from '../near/find-near.ts';
import { firstOf } from '../near/first-of.ts';
import type { NearEntry } from '../near/index-repo.ts';
import { nearIndex } from '../near/near-index.ts';
import { saleHoursRow } from '../store/sale-hours-row.ts';
import type { Dish } from './dish-repo.ts';
import { allInOf, costAt, doorsOf, priceNow, type Door } from './door-price.ts';
import { searchForm } from './grams.ts';
import { hitColumns, type HitColumns } from './hit-columns.ts';
import { matchDishes } from './word-memory.ts';

/** `sortType` of dishes by what they cost at the door; the others are those of stores. */
const BY_PRICE = 5;

type Sight = ReturnType<typeof sightFrom>;

/** A hit that can be shown, by its place among the hits. Less `reach`, then less `key`, then the id comes first. */
type Placed = { at: number; store: number; reach: number; key: number };
type Key = (at: number, meters: number) => number;

const keyOf = (
  sort: string,
  { sold, fits, places }: HitColumns,
  entries: readonly NearEntry[],
): Key => {
  if (sort === 'distance') return (_at, meters) => meters;
  if (sort === 'sales') return (at) => -sold[at]!;
  if (sort === 'score') return (at) => -(entries[places[at]!]!.score ?? 0);
  return (at, meters) => fits[at]! * 1e6 + meters - Math.min(sold[at]!, 3000);
};

/** Hits as they are seen from somewhere. */
type Seen = {
  hits: readonly Dish[];
  columns: HitColumns;
  sight: Pick<Sight, 'meters' | 'reach'>;
  /** The hits that their hours stop now. */ off: ReadonlySet<number>;
  /** The stores of some places, seen from there. */ open: ReturnType<typeof doorsOf>;
};
type Search = Seen & { context: Context; from: Point };
/** The first so many, and how many there are in all. */
type Part = { first: Placed[]; total: number };

/** 0 for the same dish only: pages are cut out of one order. */
export const comparing =
  ({ ties }: Pick<HitColumns, 'ties'>) =>
  (a: Placed, b: Placed): number =>
    a.reach - b.reach || a.key - b.key || ties()[a.at]! - ties()[b.at]!;

/** The hits that are not offered at a moment. */
export const offAt = (
  hits: readonly Dish[],
  { timed }: Pick<HitColumns, 'timed'>,
  at: Instant,
): ReadonlySet<number> => new Set(timed.filter((hit) => !isOfferedAt(hits[hit]!.saleHours, at)));

/** The reach of a hit: its store's; what its hours stop stands with the dishes of stores that take no orders. */
const reachIn =
  ({ sight, off }: Pick<Seen, 'sight' | 'off'>) =>
  (at: number, store: number, distance: number): number => {
    const reach = sight.reach(store, distance);
    if (reach < 0 || !off.has(at)) return reach;
    return reach < 3 ? 2 : 5;
  };

const isBehind = (reach: number, key: number, last: Placed | undefined): boolean =>
  last !== undefined && (reach > last.reach || (reach === last.reach && key > last.key));

/** By what is known of a dish without its price at the door: an object is made only for what may be among the first. */
const firstBy = (key: Key, seen: Seen, count: number): Part => {
  const { columns, sight } = seen;
  const [compare, reachOf] = [comparing(columns), reachIn(seen)];
  const first = firstOf<Placed>(count);
  let total = 0;
  columns.places.forEach((store, at) => {
    if (store < 0) return;
    const distance = sight.meters(store);
    const reach = reachOf(at, store, distance);
    if (reach < 0) return;
    total += 1;
    const one = key(at, distance);
    if (!isBehind(reach, one, first.last())) first.add({ at, store, reach, key: one }, compare);
  });
  return { first: first.all, total };
};

/** So many are priced at a time: what prices depend on is looked up for them together. */
const PRICED_TOGETHER = 60;
/** `reach` of a hit is less than this. */
const REACHES = 6;

/** The places of all hits that can be shown, by reach, then by what they cost at the least. */
const fromCheapest = (
  seen: Pick<Seen, 'columns' | 'sight' | 'off'>,
): { order: Uint16Array; reaches: Int8Array } => {
  const { columns, sight } = seen;
  const { places, byLeast } = columns;
  const reachOf = reachIn(seen);
  const reaches = Int8Array.from(places, (store, at) =>
    store < 0 ? -1 : reachOf(at, store, sight.meters(store)),
  );
  const ends = new Uint16Array(REACHES + 1);
  for (const reach of reaches) if (reach >= 0) ends[reach + 1]! += 1;
  for (let reach = 0; reach < REACHES; reach += 1) ends[reach + 1]! += ends[reach]!;
  const order = new Uint16Array(ends[REACHES]!);
  for (const at of byLeast()) {
    const reach = reaches[at]!;
    if (reach < 0) continue;
    order[ends[reach]!] = at;
    ends[reach]! += 1;
  }
  return { order, reaches };
};

/** What a hit costs at a door. The dish itself is looked at only where an offer may run. */
const costOf = (
  { hits, columns: { prices, boxes, weights, isLowered } }: Seen,
  at: number,
  door: Door | null,
): Cents => {
  const hit = hits[at]!;
  const price =
    door && isLowered[at] === 1 ? priceNow(hit, door.running).price : cents(prices[at]!);
  return costAt({ price, boxPrice: cents(boxes[at]!), weightKg: weights[at]! }, door);
};

/** Those that cost least at the door. No dish costs less there than it does with its box, so they are looked at from the cheapest on, until none of the rest can be among the first. */
export const cheapest = async (search: Seen, count: number): Promise<Part> => {
  const { columns, open } = search;
  const { places, least } = columns;
  const compare = comparing(columns);
  const first = firstOf<Placed>(count);
  const { order, reaches } = fromCheapest(search);
  const isOver = (at: number): boolean => isBehind(reaches[at]!, least[at]!, first.last());
  for (let from = 0; from < order.length && !isOver(order[from]!); from += PRICED_TOGETHER) {
    const part = order.subarray(from, from + PRICED_TOGETHER);
    const doorOf = await open(Array.from(part, (at) => places[at]!));
    for (const at of part) {
      if (isOver(at)) break;
      const store = places[at]!;
      const key = costOf(search, at, doorOf(store));
      first.add({ at, store, reach: reaches[at]!, key }, compare);
    }
  }
  return { first: first.all, total: order.length };
};

const PRICES = { price: true, originalPrice: true, allInPrice: true } as const;
const fixedDish = z.omit(foundDish, { ...PRICES, saleHours: true, store: true });
const texts = new WeakMap<Dish, Partial<Record<Language, { sold: number; text: string }>>>();

/** The part of a dish that is the same for all, as text without its last brace: made by the schema once for as long as it says the same. */
const fixedText = (hit: Dish, { language, pick }: Context): string => {
  const of = texts.get(hit) ?? {};
  const known = of[language];
  if (known?.sold === hit.sold) return known.text;
  const fixed = encoded(
    fixedDish,
    {
      productId: hit.id,
      productName: pick(hit.name),
      imgUrl: hit.picture,
      boxPrice: hit.boxPrice,
      saleQtyTotal: hit.sold,
    },
    'a found dish',
  );
  const text = JSON.stringify(fixed).slice(0, -1);
  texts.set(hit, { ...of, [language]: { sold: hit.sold, text } });
  return text;
};

const dollarsText = (amount: Cents | null): string =>
  amount === null ? 'null' : String(toDollars(amount));

/** A dish with its store's card, as text. */
const rowText = (hit: Dish, door: Door, { from, context }: Search): string => {
  const { boxPrice, weightKg, saleHours } = hit;
  const { price, original } = priceNow(hit, door.running);
  const prices = `"price":${dollarsText(price)},"originalPrice":${dollarsText(original)},"allInPrice":${dollarsText(allInOf({ price, boxPrice, weightKg }, door))}`;
  const hours = saleHours
    ? `,"saleHours":${JSON.stringify(saleHoursRow(saleHours, 1, { at: context.now, pick: context.pick }))}`
    : '';
  return `${fixedText(hit, context)},${prices}${hours},"store":${cardText(door, from, context)}}`;
};

/** The rows of a page, without those of stores that are gone. */
const rowsOf = async (search: Search, page: readonly Placed[]): Promise<string[]> => {
  const doorOf = await search.open(page.map(({ store }) => store));
  return page.flatMap(({ at, store }) => {
    const door = doorOf(store);
    return door ? [rowText(search.hits[at]!, door, search)] : [];
  });
};

/** Dishes across stores, each with its store and what one piece costs at the door; what can be ordered now comes first, a dish outside its hours not among it. */
export const associateStore: Handlers['associateStore'] = async (context, request) => {
  const {
    deps: { db },
    now,
  } = context;
  const from = pointOf(request, context.place);
  const [hits, entries] = await Promise.all([matchDishes(db, request.keyword), nearIndex.get(db)]);
  const columns = hitColumns(hits, entries, searchForm(request.keyword));
  const sight = sightFrom(entries, from, now);
  const open = doorsOf({ db, entries, sight, from, now });
  const off = offAt(hits, columns, now);
  const search = { context, hits, columns, sight, off, from, open };
  const end = request.offset + request.size;
  const { first, total } =
    request.sortType === BY_PRICE
      ? await cheapest(search, end)
      : firstBy(keyOf(storeSort.nameOf(request.sortType), columns, entries), search, end);
  return pageText(await rowsOf(search, first.slice(request.offset)), {
    next: total > end,
    nextOffset: Math.min(end, total),
  });
};
