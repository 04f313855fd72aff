import type { GroupActivityKind, GroupActivityPart } from '../codes/group-activity.ts';
import type { Cents } from '../kernel/money.ts';
import { DAY, MINUTE, type Instant } from '../kernel/time.ts';

/** The longest that each kind runs, in milliseconds. */
export const PROMOTION_LONGEST_MS: Readonly<Record<GroupActivityKind, number>> = {
  FLASH: 7 * DAY,
  CAMPAIGN: 92 * DAY,
};
/** The shortest that a promotion runs. */
export const PROMOTION_SHORTEST_MS = 10 * MINUTE;
/** How far ahead one is planned. */
const PROMOTION_AHEAD_MS = 180 * DAY;
/** A beginning that is so little in the past means at once. */
const PROMOTION_GRACE_MS = 10 * MINUTE;
/** Below this a price asks for the owner's confirmation, in cents. */
const LEAST_PRICE = 10;

/** A deal of a planned promotion. `price`: of one piece, null where it is only shown. */
export type PromotionItem = {
  productId: string;
  part: GroupActivityPart;
  price: Cents | null;
  fromQuantity: number;
};
/** A promotion as it is planned. */
export type PromotionPlan = {
  kind: GroupActivityKind;
  startsAt: Instant;
  endsAt: Instant;
  items: readonly PromotionItem[];
};

const PARTS: Readonly<Record<GroupActivityKind, readonly GroupActivityPart[]>> = {
  FLASH: ['FLASH'],
  CAMPAIGN: ['HOT', 'BULK', 'DROP'],
};

/** Whether a price is so low that the owner confirms it: below half of the usual, or below $0.10 (decision DA26). */
export const isLowPrice = (price: Cents, usual: Cents): boolean =>
  price * 2 < usual || price < LEAST_PRICE;

/** Whether the part has a price of its own. */
export const isPricedPart = (part: GroupActivityPart): boolean =>
  part === 'FLASH' || part === 'BULK';

/** Whether a promotion may have these times: in a while, at once, or begun a moment ago, and not too short or too long. */
export const isPromotionTime = (
  { startsAt, endsAt }: { startsAt: Instant; endsAt: Instant },
  longestMs: number,
  now: Instant,
): boolean =>
  startsAt >= now - PROMOTION_GRACE_MS &&
  startsAt <= now + PROMOTION_AHEAD_MS &&
  endsAt - Math.max(startsAt, now) >= PROMOTION_SHORTEST_MS &&
  endsAt - startsAt <= longestMs;

const isItem = (
  { part, price, fromQuantity }: PromotionItem,
  kind: GroupActivityKind,
  usual: Cents,
): boolean => {
  if (!PARTS[kind].includes(part)) return false;
  if (!isPricedPart(part)) return price === null;
  if (part === 'BULK' && fromQuantity < 2) return false;
  return price !== null && price > 0 && price < usual;
};

/**
 * What is wrong with a plan; null when nothing is. `usualOf`: the price of a deal outside promotions.
 * Each deal stands in it once.
 */
export const promotionProblem = (
  plan: PromotionPlan,
  usualOf: (productId: string) => Cents,
  now: Instant,
): 'TIME' | 'PRICE' | null => {
  if (!isPromotionTime(plan, PROMOTION_LONGEST_MS[plan.kind], now)) return 'TIME';
  const ids = new Set(plan.items.map(({ productId }) => productId));
  const isRight =
    ids.size === plan.items.length &&
    plan.items.every((item) => isItem(item, plan.kind, usualOf(item.productId)));
  return isRight ? null : 'PRICE';
};

/** The deals of a plan whose price the owner has to confirm. */
export const lowPriced = (
  { items }: Pick<PromotionPlan, 'items'>,
  usualOf: (productId: string) => Cents,
): string[] =>
  items
    .filter(({ productId, price }) => price !== null && isLowPrice(price, usualOf(productId)))
    .map(({ productId }) => productId);
