import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { updateIn } from '#server/db/write.ts';

type DevicePlace = {
  equipmentId: string;
  lat: number;
  lon: number;
  city: string;
  title: string;
  address: string;
  at: Instant;
};

/** Moves a device that is known; false when it is not. */
export const movePlace = async (
  query: Query,
  { equipmentId, lat, lon, city, title, address, at }: DevicePlace,
): Promise<boolean> => {
  const count = await updateIn(query, 'client_place', {
    set: { lat, lon, city, title, address, updated_at: at },
    where: { equipment_id: equipmentId },
  });
  return count > 0;
};

export const addPlace = async (
  query: Query,
  { equipmentId, lat, lon, city, title, address, at }: DevicePlace,
): Promise<void> => {
  await query(
    `INSERT INTO client_place (equipment_id, lat, lon, city, title, address, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (equipment_id) DO UPDATE SET lat = $2, lon = $3, city = $4, title = $5, address = $6, updated_at = $7`,
    [equipmentId, lat, lon, city, title, address, at],
  );
};

const SWITCHES_ROW = row(pick(TABLES.platform_switch, 'name', 'is_on'));
/** Switches that were set, by name. */
export const readSwitches = async (query: Query): Promise<ReadonlyMap<string, boolean>> => {
  const { rows } = await query('SELECT name, is_on FROM platform_switch', [], SWITCHES_ROW);
  return new Map(rows.map(({ name, is_on }) => [name, is_on]));
};

/** Places of devices that were not heard of for long. */
export const dropOldPlaces = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM client_place WHERE updated_at < $1', [before]);
};
