import * as z from 'zod/mini';
import { storeSort } from '#shared/codes/store-sort.ts';
import { foundDish } from '#shared/contract/consumer/takeout-search.ts';
import type { Language } from '#shared/i18n/language.ts';
import { addCents, toDollars, type Cents } from '#shared/kernel/money.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { deliveryFee } from '#shared/pricing/delivery/delivery-fee.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { encoded, pageText } from '#server/kit/json-text.ts';
import { pointOf } from '../group/present.ts';
import { cardText } from '../near/card-text.ts';
import { feeInput } from '../near/cards.ts';
import { cardFacts, type CardFacts } from '../near/facts-repo.ts';
import { sightFrom, type Near } from '../near/find-near.ts';
import { firstOf } from '../near/first-of.ts';
import type { NearEntry } from '../near/index-repo.ts';
import { nearIndex } from '../near/near-index.ts';
import { runningLowered } from '../near/lowered.ts';
import { serviceFeeOf } from '../store/service-fees.ts';
import { byKey, type Dish } from './dish-repo.ts';
import { searchForm } from './grams.ts';
import { hitColumns, type HitColumns } from './hit-columns.ts';
import { matchDishes } from './word-memory.ts';

/** `sortType` of dishes by what they cost at the door; the others are those of stores. */
const BY_PRICE = 5;

type Found = { hit: Dish; near: Near };
type Sight = ReturnType<typeof sightFrom>;
type Prices = { price: Cents; original: Cents | null };
/** What prices depend on besides the dish. `fees`: those of this request that are known already. */
type Around = {
  running: ReadonlySet<string>;
  facts: ReadonlyMap<string, CardFacts>;
  fees: Map<string, Cents | null>;
  from: Point;
  now: Instant;
};

/** What a dish costs now: the lowest of its price and of the offers that run. */
export const priceNow = (
  { price, flash, discount }: Pick<Dish, 'price' | 'flash' | 'discount'>,
  running: ReadonlySet<string>,
): Prices => {
  const lowered = [flash, discount]
    .filter((offer) => offer !== null && running.has(offer.id) && offer.price < price)
    .toSorted((a, b) => a!.price - b!.price)[0];
  return lowered ? { price: lowered.price, original: price } : { price, original: null };
};

/** What bringing goods costs; null where they are too heavy. */
const feeOf = (
  { hit: { storeId, weightKg }, near: { distance } }: Found,
  goodsCents: Cents,
  { facts: known, fees, from, now }: Around,
): Cents | null => {
  const key = `${storeId}/${goodsCents}/${weightKg}`;
  const before = fees.get(key);
  if (before !== undefined) return before;
  const fee = deliveryFee(
    feeInput(known.get(storeId)!, { from, distance, goodsCents, weightKg }, now),
  );
  const cost = fee.ok ? fee.feeCents : null;
  fees.set(key, cost);
  return cost;
};

/** One piece with its box and service fees, brought to the place: null where the store does not deliver to. Orders below the threshold are priced as if they reached it. */
const allInOf = (found: Found, price: Cents, around: Around): Cents | null => {
  const { hit, near } = found;
  const facts = around.facts.get(hit.storeId);
  if (!near.isReached || !facts) return null;
  const { sendPrice } = facts.store;
  const fee = feeOf(found, price > sendPrice ? price : sendPrice, around);
  return fee === null
    ? null
    : addCents(price, hit.boxPrice, fee, serviceFeeOf(facts.store, around.now));
};

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

const foundOf = ({ hits, sight }: Search, { at, store }: Placed): Found => ({
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

const aroundOf = async (
  {
    context: {
      deps: { db },
      now,
    },
    entries,
    from,
  }: Search,
  placed: readonly Placed[],
  fees: Around['fees'],
): Promise<Around> => {
  const ids = [...new Set(placed.map(({ store }) => store))].map((store) => entries[store]!.id);
  const [facts, running] = await Promise.all([
    cardFacts.takeout.get(db, ids),
    runningLowered(db, ids, now),
  ]);
  return { facts, running, fees, from, now };
};

/** So many are priced at a time: what prices depend on is looked up for them together. */
const PRICED_TOGETHER = 60;

/** All that can be shown: by reach, then by what they cost at the least. */
const fromCheapest = ({ columns: { places, least, byLeast }, sight }: Search): Placed[] => {
  const byReach: Placed[][] = [];
  for (const at of byLeast()) {
    const store = places[at]!;
    if (store < 0) continue;
    const reach = sight.reach(store, sight.meters(store));
    if (reach >= 0) (byReach[reach] ??= []).push({ at, store, reach, key: least[at]! });
  }
  return byReach.flat();
};

/** Those that cost least at the door. No dish costs less there than it does with its box, so they are looked at from the cheapest on, until none of the rest can be among the first. */
const cheapest = async (search: Search, count: number, fees: Around['fees']): Promise<Part> => {
  const compare = comparing(search.hits);
  const first = firstOf<Placed>(count);
  const placed = fromCheapest(search);
  for (let from = 0; from < placed.length; from += PRICED_TOGETHER) {
    if (isBehind(placed[from]!.reach, placed[from]!.key, first.last())) break;
    const part = placed.slice(from, from + PRICED_TOGETHER);
    const around = await aroundOf(search, part, fees);
    for (const one of part) {
      if (isBehind(one.reach, one.key, first.last())) break;
      const found = foundOf(search, one);
      const { price } = priceNow(found.hit, around.running);
      const key = allInOf(found, price, around) ?? addCents(price, found.hit.boxPrice);
      first.add({ ...one, key }, compare);
    }
  }
  return { first: first.all, total: placed.length };
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
  const facts = around.facts.get(hit.storeId);
  if (!facts) return [];
  const { price, original } = priceNow(hit, around.running);
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
  const fees: Around['fees'] = new Map();
  const { first, total } =
    request.sortType === BY_PRICE
      ? await cheapest(search, end, fees)
      : firstBy(keyOf(storeSort.nameOf(request.sortType), columns, entries), search, end);
  const part = first.slice(request.offset);
  const around = await aroundOf(search, part, fees);
  return pageText(
    part.flatMap((one) => rowText(foundOf(search, one), around, context)),
    { next: total > end, nextOffset: Math.min(end, total) },
  );
};
