import type { StopProof } from '#shared/codes/delivery-run.ts';
import { orderDeliveryType } from '#shared/codes/delivery-type.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { deskWay } from '#shared/order/desk/desk-stage.ts';
import { promiseAtAccept } from '#shared/order/desk/ready-time.ts';
import type { Query } from '#server/db/db.ts';
import { tellDesk } from '../life/desk-feed.ts';
import { moveOrder, refuseByStore } from './life.ts';
import type { TakeoutOrder } from './order.ts';
import { countInMaking, countOutside, findOrder } from './order-repo.ts';
import { saveRider, type Rider } from './rider-repo.ts';

/** Who does it and when; its log keeps both. The demonstration's simulator is an operator of its own (decision DA30). */
export type Doing = {
  at: Instant;
  /** `approvedBy`: whose PIN let it; `driver` and `proof`: of a store's own delivery. */
  by: {
    operatorId: string;
    deviceId: string | null;
    approvedBy?: string;
    driver?: string;
    proof?: StopProof;
  };
};

/** The operator who accepts for stores that accept by themselves (decision DA6). */
export const STAFF_AUTO = 'staff-auto';

/** An act of a store or a rider, in the caller's transaction. Null when it is not legal, or another call was first. */
type Act<More extends object = object> = (
  query: Query,
  order: TakeoutOrder,
  doing: Doing & More,
) => Promise<TakeoutOrder | null>;

/** `readyAt`: by when the store wants to be ready; absent, it keeps what the checkout said. */
export const acceptOrder: Act<{ readyAt?: Instant }> = (query, order, { at, by, readyAt }) =>
  moveOrder(query, order, 'ACCEPTED', at, {
    patch: {
      acceptedAt: at,
      isAuto: by.operatorId === STAFF_AUTO,
      ...(readyAt !== undefined && {
        readyAt,
        promisedAt: promiseAtAccept(
          {
            ...order,
            paidAt: order.paidAt ?? at,
            prepMinutes: order.snapshot.store.prepMinutes,
          },
          readyAt,
        ),
      }),
    },
    facts: by,
  });

/** Everything that the guest paid goes back; a refund that waits is granted with it. */
export const refuseOrder: Act<{ reason?: number; note?: string }> = (
  query,
  order,
  { at, by, reason, note },
) =>
  refuseByStore(query, order, {
    kind: 'STORE_REFUSED',
    at,
    facts: { ...by, ...(reason !== undefined && { reason }), ...(note && { note }) },
  });

/** Another time at which an accepted order will be ready. */
export const setReadyTime: Act<{ readyAt: Instant }> = (query, order, { at, by, readyAt }) =>
  moveOrder(query, order, 'READY_TIME_SET', at, { patch: { readyAt }, facts: { ...by, readyAt } });

/** A kitchen has cooked, a supermarket has packed; an order for pickup waits at the counter from now on. */
export const makeReady: Act = async (query, order, { at, by }) => {
  const made = await moveOrder(query, order, order.kind === 'market' ? 'PACKED' : 'COOKED', at, {
    patch: { cookedAt: at },
    facts: by,
  });
  return made === null || deskWay(made) !== 'PICKUP'
    ? made
    : moveOrder(query, made, 'READY', at, { facts: by });
};

/** A kitchen has crossed lines out, or not after all: the order is another one, though nothing has happened that a guest reads. Waits for whoever else is at it, and gives the order with what they did. */
export const touchInMaking: Act = async (query, order, { at }) => {
  if (!(await countInMaking(query, order))) return null;
  await tellDesk(query, order.kind, order, 'MARKED', at);
  return findOrder(query, order.id);
};

/** Something about an order that is out has changed, of which its guest hears nothing. Waits for whoever else is at it. */
export const touchOutside: Act = async (query, order, { at }) => {
  const seq = await countOutside(query, order);
  if (seq === null) return null;
  await tellDesk(query, order.kind, order, 'MARKED', at);
  return { ...order, seq };
};

/** It was not ready after all. */
export const takeReadyBack: Act = (query, order, { at, by }) =>
  moveOrder(query, order, 'UNREADY', at, { patch: { cookedAt: null }, facts: by });

/** The store's own courier sets out. */
export const sendOut: Act = (query, order, { at, by }) =>
  moveOrder(query, order, 'SENT', at, { patch: { handedAt: at }, facts: by });

/** The bag is in the rider's hands. */
export const handToRider: Act = (query, order, { at, by }) =>
  moveOrder(query, order, 'HANDED_OVER', at, { patch: { handedAt: at }, facts: by });

/** The store brings an order itself for which no rider came. */
export const deliverByStore: Act = (query, order, { at, by }) =>
  moveOrder(query, order, 'STORE_DELIVERS', at, {
    patch: { deliveryType: orderDeliveryType.codes.store },
    // the fee is the store's from now on (decision DA15)
    facts: { ...by, feeCents: order.quote.feeShares.delivery },
  });

/** The guest has the order. */
export const completeOrder: Act = (query, order, { at, by }) =>
  moveOrder(query, order, 'COMPLETED', at, {
    patch: { completedAt: at, handedAt: order.handedAt ?? at },
    facts: by,
  });

export const assignRider: Act<{ rider: Rider }> = async (query, order, { at, by, rider }) => {
  await saveRider(query, rider);
  return moveOrder(query, order, 'RIDER_ASSIGNED', at, { patch: { riderId: rider.id }, facts: by });
};

export const reachStore: Act = (query, order, { at, by }) =>
  moveOrder(query, order, 'RIDER_AT_STORE', at, { facts: by });

export const pickUp: Act = (query, order, { at, by }) =>
  moveOrder(query, order, 'PICKED_UP', at, {
    patch: { handedAt: order.handedAt ?? at },
    facts: by,
  });

export const reachGuest: Act = (query, order, { at, by }) =>
  moveOrder(query, order, 'RIDER_ARRIVED', at, { facts: by });
