import { orderDeliveryType } from '#shared/codes/delivery-type.ts';
import type { Point } from '#shared/geo/distance.ts';
import { instant, MINUTE, SECOND, type Instant } from '#shared/kernel/time.ts';
import type { MoveKind, TakeoutOrder } from '#server/modules/order/index.ts';
import { chance } from '../takeout/chance.ts';
import { alongRoute, nearestCrossing, routeBetween, routeMeters } from './route.ts';
import { NEIGHBOURS, pointOf } from './streets.ts';

/** `pace`: how many times quicker than life. `refuseRate`, `rejectRate`: how often a store takes no order, or declines a refund; 0 to 1. */
export type TownRules = {
  pace: number;
  refuseRate: number;
  rejectRate: number;
  answersRefunds: boolean;
  /** The platform has riders who come to stores that people run (decision DA15). */ hasRiders: boolean;
};
export const CALM: TownRules = {
  pace: 1,
  refuseRate: 0,
  rejectRate: 0,
  answersRefunds: true,
  hasRiders: true,
};

/** What of an order its course depends on. */
export type Course = Pick<
  TakeoutOrder,
  'kind' | 'id' | 'deliveryType' | 'slotAt' | 'snapshot' | 'acceptedAt' | 'readyAt' | 'handedAt'
> & { paidAt: Instant };
type PlannedKind = Extract<
  MoveKind,
  | 'STORE_REFUSED'
  | 'ACCEPTED'
  | 'COOKED'
  | 'PACKED'
  | 'SENT'
  | 'RIDER_ASSIGNED'
  | 'RIDER_AT_STORE'
  | 'PICKED_UP'
  | 'RIDER_ARRIVED'
  | 'COMPLETED'
>;
export type Planned = { kind: PlannedKind; at: Instant };
/** A ride: who, along which streets, from when to when. */
export type Leg = { route: readonly Point[]; from: Instant; to: Instant };
export type Plan = { moves: readonly Planned[]; riderIndex: number; legs: readonly Leg[] };

/** Metres a second of a scooter in the town. */
const SPEED = 7;

type Clockwork = { later: (from: number, seconds: number) => number; roll: () => number };

const rideSeconds = (route: readonly Point[]): number => Math.max(20, routeMeters(route) / SPEED);

/** A rider sets out from a crossing a street or two away. */
const riderRoute = (store: Point, roll: () => number): Point[] => {
  const near = nearestCrossing(store);
  const around = [
    ...new Set(
      (NEIGHBOURS.get(near) ?? []).flatMap((next) => [next, ...(NEIGHBOURS.get(next) ?? [])]),
    ),
  ];
  const start = around[Math.floor(roll() * around.length)] ?? near;
  return routeBetween(pointOf(start), store);
};

/** `handed`: when the store gives the bag away, if people run it; null before it has; absent, as soon as rider and food are there. */
type Kitchen = { accepted: number; cooked: number; handed?: number | null };

const riderMoves = (
  { snapshot: { store, address } }: Course,
  { accepted, cooked, handed }: Kitchen,
  { later, roll }: Clockwork,
): Pick<Plan, 'moves' | 'legs'> => {
  const toStore = riderRoute(store, roll);
  const toGuest = routeBetween(store, address ?? store);
  const assigned = Math.max(
    later(accepted, 20),
    cooked - (later(0, rideSeconds(toStore)) + later(0, 60)),
  );
  const atStore = later(assigned, rideSeconds(toStore));
  const toThere: Pick<Plan, 'moves' | 'legs'> = {
    moves: [
      { kind: 'RIDER_ASSIGNED', at: instant(assigned) },
      { kind: 'RIDER_AT_STORE', at: instant(atStore) },
    ],
    legs: [{ route: toStore, from: instant(assigned), to: instant(atStore) }],
  };
  if (handed === null) return toThere;
  const picked = Math.max(later(atStore, 40), handed ?? later(cooked, 20));
  const arrived = later(picked, rideSeconds(toGuest));
  return {
    moves: [
      ...toThere.moves,
      { kind: 'PICKED_UP', at: instant(picked) },
      { kind: 'RIDER_ARRIVED', at: instant(arrived) },
      { kind: 'COMPLETED', at: instant(later(arrived, 60 + 60 * roll())) },
    ],
    legs: [...toThere.legs, { route: toGuest, from: instant(picked), to: instant(arrived) }],
  };
};

