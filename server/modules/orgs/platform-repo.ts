import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';

type DevicePlace = {
  equipmentId: string;
  lat: number;
  lon: number;
  city: string;
  title: string;
  address: string;
  at: Instant;
};

export const keepPlace = async (
  query: Query,
  { equipmentId, lat, lon, city, title, address, at }: DevicePlace,
): Promise<void> => {
  await query(
    `INSERT INTO client_place (equipment_id, lat, lon, city, title, address, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (equipment_id) DO UPDATE SET lat = $2, lon = $3, city = $4, title = $5, address = $6, updated_at = $7`,
    [equipmentId, lat, lon, city, title, address, at],
  );
};

/** Switches that were set, by name. */
export const readSwitches = async (query: Query): Promise<ReadonlyMap<string, boolean>> => {
  const { rows } = await query<{ name: string; is_on: boolean }>(
    'SELECT name, is_on FROM platform_switch',
  );
  return new Map(rows.map(({ name, is_on }) => [name, is_on]));
};

type Upload = {
  id: string;
  userId: string;
  folder: string;
  name: string;
  size: number;
  day: string;
  at: Instant;
};

export const addUpload = async (
  query: Query,
  { id, userId, folder, name, size, day, at }: Upload,
): Promise<void> => {
  await query(
    'INSERT INTO upload_file (id, user_id, folder, name, size, day, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [id, userId, folder, name, size, day, at],
  );
};

export const dropUpload = async (query: Query, id: string): Promise<void> => {
  await query('DELETE FROM upload_file WHERE id = $1', [id]);
};

/** Whether all of these addresses are pictures that this member uploaded here. */
export const areOwnPictures = async (
  query: Query,
  userId: string,
  urls: readonly string[],
): Promise<boolean> => {
  if (urls.length === 0) return true;
  const { rows } = await query<{ n: number }>(
    `SELECT CAST(count(*) AS int4) AS n FROM upload_file WHERE user_id = $1 AND '/uploads/' || folder || '/' || name = ANY($2::text[])`,
    [userId, urls],
  );
  return (rows[0]?.n ?? 0) === new Set(urls).size;
};

/** Places of devices that were not heard of for long. */
export const dropOldPlaces = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM client_place WHERE updated_at < $1', [before]);
};

export const countUploads = async (query: Query, userId: string, day: string): Promise<number> =>
  (
    await query<{ n: number }>(
      'SELECT count(*) AS n FROM upload_file WHERE user_id = $1 AND day = $2',
      [userId, day],
    )
  ).rows[0]?.n ?? 0;
