import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { AreaCode } from '#shared/geo/area.ts';
import { asId, type MerchantId, type StoreId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { StoreLive } from '#shared/order/checkout/store-live.ts';
import type { StoreHours } from '#shared/order/checkout/time-slots.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { gather, perDatabase } from '#server/db/gather.ts';
import { json, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { PAUSE_MS } from './lists-version.ts';
import { LIVE, LIVE_COLUMNS, liveOf } from './live-columns.ts';
import { optionsNow } from './off-document.ts';
import { storeOptions } from './off-parts-repo.ts';
import { storeFacts, storeHours, type OptionGroup, type StoreFacts } from './store-document.ts';

export type StoreStateName = 'open' | 'resting' | 'overloaded';
/** 0 takes no pre-orders, 1 also while it is closed, 2 pre-orders only. */
export type ReserveType = 0 | 1 | 2;

export type TakeoutStore = {
  merchantId: MerchantId;
  id: StoreId;
  kind: StoreKind;
  name: Bilingual;
  address: Bilingual;
  phone: string;
  picture: string;
  lat: number;
  lon: number;
  area: AreaCode;
  categories: readonly string[];
  state: StoreStateName;
  reserveType: ReserveType;
  deliveryType: 1 | 2;
  hasDelivery: boolean;
  hasPickup: boolean;
  sendPrice: Cents;
  deliveryFee: Cents;
  reachMeters: number;
  prepMinutes: number;
  /** Null where nobody can say. */ perCapita: Cents | null;
  score: number | null;
  ratingCount: number;
  sold: number;
  hasFullReduction: boolean;
  hasCoupon: boolean;
  hasDiscount: boolean;
  isQuality: boolean;
  openedAt: Instant;
  hours: StoreHours;
  live: StoreLive;
  facts: StoreFacts;
  menuVersion: number;
};

/** A row as the drivers give it, for lists that select `STORE_COLUMNS` with something of their own. */
export const TAKEOUT_STORE_ROW = row({
  ...pick(
    TABLES.takeout_store,
    'merchant_id',
    'id',
    'name_zh',
    'name_en',
    'address_zh',
    'address_en',
    'phone',
    'picture',
    'lat',
    'lon',
    'area',
    'categories',
    'reserve_type',
    'delivery_type',
    'has_delivery',
    'has_pickup',
    'send_price',
    'delivery_fee',
    'reach_meters',
    'prep_minutes',
    'per_capita',
    'score',
    'rating_count',
    'sold',
    'has_full_reduction',
    'has_coupon',
    'has_discount',
    'is_quality',
    'opened_at',
    'menu_version',
  ),
  kind: TABLES.takeout_store.kind,
  state: TABLES.takeout_store.state,
  hours: json(storeHours),
  facts: json(storeFacts),
  ...LIVE,
});
export type TakeoutStoreRow = RowOf<typeof TAKEOUT_STORE_ROW>;

export const STORE_COLUMNS = `merchant_id, id, kind, name_zh, name_en, address_zh, address_en, phone, picture, lat, lon, area, categories, state, reserve_type, delivery_type, has_delivery, has_pickup, send_price, delivery_fee,
  reach_meters, prep_minutes, per_capita, score, rating_count, sold, has_full_reduction, has_coupon, has_discount, is_quality, opened_at, hours, facts, menu_version,
  ${LIVE_COLUMNS}`;

export const takeoutStoreOf = (row: TakeoutStoreRow): TakeoutStore => ({
  merchantId: asId(row.merchant_id),
  id: asId(row.id),
  kind: row.kind,
  name: { zh: row.name_zh, en: row.name_en },
  address: { zh: row.address_zh, en: row.address_en },
  phone: row.phone,
  picture: row.picture,
  lat: row.lat,
  lon: row.lon,
  area: row.area,
  categories: row.categories,
  state: row.state,
  reserveType: row.reserve_type,
  deliveryType: row.delivery_type,
  hasDelivery: row.has_delivery,
  hasPickup: row.has_pickup,
  sendPrice: cents(row.send_price),
  deliveryFee: cents(row.delivery_fee),
  reachMeters: row.reach_meters,
  prepMinutes: row.prep_minutes,
  perCapita: row.per_capita === null ? null : cents(row.per_capita),
  score: row.score,
  ratingCount: row.rating_count,
  sold: row.sold,
  hasFullReduction: row.has_full_reduction,
  hasCoupon: row.has_coupon,
  hasDiscount: row.has_discount,
  isQuality: row.is_quality,
  openedAt: instant(row.opened_at),
  hours: row.hours,
  live: liveOf(row),
  facts: row.facts,
  menuVersion: row.menu_version,
});

/** A store by its id alone: consumers do not name the merchant. */
export const findStore = async (query: Query, id: string): Promise<TakeoutStore | null> => {
  const { rows } = await query(
    `SELECT ${STORE_COLUMNS} FROM takeout_store WHERE id = $1`,
    [id],
    TAKEOUT_STORE_ROW,
  );
  return rows[0] ? takeoutStoreOf(rows[0]) : null;
};

/** Stores by id, in no promised order. */
export const storesByIds = async (
  query: Query,
  ids: readonly string[],
): Promise<TakeoutStore[]> => {
  const { rows } = await query(
    `SELECT ${STORE_COLUMNS} FROM takeout_store WHERE id = ANY($1::text[])`,
    [ids],
    TAKEOUT_STORE_ROW,
  );
  return rows.map(takeoutStoreOf);
};

/** The option groups of a store, as they are sold now. */
export const optionsOf = async (
  query: Query,
  store: Pick<TakeoutStore, 'merchantId' | 'id'>,
): Promise<OptionGroup[]> => {
  const { groups, off } = await storeOptions(query, store);
  return optionsNow(groups, off);
};

const MENU_VERSIONS_ROW = row(pick(TABLES.takeout_store, 'id', 'menu_version'));
const menuVersions = async (query: Query, ids: readonly string[]): Promise<(number | null)[]> => {
  const { rows } = await query(
    'SELECT id, menu_version FROM takeout_store WHERE id = ANY($1::text[])',
    [ids],
    MENU_VERSIONS_ROW,
  );
  const byId = new Map(rows.map(({ id, menu_version }) => [id, menu_version]));
  return ids.map((id) => byId.get(id) ?? null);
};

/** The version of a store's menu: the cheapest look at whether it is still the one that was read before, one for all who ask at the same time; null when there is no such store. */
export const menuVersionOf = perDatabase(({ query }: { query: Query }) =>
  gather<string, number | null>({
    one: async (id) => (await menuVersions(query, [id]))[0] ?? null,
    many: (ids) => menuVersions(query, ids),
    most: 500,
    pauseMs: PAUSE_MS,
  }),
);
