import { addCents, cents, type Cents } from '#shared/kernel/money.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { feesTo } from '../near/cards.ts';
import type { CardFacts } from '../near/facts-repo.ts';
import type { Near, sightFrom } from '../near/find-near.ts';
import type { NearEntry } from '../near/index-repo.ts';
import { runningOf } from '../near/lowered.ts';
import { seenStores, type SeenStore } from '../near/seen-stores.ts';
import { serviceFeeOf } from '../store/service-fees.ts';
import type { Dish } from './dish-repo.ts';

type Running = Pick<ReadonlySet<string>, 'has'>;
type Prices = { price: Cents; original: Cents | null };

/** What a dish costs now: the lowest of its price and of the offers that run. */
export const priceNow = (
  { price, flash, discount }: Pick<Dish, 'price' | 'flash' | 'discount'>,
  running: Running,
  { isHalved = false }: { isHalved?: boolean } = {},
): Prices => {
  let least = isHalved ? cents(Math.round(price / 2)) : price;
  if (flash !== null && flash.price < least && running.has(flash.id)) least = flash.price;
  if (discount !== null && discount.price < least && running.has(discount.id))
    least = discount.price;
  return { price: least, original: least < price ? price : null };
};

/** A store seen from a door. `feeOf`: what bringing goods there costs; null where it brings none, or they are too heavy. */
export type Door = {
  facts: CardFacts;
  near: Near;
  running: Running;
  service: Cents;
  feeOf: (goodsCents: Cents, weightKg: number) => Cents | null;
};

/** Where and when, and the list of stores that it is seen in. */
export type Outlook = {
  db: Db;
  entries: readonly NearEntry[];
  sight: Pick<ReturnType<typeof sightFrom>, 'near'>;
  from: Point;
  now: Instant;
};

const NO_DELIVERY: Door['feeOf'] = () => null;

const doorOf = ({ facts, lowered }: SeenStore, near: Near, { from, now }: Outlook): Door => {
  const { distance, isReached } = near;
  const feeOf = isReached ? feesTo(facts, { from, distance }, now) : NO_DELIVERY;
  return {
    facts,
    near,
    running: runningOf(lowered, now),
    service: serviceFeeOf(facts.store, now),
    feeOf,
  };
};

/** Stores by their places in the list, each looked at once for all of its dishes, and only when it is asked for; null: one that is gone. */
export const doorsOf = (outlook: Outlook) => {
  const { db, entries, sight } = outlook;
  const doors = new Map<number, Door | null>();
  return async (places: readonly number[]): Promise<(place: number) => Door | null> => {
    const seen = await seenStores(db, entries, places);
    return (place) => {
      const known = doors.get(place);
      if (known !== undefined) return known;
      const store = seen(place);
      const door = store && doorOf(store, sight.near(place), outlook);
      doors.set(place, door);
      return door;
    };
  };
};

type Piece = Pick<Dish, 'price' | 'boxPrice' | 'weightKg'>;

/** One piece with its box and service fees, brought to the door: null where the store does not deliver to. Orders below the threshold are priced as if they reached it. */
export const allInOf = (
  { price, boxPrice, weightKg }: Piece,
  { facts, service, feeOf }: Door,
): Cents | null => {
  const { sendPrice } = facts.store;
  const fee = feeOf(price > sendPrice ? price : sendPrice, weightKg);
  return fee === null ? null : addCents(price, boxPrice, fee, service);
};

/** What one piece costs at the door; where the store does not deliver to, what it costs with its box. */
export const costAt = (piece: Piece, door: Door | null): Cents =>
  (door && allInOf(piece, door)) ?? addCents(piece.price, piece.boxPrice);
