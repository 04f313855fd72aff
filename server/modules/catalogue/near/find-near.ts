import type { StoreSort } from '#shared/codes/store-sort.ts';
import { isOutOfReach } from '#shared/geo/area.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { DAY, type Instant } from '#shared/kernel/time.ts';
import { rideMinutes } from '#shared/order/delivery/ride-minutes.ts';
import { columnsOf, keysOf, metersFrom, movingAt, SORTS } from './columns.ts';
import type { Standing } from '#shared/order/checkout/store-live.ts';
import type { NearEntry } from './index-repo.ts';
import { runningOf } from '../store/planned-repo.ts';

/** A store is new for so long. */
export const NEW_MS = 30 * DAY;
/** How far anybody looks for stores. */
export const MOST_METERS = 20_000;

/** Which stores: all that is given must hold. `reach`: those that deliver to the place, those that do not, or either. Prices a head. `ids`: only these, in any order. */
export type NearFilter = {
  reach?: 'inside' | 'outside' | 'any';
  withinMeters?: number | undefined;
  category?: string | undefined;
  ids?: ReadonlySet<string> | undefined;
  deliveryTypes?: readonly number[];
  hasPickup?: boolean;
  hasCoupon?: boolean;
  hasFullReduction?: boolean;
  hasDiscount?: boolean;
  isQuality?: boolean;
  isNew?: boolean;
  isOpen?: boolean;
  priceFrom?: Cents | undefined;
  priceTo?: Cents | undefined;
  withinMinutes?: number | undefined;
};

/** A store seen from a place. `rank`: 0 takes orders now, 1 takes pre-orders, 2 takes none. `order`: what the list is sorted by; less comes first. */
export type Near = {
  entry: NearEntry;
  distance: number;
  minutes: number;
  isReached: boolean;
  rank: number;
  order: number;
};

/** More than any sort's own numbers differ by. */
const A_RANK = 1e9;
/** More than what is looked at within a rank differs by, when stores by how well they fit come before one another: the numbers of `overall`. */
const A_FIT = 1e6;
/** The only stores to look at, by their places in the list, and how well each fits: less comes before more among those that take orders alike, when the list is sorted `overall`. */
export type Among = { places: Int32Array; fits: Uint8Array };

type Test<T> = (given: T) => boolean;
const all = <T>(tests: readonly (Test<T> | false | undefined)[]): Test<T> => {
  const wanted = tests.filter((test): test is Test<T> => typeof test === 'function');
  return (given) => wanted.every((test) => test(given));
};

/** Whether a store runs something of a kind that it planned itself. */
const runs = (
  { planned }: Pick<NearEntry, 'planned'>,
  wanted: 'full' | 'discount',
  now: Instant,
): boolean => runningOf(planned, now).some(({ kind }) => kind === wanted);

/** What of a filter does not depend on the place: only what is asked for is looked at. */
const storeTest = (
  { ids, category, deliveryTypes, priceFrom, priceTo, ...filter }: NearFilter,
  now: Instant,
): Test<Standing<NearEntry>> =>
  all<Standing<NearEntry>>([
    ids && (({ id }) => ids.has(id)),
    category !== undefined && (({ categories }) => categories.includes(category)),
    filter.hasPickup && ((entry) => entry.hasPickup),
    filter.hasCoupon && ((entry) => entry.hasCoupon),
    filter.hasFullReduction && ((entry) => entry.hasFullReduction || runs(entry, 'full', now)),
    filter.hasDiscount && ((entry) => entry.hasDiscount || runs(entry, 'discount', now)),
    filter.isQuality && ((entry) => entry.isQuality),
    filter.isNew && ((entry) => entry.openedAt >= now - NEW_MS),
    deliveryTypes !== undefined &&
      deliveryTypes.length > 0 &&
      ((entry) => entry.hasDelivery && deliveryTypes.includes(entry.deliveryType)),
    priceFrom !== undefined && (({ perCapita }) => perCapita !== null && perCapita >= priceFrom),
    priceTo !== undefined && (({ perCapita }) => perCapita !== null && perCapita <= priceTo),
  ]);

type Search = {
  entries: readonly NearEntry[];
  from: Point;
  filter: NearFilter & { sort?: StoreSort };
  now: Instant;
  among?: Among | undefined;
};
type Visit = (place: number, at: Omit<Near, 'entry'>) => void;

/** What a search reads of stores, each by its place in the list. */
const measuresOf = ({ entries, from, filter: { sort = 'overall' }, now }: Search) => {
  const columns = columnsOf(entries);
  return {
    ...movingAt(columns, entries, now),
    isAbroad: isOutOfReach(from),
    meters: metersFrom(columns, from),
    keys: keysOf(columns, entries, sort),
    aMeter: SORTS[sort].aMeter,
    aFit: sort === 'overall' ? A_FIT : 0,
  };
};

