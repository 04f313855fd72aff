import { distanceMeters, type Point } from '#shared/geo/distance.ts';
import { riderStatus, takeoutOrderStatus } from '#shared/codes/order-status.ts';
import type { TakeoutEventKind } from '#shared/codes/takeout-event.ts';
import { deskWay } from '#shared/order/desk/desk-stage.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { eventText } from './event-words.ts';
import { ownOrder } from './get.ts';
import { eventsOf } from './life.ts';
import type { TakeoutOrder } from './order.ts';
import { findPlace, findRider } from './rider-repo.ts';
import { stopOfOrder } from './run-repo.ts';

/** Metres along a path from a point. */
const pathMeters = (from: Point, path: readonly Point[]): number =>
  path.reduce(({ sum, at }, next) => ({ sum: sum + distanceMeters(at, next), at: next }), {
    sum: 0,
    at: from,
  }).sum;

/** Who brings an order, while it is on its way: a rider, or the store's own driver, whose number stays with the store. */
const bringerOf = async (query: Query, order: TakeoutOrder, pick: MemberContext['pick']) => {
  if (deskWay(order) === 'STORE') {
    const stop = await stopOfOrder(query, order);
    return stop === null || stop.endedAs !== null
      ? null
      : { name: stop.driver.name, phone: '', status: riderStatus.codes.delivering };
  }
  const rider = await findRider(query, order.riderId);
  return rider && { name: pick(rider.name), phone: rider.phone, status: order.riderStatus ?? 0 };
};

/** Where the rider is, while the order is on its way; afterwards no rider may be followed. */
export const riderOf = async (
  {
    deps: {
      db: { query },
    },
    now,
    pick,
  }: MemberContext,
  order: TakeoutOrder,
) => {
  const isOnTheWay = order.status === takeoutOrderStatus.codes.onTheWay;
  const [rider, place] = isOnTheWay
    ? [await bringerOf(query, order, pick), await findPlace(query, order)]
    : [null, null];
  const { store, address } = order.snapshot;
  return {
    rider:
      rider === null || place === null
        ? null
        : {
            riderName: rider.name,
            riderPhone: rider.phone,
            riderStatus: rider.status,
            lat: place.lat,
            lon: place.lon,
            at: place.at,
            path: place.path.map(({ lat, lon }) => ({ lat, lon })),
            distance: Math.round(pathMeters(place, place.path)),
            arrivesAt: place.arrivesAt,
          },
    store: { lat: store.lat, lon: store.lon },
    destination: address === null ? null : { lat: address.lat, lon: address.lon },
    serverTime: now,
  };
};
export const getRider: Handlers['takeoutGetRider'] = async (context, { tradeId }) =>
  riderOf(context, await ownOrder(context, tradeId, 'takeout'));

/** What of the log is about the way to the guest, and what the store did meanwhile, with the rider's number that it led to. */
const STEPS: Partial<Record<TakeoutEventKind, number | null>> = {
  ACCEPTED: null,
  COOKED: null,
  PACKED: null,
  SENT: null,
  READY: null,
  RIDER_ASSIGNED: 2,
  RIDER_AT_STORE: 3,
  PICKED_UP: 4,
  RIDER_ARRIVED: 5,
  COMPLETED: null,
  CHANGE_OFFERED: null,
  CHANGE_ANSWERED: null,
  LINES_REFUNDED: null,
  LINES_REFUNDED_LAST: null,
  STORE_CANCELLED: null,
  NOT_MET: null,
  BROUGHT_BACK: null,
  UNDELIVERED: null,
  PICKUP_OFFERED: null,
  PICKUP_TAKEN: null,
  PICKUP_DECLINED: null,
};

/** The steps of an order, the newest first. */
export const stepsOf = async ({ deps, t }: MemberContext, order: TakeoutOrder) => {
  const events = await eventsOf(deps.db.query, order);
  return events
    .flatMap((event) => {
      const { kind, at } = event;
      const step = STEPS[kind];
      return step === undefined
        ? []
        : [{ kind, riderStatus: step, at, text: eventText(order.kind, event, t) }];
    })
    .toReversed();
};
export const distributionList: Handlers['takeoutDistributionList'] = async (
  context,
  { tradeId },
) => ({ result: await stepsOf(context, await ownOrder(context, tradeId, 'takeout')) });
