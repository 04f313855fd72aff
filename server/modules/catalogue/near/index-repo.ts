import type { StoreKind } from '#shared/codes/store-kind.ts';
import { asId, type MerchantId, type StoreId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { StoreLive } from '#shared/order/checkout/store-live.ts';
import type { StoreHours } from '#shared/order/checkout/time-slots.ts';
import type { Db } from '#server/db/db.ts';
import { json, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { LIVE, LIVE_COLUMNS, liveOf } from '../store/live-columns.ts';
import type { ReserveType, StoreStateName } from '../store/store-repo.ts';
import { storeHours } from '../store/store-document.ts';
import { plannedOf, type Planned } from '../store/planned-repo.ts';

/** What lists filter and sort stores by. */
export type NearEntry = {
  kind: StoreKind;
  merchantId: MerchantId;
  id: StoreId;
  lat: number;
  lon: number;
  categories: readonly string[];
  state: StoreStateName;
  reserveType: ReserveType;
  deliveryType: number;
  hasDelivery: boolean;
  hasPickup: boolean;
  sendPrice: Cents;
  reachMeters: number;
  prepMinutes: number;
  /** Null where nobody can say. */ perCapita: Cents | null;
  score: number | null;
  sold: number;
  hasFullReduction: boolean;
  hasCoupon: boolean;
  hasDiscount: boolean;
  isQuality: boolean;
  openedAt: Instant;
  /** The same object for all stores with these hours. */ hours: StoreHours;
  live: StoreLive;
  /** What it planned itself that runs or is to come. */ planned: readonly Planned[];
};

const _ROW = row({
  ...pick(
    TABLES.takeout_store,
    'merchant_id',
    'id',
    'lat',
    'lon',
    'categories',
    'reserve_type',
    'delivery_type',
    'has_delivery',
    'has_pickup',
    'send_price',
    'reach_meters',
    'prep_minutes',
    'per_capita',
    'score',
    'sold',
    'has_full_reduction',
    'has_coupon',
    'has_discount',
    'is_quality',
    'opened_at',
  ),
  kind: TABLES.takeout_store.kind,
  state: TABLES.takeout_store.state,
  hours: json(storeHours),
  ...LIVE,
});
type Row = RowOf<typeof _ROW>;

/** Many stores keep the same hours: one object for all of them. */
const oneOf = () => {
  const known = new Map<string, StoreHours>();
  return (hours: StoreHours): StoreHours => {
    const key = JSON.stringify(hours);
    const old = known.get(key) ?? hours;
    known.set(key, old);
    return old;
  };
};

const NONE: readonly Planned[] = [];

const entryOf = (row: Row, hours: StoreHours, planned = NONE): NearEntry => ({
  kind: row.kind,
  merchantId: asId(row.merchant_id),
  id: asId(row.id),
  lat: row.lat,
  lon: row.lon,
  categories: row.categories,
  state: row.state,
  reserveType: row.reserve_type,
  deliveryType: row.delivery_type,
  hasDelivery: row.has_delivery,
  hasPickup: row.has_pickup,
  sendPrice: cents(row.send_price),
  reachMeters: row.reach_meters,
  prepMinutes: row.prep_minutes,
  perCapita: row.per_capita === null ? null : cents(row.per_capita),
  score: row.score,
  sold: row.sold,
  hasFullReduction: row.has_full_reduction,
  hasCoupon: row.has_coupon,
  hasDiscount: row.has_discount,
  isQuality: row.is_quality,
  openedAt: instant(row.opened_at),
  hours,
  live: liveOf(row),
  planned,
});

/** Every store of a shop with what lists look at. */
export const loadNearEntries = async (
  { query }: Db,
  kind: StoreKind,
): Promise<readonly NearEntry[]> => {
  const [{ rows }, planned] = await Promise.all([
    query(
      `SELECT kind, merchant_id, id, lat, lon, categories, state, reserve_type, delivery_type, has_delivery, has_pickup, send_price, reach_meters, prep_minutes, per_capita, score, sold, has_full_reduction, has_coupon, has_discount,
      is_quality, opened_at, hours, ${LIVE_COLUMNS} FROM takeout_store WHERE kind = $1`,
      [kind],
      _ROW,
    ),
    plannedOf(query),
  ]);
  const same = oneOf();
  return rows.map((row) => entryOf(row, same(row.hours), planned.get(row.id)));
};
