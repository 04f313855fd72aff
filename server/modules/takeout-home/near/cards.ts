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

const cardOf = (facts: CardFacts, near: Near, from: Point, reader: Reader): StoreCard => {
  const { store } = facts;
  const { now, pick } = reader;
  return {
    storeId: store.id, storeName: pick(store.name), imgUrl: store.picture, classifyName: pick(store.facts.cuisine), distance: near.distance, score: store.score, ratingCount: store.ratingCount, saleQtyTotal: store.sold, sendPrice: store.sendPrice,
    ...feeOf(facts, near, from, reader), minutes: near.minutes, perCapita: store.perCapita, deliveryType: store.deliveryType, pickup: store.hasPickup, qualityDelivery: store.isQuality, isFaraway: store.hasDelivery && !near.isReached, isNew: store.openedAt >= now - NEW_MS,
    ...doorOf(store, now), labels: store.facts.labels.map(({ text, tone }) => ({ text: pick(text), tone })),
  };
};

/** Cards of stores, in their order: two statements for all of them, at most. */
export const cardsOf = async ({ deps, ...reader }: Reader & Pick<Context, 'deps'>, near: readonly Near[], from: Point): Promise<StoreCard[]> => {
  const facts = await cardFacts.get(deps.db, near.map(({ entry }) => entry.id));
  return near.flatMap((one) => { const found = facts.get(one.entry.id); return found ? [cardOf(found, one, from, reader)] : []; });
};
