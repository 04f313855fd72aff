import type { StoreCard } from '#shared/contract/consumer/card-shapes.ts';
import { MINUTE, type Instant } from '#shared/kernel/time.ts';
import type { DeliveryPlan } from '#shared/pricing/delivery/delivery-plan.ts';
import type { CardFacts } from './facts-repo.ts';

/** What of a card depends on the minute, and on where the reader is only as far as the fee goes by it. */
export type Moving = Pick<
  StoreCard,
  | 'deliveryFee'
  | 'deliveryText'
  | 'serviceText'
  | 'pickup'
  | 'isFaraway'
  | 'isNew'
  | 'closedType'
  | 'showType'
  | 'reserveType'
  | 'openingTime'
>;

const STRETCH_METERS = 100;

/** Places that pay the same for the way: metres by the hundred when every stair of the plan begins at such a number, for fees rise by the started kilometre from there; else every metre is its own. */
export const stretchOf = ({ distanceStairs }: DeliveryPlan, meters: number): number =>
  (distanceStairs ?? []).every(({ distance }) => Number.isInteger(distance * 10))
    ? Math.ceil(meters / STRETCH_METERS) * STRETCH_METERS
    : meters;

type Kept = { from: Instant; until: number; byPlace: Map<string, Moving> };
const all = new WeakMap<CardFacts, Kept>();

/** When something of a card changes by itself: at the next minute of the clock, or when an offer begins or ends. */
const nextEdge = ({ offers }: CardFacts, now: Instant): number =>
  Math.min(
    (Math.floor(now / MINUTE) + 1) * MINUTE,
    ...offers.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt ?? now]).filter((at) => at > now),
  );

/** What was worked out of a store for this minute, by language and place. */
export const cachedMoving = (facts: CardFacts, now: Instant): Map<string, Moving> => {
  const old = all.get(facts);
  if (old && old.from <= now && now < old.until) return old.byPlace;
  const byPlace = new Map<string, Moving>();
  all.set(facts, { from: now, until: nextEdge(facts, now), byPlace });
  return byPlace;
};
