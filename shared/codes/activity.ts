import { table } from './table.ts';

/**
 * What a market activity is: the cart knows the first two, a store's list also the others (spec 002
 * §3).
 */
export const activityType = table({ fullReduction: 1, fullDiscount: 2, composite: 3, purchase: 7 });
/** The name of an activity type. */
export type ActivityType = ReturnType<typeof activityType.nameOf>;

/** Which products a full-reduction or full-discount counts (spec 002 §3). */
export const activityProductType = table({ all: 1, category: 2, brand: 3, specific: 4 });
/** Which products an activity counts, by name. */
export type ActivityProductType = ReturnType<typeof activityProductType.nameOf>;

/**
 * Composite offers (spec 002 §3): any N pieces for an amount, or each piece after the threshold at
 * a price (decision H4).
 */
export const compositeType = table({ anyPieces: 1, afterThreshold: 2 });
/** The name of a type of composite activity. */
export type CompositeType = ReturnType<typeof compositeType.nameOf>;

/** What an order limit of a discount counts by (spec 002 §9 prints 0, decision H13 the others). */
export const orderLimitType = table({ unlimited: 0, perOrder: 1, perDay: 2, perActivity: 3 });
/** The name of a type of order limit. */
export type OrderLimitType = ReturnType<typeof orderLimitType.nameOf>;

/**
 * `activityType` of a delivery-fee promotion, which is another number of the same name (spec 002
 * §3). Every other one has tiers.
 */
export const deliveryOfferType = table({ freeForAll: 1 });
