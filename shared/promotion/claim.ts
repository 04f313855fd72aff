import type { FullWay } from '../codes/store-promotion.ts';
import type { Instant } from '../kernel/time.ts';
import { dishesOf, groupsOf, type PromotionTerms } from './terms.ts';

/**
 * What a promotion takes of a store while it stands there: its kind, its time, its dishes, classes
 * and brands (none of all: every dish), the minutes of the day of a flash sale, and how a
 * full-reduction takes off. `endsAt` null is for ever.
 */
export type PromotionClaim = {
  kind: string;
  startsAt: Instant;
  endsAt: Instant | null;
  productIds: readonly string[];
  classIds: readonly string[];
  brandIds: readonly string[];
  fromMinute: number;
  toMinute: number;
  way: FullWay | null;
};

/**
 * A place in a menu: a dish, or a class where one may yet stand (`productId` null), with the classes
 * and brands that it is in, from the first level on.
 */
export type MenuPlace = {
  productId: string | null;
  classChain: readonly string[];
  brandChain: readonly string[];
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
  ...groupsOf(terms),
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

const isForAll = ({ productIds, classIds, brandIds }: PromotionClaim): boolean =>
  productIds.length + classIds.length + brandIds.length === 0;
const covers =
  ({ productIds, classIds, brandIds }: PromotionClaim) =>
  ({ productId, classChain, brandChain }: MenuPlace): boolean =>
    (productId !== null && productIds.includes(productId)) ||
    shares(classIds, classChain) ||
    shares(brandIds, brandChain);
/** Whether two reductions count one dish: by what they name, or by where it stands in the menu. */
const shareDishes = (a: PromotionClaim, b: PromotionClaim, places: readonly MenuPlace[]): boolean =>
  isForAll(a) ||
  isForAll(b) ||
  shares(a.productIds, b.productIds) ||
  shares(a.classIds, b.classIds) ||
  shares(a.brandIds, b.brandIds) ||
  places.filter(covers(a)).some(covers(b));
const isSameFull = (a: PromotionClaim, b: PromotionClaim, places: readonly MenuPlace[]): boolean =>
  a.kind === 'full' && a.way === b.way && shareDishes(a, b, places);
const isSameHour = (a: PromotionClaim, b: PromotionClaim): boolean =>
  a.kind === 'flash' && a.fromMinute < b.toMinute && b.fromMinute < a.toMinute;

/** Whether it takes a place in the menu to say what a promotion collides with. */
export const isByGroup = ({ classIds, brandIds }: PromotionClaim): boolean =>
  classIds.length + brandIds.length > 0;

/**
 * Whether two promotions of one store cannot both stand there (decision DA26). `places`: of its
 * menu; they count where one of the two goes by class or brand.
 */
export const claimsClash = (
  a: PromotionClaim,
  b: PromotionClaim,
  places: readonly MenuPlace[],
): boolean => {
  if (a.kind !== b.kind) return false;
  if (HOLDS_DISHES.includes(a.kind) && shares(a.productIds, b.productIds)) return true;
  return (
    meets(a, b) && (ONE_AT_A_TIME.includes(a.kind) || isSameFull(a, b, places) || isSameHour(a, b))
  );
};
