import { table } from './table.ts';

/**
 * How an order reaches the guest (spec 001 §4). 1 and 4 both mean a rider; the documents do not state
 * how they differ. Never to be mixed with the two tables below (decision F4).
 */
export const orderDeliveryType = table({ rider: 1, store: 2, pickup: 3, riderToo: 4 });
/** The wire code of how an order reaches the guest. */
export type OrderDeliveryTypeCode = 1 | 2 | 3 | 4;
/** The name of how an order reaches the guest. */
export type OrderDeliveryType = ReturnType<typeof orderDeliveryType.nameOf>;

/** Who delivers for a store (spec 002 §3, decision F4). */
export const storeDeliveryType = table({ platform: 1, merchant: 2 });
/** The wire code of who delivers for a store. */
export type StoreDeliveryTypeCode = 1 | 2;
/** The name of who delivers for a store. */
export type StoreDeliveryType = ReturnType<typeof storeDeliveryType.nameOf>;

/**
 * The ways of delivery that a market store offers (spec 002 §4, decision F4). 2 also means a store
 * that offers neither.
 */
export const deliveryMode = table({ both: 0, pickupOnly: 1, deliveryOnly: 2 });
/** The wire code of a store’s delivery mode. */
export type DeliveryModeCode = 0 | 1 | 2;
/** The name of a store’s delivery mode. */
export type DeliveryMode = ReturnType<typeof deliveryMode.nameOf>;
