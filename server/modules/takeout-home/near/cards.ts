import type { StoreCard } from '#shared/contract/takeout-cards.ts';
import { crossesBridge } from '#shared/geo/area.ts';
import type { Point } from '#shared/geo/distance.ts';
import { storeDoor, type Door } from '#shared/order/store-door.ts';
import { deliveryFeeText } from '#shared/pricing/delivery/delivery-fee-text.ts';
import { deliveryFee } from '#shared/pricing/delivery/delivery-fee.ts';
import { deliveryOffers, type DeliveryInput } from '#shared/pricing/delivery/delivery-plan.ts';
import { ZERO, type Cents } from '#shared/kernel/money.ts';
import { MINUTE, type Instant } from '#shared/kernel/time.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import type { TakeoutStore } from '../../takeout-store/repo.ts';
import { cardFacts, type CardFacts } from './facts-repo.ts';
import { NEW_MS, type Near } from './find-near.ts';

type Reader = Pick<Context, 'now' | 'pick' | 't'>;

/** What a delivery of goods from a store to a place depends on. */
export const feeInput = ({ store, offers }: CardFacts, { from, distance, goodsCents, weightKg = 0 }: { from: Point; distance: number; goodsCents: Cents; weightKg?: number }, now: Instant): DeliveryInput => {
  const one = (kind: 'delivery' | 'merchantDelivery') => offers.find((offer) => offer.kind === kind && offer.startsAt <= now && (offer.endsAt === null || offer.endsAt > now))?.rules;
  return { goodsCents, weightKg, distanceMeters: distance, crossesBridge: crossesBridge(store, from), hasFresh: false, plan: store.facts.plan, offers: deliveryOffers(one('delivery'), one('merchantDelivery')) };
};

/** The fee of an order that just reaches the threshold, and what would lower it. */
const feeOf = (facts: CardFacts, near: Near, from: Point, { now, t }: Reader): Pick<StoreCard, 'deliveryFee' | 'deliveryText'> => {
  if (!near.isReached) return { deliveryFee: null, deliveryText: '' };
  const input = feeInput(facts, { from, distance: near.distance, goodsCents: facts.store.sendPrice }, now);
  const fee = deliveryFee(input);
  const text = deliveryFeeText(input);
  return { deliveryFee: fee.ok ? fee.feeCents : ZERO, deliveryText: text === null ? '' : t(text.key, text.params) };
};

const doors = new WeakMap<TakeoutStore, { minute: number; door: Door }>();

/** How a store stands; looked up once a minute for the same facts. */
const doorOf = (store: TakeoutStore, now: Instant): Door => {
  const minute = Math.floor(now / MINUTE);
  const old = doors.get(store);
  if (old?.minute === minute) return old.door;
  const door = storeDoor(store, now);
  doors.set(store, { minute, door });
  return door;
};

type Fixed = Pick<StoreCard, (typeof FIXED)[number]>;
type Moving = Omit<StoreCard, keyof Fixed>;

/** What of a card is the same for everybody who reads one language. */
export const FIXED = ['storeId', 'storeName', 'imgUrl', 'classifyName', 'score', 'ratingCount', 'saleQtyTotal', 'sendPrice', 'perCapita', 'deliveryType', 'pickup', 'qualityDelivery', 'labels'] as const;

export const fixedOf = ({ store }: CardFacts, pick: Context['pick']): Fixed => ({
  storeId: store.id, storeName: pick(store.name), imgUrl: store.picture, classifyName: pick(store.facts.cuisine), score: store.score, ratingCount: store.ratingCount, saleQtyTotal: store.sold, sendPrice: store.sendPrice, perCapita: store.perCapita,
  deliveryType: store.deliveryType, pickup: store.hasPickup, qualityDelivery: store.isQuality, labels: store.facts.labels.map(({ text, tone }) => ({ text: pick(text), tone })),
});

/** What depends on the place and the minute. */
export const movingOf = (facts: CardFacts, near: Near, from: Point, reader: Reader): Moving => ({
  distance: near.distance, ...feeOf(facts, near, from, reader), minutes: near.minutes, isFaraway: facts.store.hasDelivery && !near.isReached, isNew: facts.store.openedAt >= reader.now - NEW_MS, ...doorOf(facts.store, reader.now),
});

export type Found = { facts: CardFacts; near: Near };

/** Stores with what their cards show, in their order: two statements for all of them, at most. */
export const withFacts = async (db: Db, near: readonly Near[]): Promise<Found[]> => {
  const known = await cardFacts.get(db, near.map(({ entry }) => entry.id));
  return near.flatMap((one) => { const facts = known.get(one.entry.id); return facts ? [{ facts, near: one }] : []; });
};

/** Cards of stores, in their order. */
export const cardsOf = async ({ deps, ...reader }: Reader & Pick<Context, 'deps'>, near: readonly Near[], from: Point): Promise<StoreCard[]> =>
  (await withFacts(deps.db, near)).map(({ facts, near: one }) => ({ ...fixedOf(facts, reader.pick), ...movingOf(facts, one, from, reader) }));
