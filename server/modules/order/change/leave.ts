import type { Query } from '#server/db/db.ts';
import { findChange } from '../takeout/change-repo.ts';
import type { TakeoutOrder } from '../takeout/order.ts';
import * as acts from '../takeout/store-acts.ts';
import { settleChange } from './settle.ts';

type Act = typeof acts.completeOrder;

/** An order as its bag leaves: a change that nobody has answered by now ends like one that is late, and its lines go back (decision DA9). Null when another call was first. */
const settled = async (
  query: Query,
  order: TakeoutOrder,
  { at, by }: acts.Doing,
): Promise<TakeoutOrder | null> => {
  const change = order.changeId === null ? null : await findChange(query, order.changeId);
  return change === null
    ? order
    : settleChange(query, order, change, { state: 'LATE', isTaken: () => false, at, by });
};

/** Nothing leaves of an order of which nothing is left. */
const leaving =
  (act: Act): Act =>
  async (query, order, doing) => {
    const left = await settled(query, order, doing);
    return left === null || left.status < 0 ? left : act(query, left, doing);
  };

/** The store's own courier sets out. */
export const sendOut = leaving(acts.sendOut);
/** The bag is in the rider's hands. */
export const handToRider = leaving(acts.handToRider);
/** The rider has taken the bag. */
export const pickUp = leaving(acts.pickUp);
/** The guest has the order. */
export const completeOrder = leaving(acts.completeOrder);
