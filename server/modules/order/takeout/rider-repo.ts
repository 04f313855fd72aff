import * as z from 'zod/mini';
import type { Point } from '#shared/geo/distance.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { json, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

export type Rider = { id: string; name: Bilingual; phone: string };

const RIDER_ROW = row(pick(TABLES.takeout_rider, 'id', 'name_zh', 'name_en', 'phone'));
export const findRider = async (query: Query, id: string | null): Promise<Rider | null> => {
  if (id === null) return null;
  const { rows } = await query(
    'SELECT id, name_zh, name_en, phone FROM takeout_rider WHERE id = $1',
    [id],
    RIDER_ROW,
  );
  return rows[0]
    ? { id: rows[0].id, name: { zh: rows[0].name_zh, en: rows[0].name_en }, phone: rows[0].phone }
    : null;
};

/** Puts a rider on the list, or renews what is known of one. */
export const saveRider = async (query: Query, { id, name, phone }: Rider): Promise<void> => {
  await insertInto(
    query,
    'takeout_rider',
    { id, name_zh: name.zh, name_en: name.en, phone },
    'ON CONFLICT (id) DO UPDATE SET name_zh = excluded.name_zh, name_en = excluded.name_en, phone = excluded.phone',
  );
};

/** Where the rider of an order was at a moment, and the way that is still ahead. */
export type RiderPlace = Point & { at: Instant; path: readonly Point[]; arrivesAt: Instant | null };
type Key = { merchantId: string; id: string };

const PLACE_ROW = row({
  ...pick(TABLES.takeout_rider_place, 'at', 'lat', 'lon', 'arrives_at'),
  path: json(z.array(z.object({ lat: z.number(), lon: z.number() }))),
});
export const findPlace = async (
  query: Query,
  { merchantId, id }: Key,
): Promise<RiderPlace | null> => {
  const {
    rows: [row],
  } = await query(
    'SELECT at, lat, lon, path, arrives_at FROM takeout_rider_place WHERE merchant_id = $1 AND order_id = $2',
    [merchantId, id],
    PLACE_ROW,
  );
  return row
    ? {
        at: instant(row.at),
        lat: row.lat,
        lon: row.lon,
        path: row.path,
        arrivesAt: row.arrives_at === null ? null : instant(row.arrives_at),
      }
    : null;
};

/** Records a place, unless a later one is known already. */
export const savePlace = async (
  query: Query,
  { merchantId, id }: Key,
  { at, lat, lon, path, arrivesAt }: RiderPlace,
): Promise<void> => {
  await insertInto(
    query,
    'takeout_rider_place',
    { merchant_id: merchantId, order_id: id, at, lat, lon, path, arrives_at: arrivesAt },
    'ON CONFLICT (merchant_id, order_id) DO UPDATE SET at = excluded.at, lat = excluded.lat, lon = excluded.lon, path = excluded.path, arrives_at = excluded.arrives_at WHERE takeout_rider_place.at <= excluded.at',
  );
};

/** Nobody follows a driver who has been there. */
export const dropPlace = async (query: Query, { merchantId, id }: Key): Promise<void> => {
  await query('DELETE FROM takeout_rider_place WHERE merchant_id = $1 AND order_id = $2', [
    merchantId,
    id,
  ]);
};
