import type { Query } from '#server/db/db.ts';
import {
  acceptOrder,
  assignRider,
  finishCooking,
  handOver,
  pickUp,
  putOnCounter,
  reachGuest,
  reachStore,
  refuseOrder,
  sendOut,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import type { Plan, Planned } from './plan.ts';
import { riderOf } from './riders.ts';

const ACTS = {
  STORE_REFUSED: refuseOrder,
  ACCEPTED: acceptOrder,
  COOKED: finishCooking,
  SENT: sendOut,
  READY: putOnCounter,
  RIDER_AT_STORE: reachStore,
  PICKED_UP: pickUp,
  RIDER_ARRIVED: reachGuest,
  COMPLETED: handOver,
} satisfies Record<Exclude<Planned['kind'], 'RIDER_ASSIGNED'>, typeof acceptOrder>;

/** Does what a plan has next, by the verbs that stores and riders call. */
export const perform = (
  query: Query,
  order: TakeoutOrder,
  { kind, at }: Planned,
  { riderIndex }: Plan,
): Promise<TakeoutOrder | null> =>
  kind === 'RIDER_ASSIGNED'
    ? assignRider(query, order, riderOf(riderIndex), at)
    : ACTS[kind](query, order, at);