/** Shows every store around a place that suits. `at` is the same object each time: a visitor that stores it copies it. The loop calls as little as it can: it runs over every store of the city. */
const visitNear = (search: Search, visit: Visit): void => {
  const { entries, now, among } = search;
  const { reach: wanted = 'any', isOpen = false, ...filter } = search.filter;
  const { withinMeters = MOST_METERS, withinMinutes = Number.POSITIVE_INFINITY } = filter;
  const suits = storeTest(filter, now);
  const { reach, prep, standing, isAbroad, meters, ranks, keys, aMeter, aFit } = measuresOf(search);
  const at = { distance: 0, minutes: 0, isReached: false, rank: 0, order: 0 };
  const count = among?.places.length ?? entries.length;
  for (let turn = 0; turn < count; turn += 1) {
    const place = among?.places[turn] ?? turn;
    const distance = meters(place);
    const rank = ranks[place]!;
    const isReached = !isAbroad && distance <= reach[place]!;
    if (distance > withinMeters || (isOpen && rank !== 0)) continue;
    if (wanted !== 'any' && isReached !== (wanted === 'inside')) continue;
    const minutes = prep[place]! + (isReached ? rideMinutes(distance) : 0);
    if (minutes > withinMinutes || !suits(standing[place]!)) continue;
    at.distance = distance;
    at.minutes = minutes;
    at.isReached = isReached;
    at.rank = rank;
    at.order = rank * A_RANK + (among?.fits[turn] ?? 0) * aFit + distance * aMeter + keys[place]!;
    visit(place, at);
  }
};

type Places = ReadonlyMap<string, number>;
const places = new WeakMap<readonly NearEntry[], Places>();
let latest: readonly NearEntry[] = [];

const isSame = (one: readonly NearEntry[], other: readonly NearEntry[]): boolean =>
  one.length === other.length && one.every(({ id }, place) => id === other[place]!.id);

/** The place of each store in a list, by its id: the same object for lists of the same stores that follow one another. */
export const placesOf = (entries: readonly NearEntry[]): Places => {
  const known = places.get(entries);
  if (known) return known;
  const before = isSame(entries, latest) ? places.get(latest) : undefined;
  const made = before ?? new Map(entries.map(({ id }, place) => [id, place]));
  places.set(entries, made);
  latest = entries;
  return made;
};

/** The place of a store in the list; -1 for one that is not in it. */
export const placeIn = (entries: readonly NearEntry[], id: string): number =>
  placesOf(entries).get(id) ?? -1;

/** The stores of a list as they are seen from a point, by their places in it. `reach`: 0 to 2 its rank where it delivers to the place, 3 to 5 where it does not, -1 where it is too far to look. `order` is 0: they are in none. */
export const sightFrom = (entries: readonly NearEntry[], from: Point, now: Instant) => {
  const [isAbroad, columns] = [isOutOfReach(from), columnsOf(entries)];
  const meters = metersFrom(columns, from);
  const { ranks, reach, prep } = movingAt(columns, entries, now);
  const isReached = (place: number, distance: number): boolean =>
    !isAbroad && distance <= reach[place]!;
  return {
    meters,
    reach: (place: number, distance: number): number =>
      distance > MOST_METERS ? -1 : ranks[place]! + (isReached(place, distance) ? 0 : 3),
    near: (place: number): Near => {
      const distance = meters(place);
      const reached = isReached(place, distance);
      return {
        entry: entries[place]!,
        distance,
        minutes: prep[place]! + (reached ? rideMinutes(distance) : 0),
        isReached: reached,
        rank: ranks[place]!,
        order: 0,
      };
    },
  };
};

const compare = (a: Near, b: Near): number =>
  a.order - b.order || (a.entry.id < b.entry.id ? -1 : 1);

const copy = (
  entry: NearEntry,
  { distance, minutes, isReached, rank, order }: Omit<Near, 'entry'>,
): Near => ({ entry, distance, minutes, isReached, rank, order });

/** Stores around a place that suit, in no order. */
export const nearWithin = (
  entries: readonly NearEntry[],
  from: Point,
  filter: Search['filter'],
  now: Instant,
): Near[] => {
  const found: Near[] = [];
  visitNear({ entries, from, filter, now }, (place, at) => {
    found.push(copy(entries[place]!, at));
  });
  return found;
};

/** All of them in order: those that take orders, then as asked, then by id. */
export const findNear = (...search: Parameters<typeof nearWithin>): Near[] =>
  nearWithin(...search).sort(compare);

/** The place of something among others in order. */
const placeOf = (near: Near, among: readonly Near[]): number => {
  let [low, high] = [0, among.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(among[middle]!, near) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The first so many of `findNear`, and how many there are: a page costs one look at each store, and an object only for what is among the first. */
export const firstNear = (search: Search, count: number): { first: Near[]; total: number } => {
  const first: Near[] = [];
  let total = 0;
  visitNear(search, (place, at) => {
    total += 1;
    if (first.length === count && at.order > first[count - 1]!.order) return;
    const near = copy(search.entries[place]!, at);
    first.splice(placeOf(near, first), 0, near);
    if (first.length > count) first.pop();
  });
  return { first, total };
};
