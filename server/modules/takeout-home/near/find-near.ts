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

/** A store seen from a place. `rank`: 0 takes orders now, 1 takes pre-orders, 2 takes none. */
export type Near = { entry: NearEntry; distance: number; minutes: number; isReached: boolean; rank: number };

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

const SORTS: Readonly<Record<StoreSort, (near: Near) => number>> = {
  overall: ({ entry, distance }) => distance - (entry.score ?? 4) * 1200 - Math.min(entry.sold, 3000) / 3, distance: ({ distance }) => distance, sales: ({ entry, distance }) => distance / 1e6 - entry.sold,
  score: ({ entry, distance }) => distance / 1e6 - (entry.score ?? 0), unknown: ({ distance }) => distance,
};

const suits = ({ entry, distance, isReached, minutes, rank }: Near, filter: NearFilter, now: Instant): boolean => {
  const { reach = 'any', category, deliveryTypes, priceFrom, priceTo, withinMinutes, withinMeters } = filter;
  return (
    distance <= (withinMeters ?? MOST_METERS) && (reach === 'any' || isReached === (reach === 'inside')) && (category === undefined || entry.categories.includes(category)) &&
    (!deliveryTypes?.length || (entry.hasDelivery && deliveryTypes.includes(entry.deliveryType))) && (priceFrom === undefined || entry.perCapita >= priceFrom) && (priceTo === undefined || entry.perCapita <= priceTo) &&
    (withinMinutes === undefined || minutes <= withinMinutes) && (!filter.isNew || entry.openedAt >= now - NEW_MS) && (!filter.isOpen || rank === 0) && hasAll(entry, filter)
  );
};

const hasAll = (entry: NearEntry, { hasPickup, hasCoupon, hasFullReduction, hasDiscount, isQuality }: NearFilter): boolean =>
  (!hasPickup || entry.hasPickup) && (!hasCoupon || entry.hasCoupon) && (!hasFullReduction || entry.hasFullReduction) && (!hasDiscount || entry.hasDiscount) && (!isQuality || entry.isQuality);

/** Stores around a place that suit, those that take orders first; then as asked, then by id. */
export const findNear = (entries: readonly NearEntry[], from: Point, filter: NearFilter & { sort?: StoreSort }, now: Instant): Near[] => {
  const isAbroad = isOutOfReach(from);
  const found: (Near & { key: number })[] = [];
  const keyOf = SORTS[filter.sort ?? 'overall'];
  for (const entry of entries) {
    if (filter.ids && !filter.ids.has(entry.id)) continue;
    const distance = Math.round(distanceMeters(from, entry));
    const isReached = entry.hasDelivery && !isAbroad && distance <= entry.reachMeters;
    const near: Near = { entry, distance, isReached, minutes: entry.prepMinutes + (isReached ? rideMinutes(distance) : 0), rank: rankOf(entry, isOpenNow(entry, now)) };
    if (suits(near, filter, now)) found.push({ ...near, key: keyOf(near) });
  }
  return found.sort((a, b) => a.rank - b.rank || a.key - b.key || (a.entry.id < b.entry.id ? -1 : 1));
};
