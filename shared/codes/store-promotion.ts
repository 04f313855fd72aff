/**
 * What a takeaway or a supermarket plans for itself, by the names of `takeout_activity` (decision
 * DA26). Delivery offers of the platform are not among them.
 */
export const STORE_PROMOTION_KINDS = [
  'full',
  'discount',
  'flash',
  'purchase',
  'fullGift',
  'fullReturn',
  'merchantDelivery',
  'selfTake',
  'poster',
] as const;
/** The name of such a kind. */
export type StorePromotionKind = (typeof STORE_PROMOTION_KINDS)[number];

/** What stands among the promotions of a store: also kinds that no form plans. */
export const STORE_OWN_KINDS = [
  ...STORE_PROMOTION_KINDS,
  'composite',
  'buyGift',
  'halfPrice',
] as const;
/** The name of such a kind. */
export type StoreOwnKind = (typeof STORE_OWN_KINDS)[number];

/** Where a promotion of a store is: a draft is seen by its staff alone. */
export const STORE_PROMOTION_STATES = ['DRAFT', 'NOT_STARTED', 'RUNNING', 'OVER'] as const;
/** The name of such a state. */
export type StorePromotionState = (typeof STORE_PROMOTION_STATES)[number];

/** How a full-reduction takes off: an amount, or a part of the goods. */
export const FULL_WAYS = ['OFF', 'PERCENT'] as const;
/** The name of such a way. */
export type FullWay = (typeof FULL_WAYS)[number];

/** Which dishes a full-reduction counts; brands are a supermarket's. */
export const FULL_SCOPES = ['ALL', 'CLASSES', 'BRANDS', 'DISHES'] as const;
/** The name of such a scope. */
export type FullScope = (typeof FULL_SCOPES)[number];

/** How much of each thing a promotion of a store has at most, and how many a store has that are not over. */
export const STORE_PROMOTION_LIMITS = {
  name: 40,
  gift: 40,
  dishes: 100,
  classes: 50,
  brands: 50,
  tiers: 10,
  pieces: 999,
  stock: 999_999,
  days: 366,
  open: 50,
} as const;
