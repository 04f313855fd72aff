import type { StoreSort } from '#shared/codes/store-sort.ts';
import { isOutOfReach } from '#shared/geo/area.ts';
import { distanceMeters, type Point } from '#shared/geo/distance.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { DAY, MINUTE, type Instant } from '#shared/kernel/time.ts';
import { rideMinutes } from '#shared/order/ride-minutes.ts';
import { isOpenByHours } from '#shared/order/store-door.ts';
import type { NearEntry } from './index-repo.ts';

/** A store is new for so long. */
export const NEW_MS = 30 * DAY;
/** How far anybody looks for stores. */
export const MOST_METERS = 20_000;

/** Which stores: all that is given must hold. `reach`: those that deliver to the place, those that do not, or either. Prices a head. `ids`: only these, in any order. */
export type NearFilter = {
  reach?: 'inside' | 'outside' | 'any'; withinMeters?: number | undefined; category?: string | undefined; ids?: ReadonlySet<string> | undefined; deliveryTypes?: readonly number[]; hasPickup?: boolean; hasCoupon?: boolean; hasFullReduction?: boolean;
  hasDiscount?: boolean; isQuality?: boolean; isNew?: boolean; isOpen?: boolean; priceFrom?: Cents | undefined; priceTo?: Cents | undefined; withinMinutes?: number | undefined;
};

/** A store seen from a place. `rank`: 0 takes orders now, 1 takes pre-orders, 2 takes none. `order`: where it stands in the list; less comes first. */
export type Near = { entry: NearEntry; distance: number; minutes: number; isReached: boolean; rank: number; order: number };

let open: { minute: number; byHours: Map<string, boolean> } = { minute: -1, byHours: new Map() };

/** Whether a store is open by its hours: worked out once a minute for all that have the same. */
const isOpenNow = ({ hours, hoursKey }: NearEntry, now: Instant): boolean => {
  const minute = Math.floor(now / MINUTE);
  if (open.minute !== minute) open = { minute, byHours: new Map() };
  const known = open.byHours.get(hoursKey);
  if (known !== undefined) return known;
  const isOpen = isOpenByHours(hours, now);
  open.byHours.set(hoursKey, isOpen);
  return isOpen;
};

const rankOf = ({ state, reserveType }: NearEntry, isOpen: boolean): number => {
  if (isOpen && state === 'open') return reserveType === 2 ? 1 : 0;
  return !isOpen && reserveType > 0 ? 1 : 2;
};

const SORTS: Readonly<Record<StoreSort, (entry: NearEntry, distance: number) => number>> = {
  overall: (entry, distance) => distance - (entry.score ?? 4) * 1200 - Math.min(entry.sold, 3000) / 3, distance: (_, distance) => distance, sales: (entry, distance) => distance / 1e6 - entry.sold,
  score: (entry, distance) => distance - (entry.score ?? 0) * 1e6, unknown: (_, distance) => distance,
};
/** More than any sort's own numbers differ by. */
const A_RANK = 1e9;

type Test<T> = (given: T) => boolean;
const all = <T>(tests: readonly (Test<T> | false | undefined)[]): Test<T> => {
  const wanted = tests.filter((test): test is Test<T> => typeof test === 'function');
  return (given) => wanted.every((test) => test(given));
};

/** What of a filter does not depend on the place: only what is asked for is looked at. */
const storeTest = ({ ids, category, deliveryTypes, priceFrom, priceTo, ...filter }: NearFilter, now: Instant): Test<NearEntry> => all<NearEntry>([
  ids && (({ id }) => ids.has(id)), category !== undefined && (({ categories }) => categories.includes(category)), filter.hasPickup && ((entry) => entry.hasPickup), filter.hasCoupon && ((entry) => entry.hasCoupon),
  filter.hasFullReduction && ((entry) => entry.hasFullReduction), filter.hasDiscount && ((entry) => entry.hasDiscount), filter.isQuality && ((entry) => entry.isQuality), filter.isNew && ((entry) => entry.openedAt >= now - NEW_MS),
  deliveryTypes !== undefined && deliveryTypes.length > 0 && ((entry) => entry.hasDelivery && deliveryTypes.includes(entry.deliveryType)),
  priceFrom !== undefined && ((entry) => entry.perCapita >= priceFrom), priceTo !== undefined && ((entry) => entry.perCapita <= priceTo),
]);

const METERS_A_DEGREE = 111_319;
/** Less than a degree of longitude is wide anywhere the city reaches. */
const LEAST_METERS_EAST = 100_000;
/** Farther than `meters` for certain, told without a sine: most stores of a city are out of any one place's reach. */
const isFar = (from: Point, { lat, lon }: Point, meters: number): boolean =>
  Math.abs(lat - from.lat) * METERS_A_DEGREE > meters + 1 || (Math.abs(lat) < 24 && Math.abs(lon - from.lon) * LEAST_METERS_EAST > meters + 1);

/** Stores around a place that suit, in no order. */
export const nearWithin = (entries: readonly NearEntry[], from: Point, filter: NearFilter & { sort?: StoreSort }, now: Instant): Near[] => {
  const { reach = 'any', withinMeters = MOST_METERS, withinMinutes = Number.POSITIVE_INFINITY, isOpen: onlyOpen = false } = filter;
  const isAbroad = isOutOfReach(from);
  const [suits, keyOf] = [storeTest(filter, now), SORTS[filter.sort ?? 'overall']];
  const found: Near[] = [];
  for (const entry of entries) {
    if (isFar(from, entry, reach === 'inside' ? Math.min(entry.reachMeters, withinMeters) : withinMeters) || !suits(entry)) continue;
    const distance = Math.round(distanceMeters(from, entry));
    const isReached = entry.hasDelivery && !isAbroad && distance <= entry.reachMeters;
    if (distance > withinMeters || (reach !== 'any' && isReached !== (reach === 'inside'))) continue;
    const minutes = entry.prepMinutes + (isReached ? rideMinutes(distance) : 0);
    const rank = rankOf(entry, isOpenNow(entry, now));
    if (minutes > withinMinutes || (onlyOpen && rank !== 0)) continue;
    found.push({ entry, distance, isReached, minutes, rank, order: rank * A_RANK + keyOf(entry, distance) });
  }
  return found;
};

const compare = (a: Near, b: Near): number => a.order - b.order || (a.entry.id < b.entry.id ? -1 : 1);

/** The first so many in order: those that take orders, then as asked, then by id. A page of a long list costs little more than one look at each. */
export const firstOf = (found: readonly Near[], count: number): Near[] => {
  if (count * 4 > found.length) return found.toSorted(compare).slice(0, count);
  const first: Near[] = [];
  for (const near of found) {
    if (first.length === count && compare(near, first[count - 1]!) > 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(first[middle]!, near) < 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, near);
    if (first.length > count) first.pop();
  }
  return first;
};

/** Stores around a place that suit, all of them in order. */
export const findNear = (...given: Parameters<typeof nearWithin>): Near[] => nearWithin(...given).sort(compare);
