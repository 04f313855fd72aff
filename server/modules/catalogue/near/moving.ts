import type { StoreCard } from '#shared/contract/consumer/card-shapes.ts';
import { MINUTE, type Instant } from '#shared/kernel/time.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { distanceFee } from '#shared/pricing/delivery/distance-fee.ts';
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

/** What of a fee depends on how far it is, in cents: places to which it is the same pay the same fee. */
export const wayOf = (way: Parameters<typeof distanceFee>[0]): Cents => distanceFee(way);

/** Fees by cents of goods. */
export type Fees = Map<number, Cents | null>;

type Kept = {
  from: Instant;
  until: number;
  byPlace: Map<string, Moving>;
  /** By way, weight and goods; null: too heavy. */ fees: Map<number, Map<number, Fees>>;
};
const all = new WeakMap<CardFacts, Kept>();

/** When something of a card changes by itself: at the next minute of the clock, or when an offer begins or ends. */
const nextEdge = ({ offers }: CardFacts, now: Instant): number =>
  Math.min(
    (Math.floor(now / MINUTE) + 1) * MINUTE,
    ...offers.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt ?? now]).filter((at) => at > now),
  );

/** What was worked out of a store for this minute: cards by language and place, and fees. */
export const keptMoving = (facts: CardFacts, now: Instant): Pick<Kept, 'byPlace' | 'fees'> => {
  const old = all.get(facts);
  if (old && old.from <= now && now < old.until) return old;
  const kept: Kept = {
    from: now,
    until: nextEdge(facts, now),
    byPlace: new Map(),
    fees: new Map(),
  };
  all.set(facts, kept);
  return kept;
};
