import * as z from 'zod/mini';
import { storeSort } from '#shared/codes/store-sort.ts';
import { foundDish } from '#shared/contract/consumer/takeout-search.ts';
import type { Language } from '#shared/i18n/language.ts';
import { addCents, toDollars, type Cents } from '#shared/kernel/money.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { encoded, pageText } from '#server/kit/json-text.ts';
import { pointOf } from '../group/present.ts';
import { cardText } from '../near/card-text.ts';
import { sightFrom } from '../near/find-near.ts';
import { firstOf } from '../near/first-of.ts';
import type { NearEntry } from '../near/index-repo.ts';
import { nearIndex } from '../near/near-index.ts';
import { byKey, type Dish } from './dish-repo.ts';
import { allInOf, aroundOf, priceAround, type Around, type Found } from './door-price.ts';
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

type Search = {
  context: Context;
  hits: readonly Dish[];
  entries: readonly NearEntry[];
  columns: HitColumns;
  sight: Sight;
  from: Point;
};
/** The first so many, and how many there are in all. */
type Part = { first: Placed[]; total: number };

const foundOf = ({ hits, sight }: Search, { at, store }: Pick<Placed, 'at' | 'store'>): Found => ({
  hit: hits[at]!,
  near: sight.near(store),
});
/** 0 for the same dish only: pages are cut out of one order. */
export const comparing =
  (hits: readonly Pick<Dish, 'storeId' | 'id'>[]) =>
  (a: Placed, b: Placed): number =>
    a.reach - b.reach || a.key - b.key || byKey(hits[a.at]!, hits[b.at]!);

const isBehind = (reach: number, key: number, last: Placed | undefined): boolean =>
  last !== undefined && (reach > last.reach || (reach === last.reach && key > last.key));

/** By what is known of a dish without its price at the door: an object is made only for what may be among the first. */
const firstBy = (key: Key, { hits, columns, sight }: Search, count: number): Part => {
  const compare = comparing(hits);
  const first = firstOf<Placed>(count);
  let total = 0;
  columns.places.forEach((store, at) => {
    if (store < 0) return;
    const distance = sight.meters(store);
    const reach = sight.reach(store, distance);
    if (reach < 0) return;
    total += 1;
    const one = key(at, distance);
    if (!isBehind(reach, one, first.last())) first.add({ at, store, reach, key: one }, compare);
  });
  return { first: first.all, total };
};

const aroundPlaced = (
  { context: { deps, now }, entries, from }: Search,
  placed: readonly Pick<Placed, 'store'>[],
): Promise<Around> =>
  aroundOf(
    deps.db,
    placed.map(({ store }) => entries[store]!.id),
    { from, now },
  );

/** So many are priced at a time: what prices depend on is looked up for them together. */
const PRICED_TOGETHER = 60;
/** `reach` of a hit is less than this. */
const REACHES = 6;

/** The places of all hits that can be shown, by reach, then by what they cost at the least. */
export const fromCheapest = (
  { places, byLeast }: Pick<HitColumns, 'places' | 'byLeast'>,
  sight: Pick<Sight, 'meters' | 'reach'>,
): { order: Uint16Array; reaches: Int8Array } => {
  const reaches = Int8Array.from(places, (store) =>
    store < 0 ? -1 : sight.reach(store, sight.meters(store)),
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

/** Those that cost least at the door. No dish costs less there than it does with its box, so they are looked at from the cheapest on, until none of the rest can be among the first. */
const cheapest = async (search: Search, count: number): Promise<Part> => {
  const { hits, columns, sight } = search;
  const compare = comparing(hits);
  const first = firstOf<Placed>(count);
  const { order, reaches } = fromCheapest(columns, sight);
  const isOver = (at: number): boolean => isBehind(reaches[at]!, columns.least[at]!, first.last());
  for (let from = 0; from < order.length && !isOver(order[from]!); from += PRICED_TOGETHER) {
    const part = Array.from(order.subarray(from, from + PRICED_TOGETHER), (at) => ({
      at,
      store: columns.places[at]!,
    }));
    const around = await aroundPlaced(search, part);
    for (const { at, store } of part) {
      if (isOver(at)) break;
      const found = foundOf(search, { at, store });
      const { price } = priceAround(found.hit, around);
      const key = allInOf(found, price, around) ?? addCents(price, found.hit.boxPrice);
      first.add({ at, store, reach: reaches[at]!, key }, compare);
    }
  }
  return { first: first.all, total: order.length };
};

const PRICES = { price: true, originalPrice: true, allInPrice: true } as const;
const fixedDish = z.omit(foundDish, { ...PRICES, store: true });
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

/** A dish with its store's card, as text; nothing for a store that is gone. */
const rowText = (found: Found, around: Around, context: Context): string[] => {
  const { hit, near } = found;
  const facts = around.factsOf(hit.storeId);
  if (!facts) return [];
  const { price, original } = priceAround(hit, around);
  const prices = `"price":${dollarsText(price)},"originalPrice":${dollarsText(original)},"allInPrice":${dollarsText(allInOf(found, price, around))}`;
  return [
    `${fixedText(hit, context)},${prices},"store":${cardText({ facts, near }, around.from, context)}}`,
  ];
};

/** Dishes across stores, each with its store and what one piece costs at the door; what can be ordered now comes first. */
export const associateStore: Handlers['associateStore'] = async (context, request) => {
  const {
    deps: { db },
    now,
  } = context;
  const from = pointOf(request, context.place);
  const [hits, entries] = await Promise.all([matchDishes(db, request.keyword), nearIndex.get(db)]);
  const columns = hitColumns(hits, entries, searchForm(request.keyword));
  const search = { context, hits, entries, columns, sight: sightFrom(entries, from, now), from };
  const end = request.offset + request.size;
  const { first, total } =
    request.sortType === BY_PRICE
      ? await cheapest(search, end)
      : firstBy(keyOf(storeSort.nameOf(request.sortType), columns, entries), search, end);
  const part = first.slice(request.offset);
  const around = await aroundPlaced(search, part);
  return pageText(
    part.flatMap((one) => rowText(foundOf(search, one), around, context)),
    { next: total > end, nextOffset: Math.min(end, total) },
  );
};
