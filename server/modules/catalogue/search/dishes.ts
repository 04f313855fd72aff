import * as z from 'zod/mini';
import { storeSort } from '#shared/codes/store-sort.ts';
import { foundDish } from '#shared/contract/consumer/takeout-search.ts';
import { addCents, type Cents } from '#shared/kernel/money.ts';
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
import { firstIn, firstOf } from '../near/first-of.ts';
import { nearIndex } from '../near/near-index.ts';
import { runningLowered } from '../near/lowered.ts';
import { byKey, type Dish } from './dish-repo.ts';
import { searchForm } from './grams.ts';
import { hitColumns, type HitColumns } from './hit-columns.ts';
import { matchDishes } from './word-memory.ts';

/** `sortType` of dishes by what they cost at the door; the others are those of stores. */
const BY_PRICE = 5;

type Found = { hit: Dish; near: Near };
type Sight = ReturnType<typeof sightFrom>;
type Prices = { price: Cents; original: Cents | null };
/** What prices depend on besides the dish. */
type Around = {
  running: ReadonlySet<string>;
  facts: ReadonlyMap<string, CardFacts>;
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

/** One piece with its box, brought to the place: null where the store does not deliver to. Orders below the threshold are priced as if they reached it. */
const allInOf = (
  { hit, near }: Found,
  price: Cents,
  { facts: known, from, now }: Around,
): Cents | null => {
  const facts = known.get(hit.storeId);
  if (!near.isReached || !facts) return null;
  const fee = deliveryFee(
    feeInput(
      facts,
      {
        from,
        distance: near.distance,
        goodsCents: price > facts.store.sendPrice ? price : facts.store.sendPrice,
        weightKg: hit.weightKg,
      },
      now,
    ),
  );
  return fee.ok ? addCents(price, hit.boxPrice, fee.feeCents) : null;
};

/** A hit that can be shown, by its place among the hits. Less `reach`, then less `key`, then the id comes first. */
type Placed = { at: number; store: number; reach: number; key: number };
type Key = (at: number, meters: number) => number;

const keyOf = (sort: string, { sold, fits, places, entries }: HitColumns): Key => {
  if (sort === 'distance') return (_at, meters) => meters;
  if (sort === 'sales') return (at) => -sold[at]!;
  if (sort === 'score') return (at) => -(entries[places[at]!]!.score ?? 0);
  return (at, meters) => fits[at]! * 1e6 + meters - Math.min(sold[at]!, 3000);
};

const placedBy = (
  key: Key,
  { places }: HitColumns,
  { meters, reach: reachOf }: Sight,
): Placed[] => {
  const placed: Placed[] = [];
  places.forEach((store, at) => {
    if (store < 0) return;
    const distance = meters(store);
    const reach = reachOf(store, distance);
    if (reach >= 0) placed.push({ at, store, reach, key: key(at, distance) });
  });
  return placed;
};

type Search = {
  context: Context;
  hits: readonly Dish[];
  columns: HitColumns;
  sight: Sight;
  from: Point;
};

const foundOf = ({ hits, sight }: Search, { at, store }: Placed): Found => ({
  hit: hits[at]!,
  near: sight.near(store),
});
/** 0 for the same dish only: pages are cut out of one order. */
export const comparing =
  (hits: readonly Pick<Dish, 'storeId' | 'id'>[]) =>
  (a: Placed, b: Placed): number =>
    a.reach - b.reach || a.key - b.key || byKey(hits[a.at]!, hits[b.at]!);

const aroundOf = async (
  {
    context: {
      deps: { db },
      now,
    },
    columns: { entries },
    from,
  }: Search,
  placed: readonly Placed[],
): Promise<Around> => {
  const ids = [...new Set(placed.map(({ store }) => store))].map((store) => entries[store]!.id);
  const [facts, running] = await Promise.all([
    cardFacts.get(db, ids),
    runningLowered(db, ids, now),
  ]);
  return { facts, running, from, now };
};

/** So many are priced at a time: what prices depend on is looked up for them together. */
const PRICED_TOGETHER = 60;

/** Those that cost least at the door. No dish costs less there than it does by itself, so they are looked at from the cheapest on, until none of the rest can be among the first. */
const cheapest = async (
  search: Search,
  placed: readonly Placed[],
  count: number,
): Promise<Placed[]> => {
  const compare = comparing(search.hits);
  const first = firstOf<Placed>(count);
  const fromCheapest = placed.toSorted((a, b) => a.reach - b.reach || a.key - b.key);
  const isBehind = (one: Placed): boolean => {
    const last = first.last();
    return (
      last !== undefined &&
      (one.reach > last.reach || (one.reach === last.reach && one.key > last.key))
    );
  };
  for (
    let from = 0;
    from < fromCheapest.length && !isBehind(fromCheapest[from]!);
    from += PRICED_TOGETHER
  ) {
    const part = fromCheapest.slice(from, from + PRICED_TOGETHER);
    const around = await aroundOf(search, part);
    for (const one of part) {
      const found = foundOf(search, one);
      const { price } = priceNow(found.hit, around.running);
      first.add({ ...one, key: allInOf(found, price, around) ?? price }, compare);
    }
  }
  return first.all;
};

const dishFields = z.omit(foundDish, { store: true });

/** A dish with its store's card, as text; nothing for a store that is gone. */
const rowText = (found: Found, around: Around, context: Context): string[] => {
  const { hit, near } = found;
  const facts = around.facts.get(hit.storeId);
  if (!facts) return [];
  const { price, original } = priceNow(hit, around.running);
  const dish = encoded(
    dishFields,
    {
      productId: hit.id,
      productName: context.pick(hit.name),
      imgUrl: hit.picture,
      price,
      originalPrice: original,
      boxPrice: hit.boxPrice,
      allInPrice: allInOf(found, price, around),
      saleQtyTotal: hit.sold,
    },
    'a found dish',
  );
  return [
    `${JSON.stringify(dish).slice(0, -1)},"store":${cardText({ facts, near }, around.from, context)}}`,
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
  const search = { context, hits, columns, sight: sightFrom(entries, from, now), from };
  const end = request.offset + request.size;
  const isByPrice = request.sortType === BY_PRICE;
  const placed = placedBy(
    isByPrice ? (at) => columns.least[at]! : keyOf(storeSort.nameOf(request.sortType), columns),
    columns,
    search.sight,
  );
  const part = (
    isByPrice ? await cheapest(search, placed, end) : firstIn(placed, comparing(hits), end)
  ).slice(request.offset);
  const around = await aroundOf(search, part);
  return pageText(
    part.flatMap((one) => rowText(foundOf(search, one), around, context)),
    { next: placed.length > end, nextOffset: Math.min(end, placed.length) },
  );
};
