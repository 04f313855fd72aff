import { storeSort } from '#shared/codes/store-sort.ts';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { addCents, type Cents } from '#shared/kernel/money.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { deliveryFee } from '#shared/pricing/delivery/delivery-fee.ts';
import type { Context, Handlers } from '#server/context.ts';
import { pointOf } from '../../group-product/present.ts';
import { cardsOf, feeInput } from '../near/cards.ts';
import { cardFacts, type CardFacts } from '../near/facts-repo.ts';
import { findNear, type Near } from '../near/find-near.ts';
import { nearIndex } from '../near/index-repo.ts';
import { runningLowered } from '../picks/pick-repo.ts';
import { searchForm } from './grams.ts';
import { matchDishes, type DishHit } from './search-repo.ts';

/** `sortType` of dishes by what they cost at the door; the others are those of stores. */
const BY_PRICE = 5;

type Found = { hit: DishHit; near: Near; price: Cents; original: Cents | null; allIn: Cents | null; fit: number };

/** What a dish costs now: the lowest of its price and of the offers that run. */
export const priceNow = ({ price, flash, discount }: Pick<DishHit, 'price' | 'flash' | 'discount'>, running: ReadonlySet<string>): { price: Cents; original: Cents | null } => {
  const lowered = [flash, discount].filter((offer) => offer !== null && running.has(offer.id) && offer.price < price).toSorted((a, b) => a!.price - b!.price)[0];
  return lowered ? { price: lowered.price, original: price } : { price, original: null };
};

/** One piece with its box, brought to the place: null where the store does not deliver to. Orders below the threshold are priced as if they reached it. */
const allInOf = (hit: DishHit, price: Cents, { near, facts, from, now }: { near: Near; facts: CardFacts | undefined; from: Point; now: Instant }): Cents | null => {
  if (!near.isReached || !facts) return null;
  const fee = deliveryFee(feeInput(facts, { from, distance: near.distance, goodsCents: price > facts.store.sendPrice ? price : facts.store.sendPrice, weightKg: hit.weightKg }, now));
  return fee.ok ? addCents(price, hit.boxPrice, fee.feeCents) : null;
};

/** 0 the very word, 1 it begins so, 2 it holds it. */
const fitOf = ({ name }: DishHit, keyword: string): number => {
  const forms = [searchForm(name.zh), searchForm(name.en)];
  return forms.includes(keyword) ? 0 : forms.some((form) => form.startsWith(keyword)) ? 1 : 2;
};

const KEYS: Readonly<Record<string, (found: Found) => number>> = {
  distance: ({ near }) => near.distance, sales: ({ hit }) => -hit.sold, score: ({ near }) => -(near.entry.score ?? 0), price: ({ allIn, price }) => allIn ?? price, overall: ({ fit, near, hit }) => fit * 1e6 + near.distance - Math.min(hit.sold, 3000),
};

const sorted = (found: readonly Found[], sortType: number): Found[] => {
  const name = sortType === BY_PRICE ? 'price' : storeSort.nameOf(sortType);
  const key = KEYS[name] ?? KEYS['overall']!;
  const reach = ({ near }: Found): number => (near.isReached ? near.rank : 3 + near.rank);
  return found.toSorted((a, b) => reach(a) - reach(b) || key(a) - key(b) || (a.hit.id < b.hit.id ? -1 : 1));
};

const findDishes = async ({ deps, now }: Pick<Context, 'deps' | 'now'>, keyword: string, from: Point): Promise<Found[]> => {
  const hits = await matchDishes(deps.db.query, keyword);
  const near = new Map(findNear(await nearIndex.get(deps.db), from, { ids: new Set(hits.map(({ storeId }) => storeId)) }, now).map((one) => [one.entry.id as string, one]));
  const ids = [...near.keys()];
  const [facts, running] = await Promise.all([cardFacts.get(deps.db, ids), runningLowered(deps.db, ids, now)]);
  const form = searchForm(keyword);
  return hits.flatMap((hit) => {
    const store = near.get(hit.storeId);
    if (!store) return [];
    const { price, original } = priceNow(hit, running);
    return [{ hit, near: store, price, original, allIn: allInOf(hit, price, { near: store, facts: facts.get(hit.storeId), from, now }), fit: fitOf(hit, form) }];
  });
};

/** Dishes across stores, each with its store and what one piece costs at the door; what can be ordered now comes first. */
export const associateStore: Handlers['associateStore'] = async (context, request) => {
  const from = pointOf(request, context.place);
  const found = sorted(await findDishes(context, request.keyword, from), request.sortType);
  const end = request.offset + request.size;
  const part = found.slice(request.offset, end);
  const stores = new Map((await cardsOf(context, [...new Map(part.map(({ near }) => [near.entry.id, near])).values()], from)).map((card) => [card.storeId as string, card]));
  return {
    result: part.flatMap(({ hit, price, original, allIn }) => {
      const store = stores.get(hit.storeId);
      return store ? [{ productId: asId<ProductId>(hit.id), productName: context.pick(hit.name), imgUrl: hit.picture, price, originalPrice: original, boxPrice: hit.boxPrice, allInPrice: allIn, saleQtyTotal: hit.sold, store }] : [];
    }),
    next: found.length > end, nextOffset: Math.min(end, found.length),
  };
};