const ownMoves = (
  { snapshot: { store, address } }: Course,
  cooked: number,
  { later, roll }: Clockwork,
): Planned[] => {
  const sent = later(cooked, 60);
  return [
    { kind: 'SENT', at: instant(sent) },
    {
      kind: 'COMPLETED',
      at: instant(
        later(sent, rideSeconds(routeBetween(store, address ?? store)) + 60 + 60 * roll()),
      ),
    },
  ];
};

const pickupMoves = (cooked: number, { later, roll }: Clockwork): Planned[] => [
  { kind: 'COMPLETED', at: instant(later(cooked, 300 + 600 * roll())) },
];

/**
 * The whole course of a paid order, drawn from its id: it is the same whenever and wherever it is asked for, so nothing of it is stored. A pre-order is begun so that it is ready for its slot.
 */
export const planOf = (order: Course, { pace, refuseRate }: TownRules): Plan => {
  const roll = chance(`${order.id}/course`);
  const clockwork: Clockwork = {
    roll,
    later: (from, seconds) => Math.round(from + (seconds * SECOND) / pace),
  };
  const { later } = clockwork;
  const riderIndex = Math.floor(roll() * 1000);
  const accepted = later(order.paidAt, 40 + 80 * roll());
  if (roll() < refuseRate)
    return { moves: [{ kind: 'STORE_REFUSED', at: instant(accepted) }], riderIndex, legs: [] };
  const cookMs = (order.snapshot.store.prepMinutes * MINUTE * (0.75 + 0.3 * roll())) / pace;
  const cooked = Math.round(
    order.slotAt === null
      ? accepted + cookMs
      : Math.max(accepted + cookMs, order.slotAt - MINUTE / pace),
  );
  const first: Planned[] = [
    { kind: 'ACCEPTED', at: instant(accepted) },
    { kind: order.kind === 'market' ? 'PACKED' : 'COOKED', at: instant(cooked) },
  ];
  const travel = orderDeliveryType.nameOf(order.deliveryType);
  if (travel === 'pickup')
    return { moves: [...first, ...pickupMoves(cooked, clockwork)], riderIndex, legs: [] };
  if (travel === 'store')
    return { moves: [...first, ...ownMoves(order, cooked, clockwork)], riderIndex, legs: [] };
  const { moves, legs } = riderMoves(order, { accepted, cooked }, clockwork);
  return { moves: [...first, ...moves].toSorted((a, b) => a.at - b.at), riderIndex, legs };
};

const NO_RIDE: Plan = { moves: [], riderIndex: 0, legs: [] };

/** The ride of an order whose store people run: the platform's rider comes once it is accepted, and leaves with the bag that the desk hands over. */
export const rideOf = (
  order: Course,
  { pace, hasRiders }: Pick<TownRules, 'pace' | 'hasRiders'>,
): Plan => {
  const travel = orderDeliveryType.nameOf(order.deliveryType);
  const { acceptedAt, handedAt } = order;
  if (!hasRiders || acceptedAt === null || travel === 'pickup' || travel === 'store')
    return NO_RIDE;
  const roll = chance(`${order.id}/course`);
  const later = (from: number, seconds: number): number =>
    Math.round(from + (seconds * SECOND) / pace);
  const cooked =
    order.readyAt ?? later(acceptedAt, (order.snapshot.store.prepMinutes * MINUTE) / SECOND);
  return {
    riderIndex: Math.floor(roll() * 1000),
    ...riderMoves(order, { accepted: acceptedAt, cooked, handed: handedAt }, { later, roll }),
  };
};

/** Where the rider of a plan is at a moment, and the way that is ahead on this ride; null before the first. Between two rides the rider waits where the first one ended. */
export const riderAt = (
  { legs }: Plan,
  now: Instant,
): { at: Point; ahead: Point[]; arrivesAt: Instant } | null => {
  const leg = legs.findLast(({ from }) => from <= now);
  const last = legs.at(-1);
  if (leg === undefined || last === undefined) return null;
  return {
    ...alongRoute(leg.route, leg.to === leg.from ? 1 : (now - leg.from) / (leg.to - leg.from)),
    arrivesAt: last.to,
  };
};
