import type { StoreCard } from '#shared/contract/consumer/card-shapes.ts';
import { crossesBridge } from '#shared/geo/area.ts';
import type { Point } from '#shared/geo/distance.ts';
import { shortPrice } from '#shared/format/money.ts';
import { storeDoor } from '#shared/order/checkout/store-door.ts';
import { standingAt, type Standing } from '#shared/order/checkout/store-live.ts';
import { deliveryFeeText } from '#shared/pricing/delivery/delivery-fee-text.ts';
import { deliveryFee } from '#shared/pricing/delivery/delivery-fee.ts';
import { deliveryOffers, type DeliveryInput } from '#shared/pricing/delivery/delivery-plan.ts';
import { ZERO, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import type { Db } from '#server/db/db.ts';
import type { TakeoutStore } from '../store/store-repo.ts';
import { namedServiceFees } from '../store/service-fees.ts';
import { cardFacts, type CardFacts } from './facts-repo.ts';
import { namesNow } from '../store/planned-repo.ts';
import { NEW_MS, type Near } from './find-near.ts';
import { keptMoving, wayOf, type Fees, type Moving } from './moving.ts';

export type Reader = Pick<Context, 'now' | 'pick' | 't' | 'language'>;

/** What a delivery of goods from a store to a place depends on. */
export const feeInput = (
  { store, offers }: CardFacts,
  {
    from,
    distance,
    goodsCents,
    weightKg = 0,
  }: { from: Point; distance: number; goodsCents: Cents; weightKg?: number },
  now: Instant,
): DeliveryInput => {
  const one = (kind: 'delivery' | 'merchantDelivery') =>
    offers.find(
      (offer) =>
        offer.kind === kind &&
        offer.startsAt <= now &&
        (offer.endsAt === null || offer.endsAt > now),
    )?.rules;
  return {
    goodsCents,
    weightKg,
    distanceMeters: distance,
    crossesBridge: crossesBridge(store, from),
    hasFresh: false,
    plan: store.facts.plan,
    offers: deliveryOffers(one('delivery'), one('merchantDelivery')),
  };
};

/** What fees differ by between the places that a store delivers to, as one number. */
const placeOf = ({ store }: CardFacts, distanceMeters: number, from: Point): number => {
  const isOver = crossesBridge(store, from);
  const way = wayOf({ plan: store.facts.plan, distanceMeters, crossesBridge: isOver });
  return way * 2 + (isOver ? 1 : 0);
};

const inside = <T>(outer: Map<number, T>, key: number, make: () => T): T => {
  const known = outer.get(key);
  if (known !== undefined) return known;
  const made = make();
  outer.set(key, made);
  return made;
};

/** What bringing goods of a weight to a place costs, worked out once a minute for all places of one fee; null where they are too heavy. Keys are numbers: a search asks for dozens of fees, and texts would cost more than the fees. */
export const feesTo = (
  facts: CardFacts,
  { from, distance }: { from: Point; distance: number },
  now: Instant,
): ((goodsCents: Cents, weightKg: number) => Cents | null) => {
  const { fees } = keptMoving(facts, now);
  const byWeight = inside(fees, placeOf(facts, distance, from), () => new Map<number, Fees>());
  return (goodsCents, weightKg) =>
    inside(
      inside(byWeight, weightKg, () => new Map()),
      goodsCents,
      () => {
        const fee = deliveryFee(feeInput(facts, { from, distance, goodsCents, weightKg }, now));
        return fee.ok ? fee.feeCents : null;
      },
    );
};

/** The fee of an order that just reaches the threshold, and what would lower it. */
const feeOf = (
  facts: CardFacts,
  near: Near,
  from: Point,
  { now, t }: Reader,
): Pick<StoreCard, 'deliveryFee' | 'deliveryText'> => {
  if (!near.isReached) return { deliveryFee: null, deliveryText: '' };
  const input = feeInput(
    facts,
    { from, distance: near.distance, goodsCents: facts.store.sendPrice },
    now,
  );
  const fee = deliveryFee(input);
  const text = deliveryFeeText(input);
  return {
    deliveryFee: fee.ok ? fee.feeCents : ZERO,
    deliveryText: text === null ? '' : t(text.key, text.params),
  };
};

type Fixed = Pick<
  StoreCard,
  | 'storeId'
  | 'storeName'
  | 'imgUrl'
  | 'classifyName'
  | 'score'
  | 'ratingCount'
  | 'saleQtyTotal'
  | 'sendPrice'
  | 'perCapita'
  | 'deliveryType'
  | 'qualityDelivery'
  | 'labels'
>;

/** What of a card is the same for everybody who reads one language. What the store planned itself stands after its own labels. */
export const fixedOf = (
  { store, planned }: CardFacts,
  { pick, now }: Pick<Reader, 'pick' | 'now'>,
): Fixed => ({
  storeId: store.id,
  storeName: pick(store.name),
  imgUrl: store.picture,
  classifyName: pick(store.facts.cuisine),
  score: store.score,
  ratingCount: store.ratingCount,
  saleQtyTotal: store.sold,
  sendPrice: store.sendPrice,
  perCapita: store.perCapita,
  deliveryType: store.deliveryType,
  qualityDelivery: store.isQuality,
  labels: [
    ...store.facts.labels.map(({ text, tone }) => ({ text: pick(text), tone })),
    ...namesNow(planned, now).map((name) => ({ text: pick(name), tone: 'offer' as const })),
  ],
});

/** The service fees of an order now, in a few words. */
const serviceText = (store: Standing<TakeoutStore>, reader: Reader): string =>
  namedServiceFees(store, reader)
    .map(({ name, amount }) => `${name} +${shortPrice(amount)}`)
    .join(' · ');

const movingNow = (facts: CardFacts, near: Near, from: Point, reader: Reader): Moving => {
  const store = standingAt(facts.store, reader.now);
  return {
    ...feeOf(facts, near, from, reader),
    serviceText: near.isReached ? serviceText(store, reader) : '',
    pickup: store.hasPickup,
    isFaraway: store.hasDelivery && !near.isReached,
    isNew: store.openedAt >= reader.now - NEW_MS,
    ...storeDoor(store, reader.now),
  };
};

/** The same, worked out once a minute for all who are as far as one another. */
export const movingOf = (facts: CardFacts, near: Near, from: Point, reader: Reader): Moving => {
  const { byPlace } = keptMoving(facts, reader.now);
  const key = `${reader.language}${near.isReached ? placeOf(facts, near.distance, from) : 'far'}`;
  const known = byPlace.get(key);
  if (known !== undefined) return known;
  const moving = movingNow(facts, near, from, reader);
  byPlace.set(key, moving);
  return moving;
};

export type Found = { facts: CardFacts; near: Near };

/** Stores of one shop with what their cards show, in their order: two statements for all of them, at most. */
export const withFacts = async (db: Db, near: readonly Near[]): Promise<Found[]> => {
  const known = await cardFacts[near[0]?.entry.kind ?? 'takeout'].get(
    db,
    near.map(({ entry }) => entry.id),
  );
  return near.flatMap((one) => {
    const facts = known.get(one.entry.id);
    return facts ? [{ facts, near: one }] : [];
  });
};

/** Cards of stores, in their order. */
export const cardsOf = async (
  { deps, ...reader }: Reader & Pick<Context, 'deps'>,
  near: readonly Near[],
  from: Point,
): Promise<StoreCard[]> =>
  (await withFacts(deps.db, near)).map(({ facts, near: one }) => ({
    ...fixedOf(facts, reader),
    distance: one.distance,
    minutes: one.minutes,
    ...movingOf(facts, one, from, reader),
  }));
