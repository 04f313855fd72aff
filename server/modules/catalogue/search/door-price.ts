import { addCents, type Cents } from '#shared/kernel/money.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { feeTo } from '../near/cards.ts';
import { cardFacts, type CardFacts } from '../near/facts-repo.ts';
import type { Near } from '../near/find-near.ts';
import { loweredByStore } from '../near/lowered.ts';
import { serviceFeeOf } from '../store/service-fees.ts';
import type { Dish } from './dish-repo.ts';

export type Found = { hit: Dish; near: Near };
type Prices = { price: Cents; original: Cents | null };
type Running = Pick<ReadonlySet<string>, 'has'>;

/** What prices depend on besides the dish, by store. */
export type Around = {
  factsOf: (storeId: string) => CardFacts | undefined;
  runningOf: (storeId: string) => Running;
  from: Point;
  now: Instant;
};

/** What prices of dishes of some stores depend on at a place and moment. */
export const aroundOf = async (
  db: Db,
  storeIds: readonly string[],
  { from, now }: Pick<Around, 'from' | 'now'>,
): Promise<Around> => {
  const [factsOf, runningOf] = await Promise.all([
    cardFacts.takeout.lookUp(db, storeIds),
    loweredByStore(db, storeIds, now),
  ]);
  return { factsOf, runningOf, from, now };
};

/** What a dish costs now: the lowest of its price and of the offers that run. */
export const priceNow = (
  { price, flash, discount }: Pick<Dish, 'price' | 'flash' | 'discount'>,
  running: Running,
): Prices => {
  let least = price;
  if (flash !== null && flash.price < least && running.has(flash.id)) least = flash.price;
  if (discount !== null && discount.price < least && running.has(discount.id))
    least = discount.price;
  return { price: least, original: least < price ? price : null };
};

export const priceAround = (hit: Dish, { runningOf }: Around): Prices =>
  priceNow(hit, runningOf(hit.storeId));

/** One piece with its box and service fees, brought to the place: null where the store does not deliver to. Orders below the threshold are priced as if they reached it. */
export const allInOf = ({ hit, near }: Found, price: Cents, around: Around): Cents | null => {
  const { from, now } = around;
  const facts = around.factsOf(hit.storeId);
  if (!near.isReached || !facts) return null;
  const { sendPrice } = facts.store;
  const load = {
    distance: near.distance,
    goodsCents: price > sendPrice ? price : sendPrice,
    weightKg: hit.weightKg,
  };
  const fee = feeTo(facts, from, load, now);
  return fee === null ? null : addCents(price, hit.boxPrice, fee, serviceFeeOf(facts.store, now));
};
