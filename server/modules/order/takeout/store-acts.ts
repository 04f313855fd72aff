import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { moveOrder } from './life.ts';
import type { TakeoutOrder } from './order.ts';
import { saveRider, type Rider } from './rider-repo.ts';

/** An act of a store or a rider, in the caller's transaction. Null when it is not legal, or another call was first. */
type Act = (query: Query, order: TakeoutOrder, at: Instant) => Promise<TakeoutOrder | null>;

export { refuseByStore as refuseOrder } from './life.ts';

export const acceptOrder: Act = (query, order, at) =>
  moveOrder(query, order, 'ACCEPTED', at, { patch: { acceptedAt: at } });

export const finishCooking: Act = (query, order, at) => moveOrder(query, order, 'COOKED', at);

/** The store's own courier sets out. */
export const sendOut: Act = (query, order, at) => moveOrder(query, order, 'SENT', at);

/** An order for pickup waits at the counter. */
export const putOnCounter: Act = (query, order, at) => moveOrder(query, order, 'READY', at);

/** The guest has the order. */
export const handOver: Act = (query, order, at) =>
  moveOrder(query, order, 'COMPLETED', at, { patch: { completedAt: at } });

export const assignRider = async (
  query: Query,
  order: TakeoutOrder,
  rider: Rider,
  at: Instant,
): Promise<TakeoutOrder | null> => {
  await saveRider(query, rider);
  return moveOrder(query, order, 'RIDER_ASSIGNED', at, { patch: { riderId: rider.id } });
};

export const reachStore: Act = (query, order, at) => moveOrder(query, order, 'RIDER_AT_STORE', at);

export const pickUp: Act = (query, order, at) => moveOrder(query, order, 'PICKED_UP', at);

export const reachGuest: Act = (query, order, at) => moveOrder(query, order, 'RIDER_ARRIVED', at);
