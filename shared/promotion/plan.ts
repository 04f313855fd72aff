import type { StorePromotionKind } from '../codes/store-promotion.ts';
import { isLowPrice, isPromotionTime } from '../group/deal-promotion.ts';
import type { Cents } from '../kernel/money.ts';
import { DAY, type Instant } from '../kernel/time.ts';
import { dishesOf, groupsOf, type PromotionTerms, type TermsOf } from './terms.ts';

/** The longest that each kind runs, in milliseconds. */
export const STORE_PROMOTION_LONGEST_MS: Readonly<Record<StorePromotionKind, number>> = {
  full: 366 * DAY,
  discount: 366 * DAY,
  flash: 31 * DAY,
  purchase: 366 * DAY,
  fullGift: 366 * DAY,
  fullReturn: 366 * DAY,
  merchantDelivery: 366 * DAY,
  selfTake: 366 * DAY,
  poster: 366 * DAY,
};

/** What is wrong with the terms of a promotion. */
export type TermsProblem =
  | 'DISHES'
  | 'SCOPE'
  | 'PICTURE'
  | 'TARGET'
  | 'PRICE'
  | 'TIERS'
  | 'HOURS'
  | 'PERCENT';
/** The usual price of a dish; undefined where the store has none of this id. */
export type UsualPrice = (productId: string) => Cents | undefined;
/** What terms may name of a store. */
export type PlannedMenu = {
  usualOf: UsualPrice;
  hasClass: (classId: string) => boolean;
  hasBrand: (brandId: string) => boolean;
};

const isPercent = (percent: number): boolean => percent >= 1 && percent <= 99;
/** Amounts from which tiers count: each above the one before. */
const isRising = (tiers: readonly { from: Cents }[]): boolean =>
  tiers.length > 0 && tiers.every(({ from }, place) => from > (tiers[place - 1]?.from ?? -1));

const fullProblem = ({ tiers, way }: TermsOf<'full'>): TermsProblem | null => {
  const isRight = tiers.every(({ from, off, percent }) =>
    way === 'OFF' ? off > 0 && off < from : isPercent(percent),
  );
  return isRight && isRising(tiers) ? null : 'TIERS';
};

const dishPrices = (terms: PromotionTerms): { productId: string; price: Cents }[] => {
  if ('dishes' in terms) return [...terms.dishes];
  return terms.kind === 'purchase'
    ? terms.productIds.map((productId) => ({ productId, price: terms.price }))
    : [];
};

const pricesProblem = (terms: PromotionTerms, usualOf: UsualPrice): TermsProblem | null => {
  const prices = dishPrices(terms);
  if (prices.length === 0) return 'DISHES';
  const isRight = prices.every(
    ({ productId, price }) => price > 0 && price < (usualOf(productId) ?? 0),
  );
  return isRight ? null : 'PRICE';
};

const posterProblem = ({
  picture,
  productIds,
  classIds,
}: TermsOf<'poster'>): TermsProblem | null => {
  if (picture === '') return 'PICTURE';
  return productIds.length + classIds.length === 1 ? null : 'TARGET';
};

const ownProblem = (terms: PromotionTerms, usualOf: UsualPrice): TermsProblem | null => {
  switch (terms.kind) {
    case 'full':
      return fullProblem(terms);
    case 'discount':
    case 'purchase':
      return pricesProblem(terms, usualOf);
    case 'flash':
      return terms.fromMinute < terms.toMinute ? pricesProblem(terms, usualOf) : 'HOURS';
    case 'fullGift':
      return isRising(terms.tiers) ? null : 'TIERS';
    case 'fullReturn':
      return isRising(terms.tiers) && terms.tiers.every(({ voucher }) => voucher > 0)
        ? null
        : 'TIERS';
    case 'merchantDelivery':
      return terms.isFree || (isRising(terms.tiers) && terms.tiers.every(({ off }) => off > 0))
        ? null
        : 'TIERS';
    case 'selfTake':
      return isPercent(terms.percent) ? null : 'PERCENT';
    case 'poster':
      return posterProblem(terms);
  }
};

const isEachOnce = (ids: readonly string[], isKnown: (id: string) => boolean): boolean =>
  new Set(ids).size === ids.length && ids.every(isKnown);

/** Classes and brands are of the store, each once, and stand alone. */
const isScope = (terms: PromotionTerms, { hasClass, hasBrand }: PlannedMenu): boolean => {
  const { classIds, brandIds } = groupsOf(terms);
  const named = [classIds, brandIds, dishesOf(terms)].filter((ids) => ids.length > 0);
  const isGrouped = classIds.length + brandIds.length > 0;
  return (
    isEachOnce(classIds, hasClass) &&
    isEachOnce(brandIds, hasBrand) &&
    !(isGrouped && named.length > 1)
  );
};

/**
 * The first thing that is wrong with the terms of a promotion: dishes, classes and brands of the
 * store, each once; prices below the usual ones; tiers that rise.
 */
export const termsProblem = (terms: PromotionTerms, menu: PlannedMenu): TermsProblem | null => {
  if (!isEachOnce(dishesOf(terms), (id) => menu.usualOf(id) !== undefined)) return 'DISHES';
  return isScope(terms, menu) ? ownProblem(terms, menu.usualOf) : 'SCOPE';
};

/** Whether a promotion of a kind may run at these times. */
export const isStorePromotionTime = (
  kind: StorePromotionKind,
  times: { startsAt: Instant; endsAt: Instant },
  now: Instant,
): boolean => isPromotionTime(times, STORE_PROMOTION_LONGEST_MS[kind], now);

/** Whether something would cost less than half of its price, or less than $0.10: an owner confirms it (decision DA26). */
export const isLowPromotion = (terms: PromotionTerms, usualOf: UsualPrice): boolean => {
  if (terms.kind === 'selfTake') return terms.percent > 50;
  if (terms.kind === 'full')
    return terms.tiers.some(({ from, off, percent }) =>
      terms.way === 'OFF' ? off * 2 > from : percent > 50,
    );
  return dishPrices(terms).some(({ productId, price }) => {
    const usual = usualOf(productId);
    return usual !== undefined && isLowPrice(price, usual);
  });
};
