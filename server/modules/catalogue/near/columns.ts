import type { StoreSort } from '#shared/codes/store-sort.ts';
import { EARTH_RADIUS_METERS, type Point } from '#shared/geo/distance.ts';
import { MINUTE, type Instant } from '#shared/kernel/time.ts';
import { isOpenByHours } from '#shared/order/checkout/store-door.ts';
import { standingAt, type Standing } from '#shared/order/checkout/store-live.ts';
import type { StoreHours } from '#shared/order/checkout/time-slots.ts';
import type { NearEntry } from './index-repo.ts';

/** Points of the unit sphere, number beside number: a place costs no sine. */
export type Sphere = { x: Float64Array; y: Float64Array; z: Float64Array };
/** What changes with the minute. `ranks`: 0 takes orders now, 1 takes pre-orders, 2 takes none. */
type MovingColumns = {
  minute: number;
  /** How far a store delivers; -1 where it does not. */ reach: Float64Array;
  /** Minutes in its kitchen. */ prep: Float64Array;
  ranks: Uint8Array;
  /** Each store as it stands. */ standing: readonly Standing<NearEntry>[];
};
/** What a search looks at in every store: no store's own object is touched until it is found. */
export type Columns = Sphere & {
  moving: MovingColumns;
  keys: Partial<Record<StoreSort, Float64Array>>;
};

/** A point of the unit sphere. */
const onSphere = ({ lat, lon }: Point): [number, number, number] => {
  const [north, east] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
};

/** Where some stores are. */
export const sphereOf = (stores: readonly Point[]): Sphere => {
  const points = stores.map(onSphere);
  const axis = (place: 0 | 1 | 2): Float64Array =>
    Float64Array.from(points, (point) => point[place]);
  return { x: axis(0), y: axis(1), z: axis(2) };
};

const made = new WeakMap<readonly NearEntry[], Columns>();

/** The columns of a list, made at its first use. */
export const columnsOf = (entries: readonly NearEntry[]): Columns => {
  const known = made.get(entries);
  if (known) return known;
  const columns: Columns = {
    ...sphereOf(entries),
    moving: {
      minute: -1,
      reach: new Float64Array(),
      prep: new Float64Array(),
      ranks: new Uint8Array(),
      standing: [],
    },
    keys: {},
  };
  made.set(entries, columns);
  return columns;
};

/** Whole metres from a place to a store of the list: `distanceMeters` by the chord, which for less than a hundred kilometres is the arc after two terms. */
export const metersFrom = ({ x, y, z }: Sphere, from: Point): ((place: number) => number) => {
  const [ox, oy, oz] = onSphere(from);
  return (place) => {
    const dx = x[place]! - ox;
    const dy = y[place]! - oy;
    const dz = z[place]! - oz;
    const half = Math.sqrt(dx * dx + dy * dy + dz * dz) / 2;
    return Math.round(
      2 *
        EARTH_RADIUS_METERS *
        (half < 0.01 ? half + (half * half * half) / 6 : Math.asin(Math.min(1, half))),
    );
  };
};

const rankOf = ({ state, reserveType, pause }: Standing<NearEntry>, isOpen: boolean): number => {
  if (isOpen && state === 'open') return reserveType === 2 ? 1 : 0;
  const isStopped = pause !== null && state !== 'open';
  return !isOpen && !isStopped && reserveType > 0 ? 1 : 2;
};

/** What of each store depends on the clock, worked out once a minute; many stores keep the same hours. */
export const movingAt = (
  columns: Columns,
  entries: readonly NearEntry[],
  now: Instant,
): MovingColumns => {
  const minute = Math.floor(now / MINUTE);
  if (columns.moving.minute === minute) return columns.moving;
  const open = new Map<StoreHours, boolean>();
  const isOpen = (hours: StoreHours): boolean => {
    const known = open.get(hours) ?? isOpenByHours(hours, now);
    open.set(hours, known);
    return known;
  };
  const standing = entries.map((entry) => standingAt(entry, now));
  columns.moving = {
    minute,
    reach: Float64Array.from(standing, ({ hasDelivery, reachMeters }) =>
      hasDelivery ? reachMeters : -1,
    ),
    prep: Float64Array.from(standing, ({ prepMinutes }) => prepMinutes),
    ranks: Uint8Array.from(standing, (store) => rankOf(store, isOpen(store.hours))),
    standing,
  };
  return columns.moving;
};

/** Sorts go by so much for a metre, and by something of the store's own; less comes first. */
export const SORTS: Readonly<
  Record<StoreSort, { aMeter: number; own: (entry: NearEntry) => number }>
> = {
  overall: { aMeter: 1, own: ({ score, sold }) => -(score ?? 4) * 1200 - Math.min(sold, 3000) / 3 },
  distance: { aMeter: 1, own: () => 0 },
  sales: { aMeter: 1e-6, own: ({ sold }) => -sold },
  score: { aMeter: 1, own: ({ score }) => -(score ?? 0) * 1e6 },
  unknown: { aMeter: 1, own: () => 0 },
};

/** What of a sort is the store's own. */
export const keysOf = (
  columns: Columns,
  entries: readonly NearEntry[],
  sort: StoreSort,
): Float64Array => (columns.keys[sort] ??= Float64Array.from(entries, SORTS[sort].own));
