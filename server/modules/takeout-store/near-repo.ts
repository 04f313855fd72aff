import type { StoreSort } from '#shared/codes/store-sort.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { quarterOf } from '#shared/order/store-door.ts';
import type { Param, Query } from '#server/db/db.ts';
import { STORE_COLUMNS, takeoutStoreOf, type TakeoutStore, type TakeoutStoreRow } from './repo.ts';

const METERS_A_DEGREE = 111_319.49;

/** Latitudes and longitudes around a point that hold every place within so many metres: what an index can answer before distances are measured. */
export const boxAround = ({ lat, lon }: Point, meters: number): { south: number; north: number; west: number; east: number } => {
  const high = (meters / METERS_A_DEGREE) * 1.001;
  const wide = high / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return { south: lat - high, north: lat + high, west: lon - wide, east: lon + wide };
};

/** Great-circle metres from a point (`$1` latitude, `$2` longitude) to a store, as `distanceMeters` measures them (spec 000 §9). */
export const DISTANCE_SQL = '(2 * 6378137 * asin(least(1, sqrt(power(sin(radians(lat - $1) / 2), 2) + cos(radians($1)) * cos(radians(lat)) * power(sin(radians(lon - $2) / 2), 2)))))';

/** How far anybody looks for stores. */
export const MOST_METERS = 20_000;

/** Which stores near a point: all that is given must hold. `reach`: those that deliver to the point, those that do not, or either. `from` and `to` of prices per head in cents. */
export type NearFilter = {
  from: Point; withinMeters?: number; reach?: 'inside' | 'outside' | 'any'; categories?: readonly string[]; storeIds?: readonly string[]; deliveryTypes?: readonly number[]; hasPickup?: boolean;
  hasCoupon?: boolean; hasFullReduction?: boolean; hasDiscount?: boolean; isQuality?: boolean; isNew?: Instant; perCapitaFrom?: number; perCapitaTo?: number; withinMinutes?: number; isOpenNow?: boolean;
  sort?: StoreSort; offset: number; size: number; now: Instant;
};
export type NearStore = { store: TakeoutStore; distance: number; isOpenByHours: boolean };

/** Minutes that a delivery takes: preparation, and three for each kilometre. */
export const MINUTES_SQL = '(prep_minutes + 5 + CAST(ceil(distance / 1000 * 3) AS int4))';

const SORTS: Readonly<Record<StoreSort, string>> = {
  overall: 'coalesce(score, 4) * 1200 + least(sold, 3000) / 3.0 - distance DESC', distance: 'distance ASC', sales: 'sold DESC, distance ASC', score: 'coalesce(score, 0) DESC, distance ASC', unknown: 'distance ASC',
};

const conditions = (filter: NearFilter, mark: (value: Param) => string): string[] => {
  const { reach = 'any', categories, storeIds, deliveryTypes, perCapitaFrom, perCapitaTo, withinMinutes, isNew } = filter;
  const flags = { has_pickup: filter.hasPickup, has_coupon: filter.hasCoupon, has_full_reduction: filter.hasFullReduction, has_discount: filter.hasDiscount, is_quality: filter.isQuality };
  return [
    ...Object.entries(flags).filter(([, wanted]) => wanted === true).map(([column]) => column),
    ...(reach === 'inside' ? ['has_delivery AND distance <= reach_meters'] : reach === 'outside' ? ['NOT (has_delivery AND distance <= reach_meters)'] : []),
    ...(categories && categories.length > 0 ? [`categories && ${mark(categories)}::text[]`] : []),
    ...(storeIds ? [`id = ANY(${mark(storeIds)}::text[])`] : []),
    ...(deliveryTypes && deliveryTypes.length > 0 ? [`delivery_type::text = ANY(${mark(deliveryTypes.map(String))}::text[])`] : []),
    ...(perCapitaFrom === undefined ? [] : [`per_capita >= ${mark(perCapitaFrom)}::bigint`]),
    ...(perCapitaTo === undefined ? [] : [`per_capita <= ${mark(perCapitaTo)}::bigint`]),
    ...(withinMinutes === undefined ? [] : [`${MINUTES_SQL} <= ${mark(withinMinutes)}::int4`]),
    ...(isNew === undefined ? [] : [`opened_at >= ${mark(isNew)}::bigint`]),
    ...(filter.isOpenNow ? ["is_open AND state = 'open'"] : []),
  ];
};

/** Stores near a point, one row more than asked for is never returned: `next` says that there are. What takes orders comes before what does not. */
export const nearStores = async (query: Query, filter: NearFilter): Promise<{ stores: NearStore[]; next: boolean }> => {
  const meters = Math.min(filter.withinMeters ?? MOST_METERS, MOST_METERS);
  const box = boxAround(filter.from, meters);
  const params: Param[] = [filter.from.lat, filter.from.lon, box.south, box.north, box.west, box.east, meters, quarterOf(filter.now) + 1];
  const mark = (value: Param): string => `$${params.push(value)}`;
  const where = ['distance <= $7::float8', ...conditions(filter, mark)].join(' AND ');
  const place = `LIMIT ${mark(filter.size + 1)}::int4 OFFSET ${mark(filter.offset)}::int4`;
  const { rows } = await query<TakeoutStoreRow & { distance: number; is_open: boolean }>(
    `SELECT * FROM (SELECT ${STORE_COLUMNS}, ${DISTANCE_SQL} AS distance, substr(open_quarters, $8::int4, 1) = '1' AS is_open FROM takeout_store
      WHERE lat BETWEEN $3 AND $4 AND lon BETWEEN $5 AND $6) AS near WHERE ${where}
    ORDER BY (is_open AND state = 'open') DESC, ${SORTS[filter.sort ?? 'overall']}, id ASC ${place}`, params);
  return { stores: rows.slice(0, filter.size).map((row) => ({ store: takeoutStoreOf(row), distance: Math.round(row.distance), isOpenByHours: row.is_open })), next: rows.length > filter.size };
};
