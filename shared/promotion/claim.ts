import type { FullWay } from '../codes/store-promotion.ts';
import type { Instant } from '../kernel/time.ts';
import { dishesOf, type PromotionTerms } from './terms.ts';

/**
 * What a promotion takes of a store while it stands there: its kind, its time, its dishes (none:
 * every dish), the minutes of the day of a flash sale, and how a full-reduction takes off.
 * `endsAt` null is for ever.
 */
export type PromotionClaim = {
  kind: string;
  startsAt: Instant;
  endsAt: Instant | null;
  productIds: readonly string[];
  fromMinute: number;
  toMinute: number;
  way: FullWay | null;
};

const WHOLE_DAY = { fromMinute: 0, toMinute: 1440 };

/** What a promotion with these terms takes. */
export const claimOf = (
  terms: PromotionTerms,
  { startsAt, endsAt }: Pick<PromotionClaim, 'startsAt' | 'endsAt'>,
): PromotionClaim => ({
  kind: terms.kind,
  startsAt,
  endsAt,
  productIds: dishesOf(terms),
  ...(terms.kind === 'flash'
    ? { fromMinute: terms.fromMinute, toMinute: terms.toMinute }
    : WHOLE_DAY),
  way: terms.kind === 'full' ? terms.way : null,
});

/** Kinds whose dishes keep their place in the promotion from its publication on: one at a time. */
const HOLDS_DISHES = ['discount', 'flash', 'purchase'];
/** Kinds of which guests are shown, and given, one at a time. */
const ONE_AT_A_TIME = ['fullGift', 'fullReturn', 'merchantDelivery', 'selfTake', 'purchase'];

const shares = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((id) => b.includes(id));
const meets = (a: PromotionClaim, b: PromotionClaim): boolean =>
  (b.endsAt === null || a.startsAt < b.endsAt) && (a.endsAt === null || b.startsAt < a.endsAt);
const isSameFull = (a: PromotionClaim, b: PromotionClaim): boolean =>
  a.kind === 'full' &&
  a.way === b.way &&
  (a.productIds.length === 0 || b.productIds.length === 0 || shares(a.productIds, b.productIds));
const isSameHour = (a: PromotionClaim, b: PromotionClaim): boolean =>
  a.kind === 'flash' && a.fromMinute < b.toMinute && b.fromMinute < a.toMinute;

/** Whether two promotions of one store cannot both stand there (decision DA26). */
export const claimsClash = (a: PromotionClaim, b: PromotionClaim): boolean => {
  if (a.kind !== b.kind) return false;
  if (HOLDS_DISHES.includes(a.kind) && shares(a.productIds, b.productIds)) return true;
  return meets(a, b) && (ONE_AT_A_TIME.includes(a.kind) || isSameFull(a, b) || isSameHour(a, b));
};
