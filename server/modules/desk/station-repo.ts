import type { Station } from '#shared/contract/merchant/desk-kitchen.ts';
import { asId, type StationId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, row, text } from '#server/db/row.ts';
import { insertInto, updateIn } from '#server/db/write.ts';

type Place = { merchantId: string; id: string };
type AtStation = { stationId: StationId };
type Named = { name: string; copies?: number | undefined };

const STATIONS_ROW = row({
  id: text,
  name: text,
  copies: num,
  kind: orNull(text),
  thing_id: orNull(text),
});
/** The stations of a store in the order in which they were added, with what is made at each. */
export const stationsOf = async (query: Query, { merchantId, id }: Place): Promise<Station[]> => {
  const { rows } = await query(
    `SELECT s.id, s.name, s.copies, o.kind, o.thing_id FROM station s
     LEFT JOIN station_of o ON o.merchant_id = s.merchant_id AND o.store_id = s.store_id AND o.station_id = s.id
     WHERE s.merchant_id = $1 AND s.store_id = $2 ORDER BY s.created_at ASC, s.id ASC, o.thing_id ASC`,
    [merchantId, id],
    STATIONS_ROW,
  );
  const found = new Map<string, Station>();
  for (const { id: stationId, name, copies, kind, thing_id: thingId } of rows) {
    const known = found.get(stationId) ?? {
      stationId: asId(stationId),
      name,
      copies,
      classIds: [],
      productIds: [],
    };
    if (kind === 'CLASS' && thingId !== null) known.classIds.push(thingId);
    if (kind === 'DISH' && thingId !== null) known.productIds.push(asId(thingId));
    found.set(stationId, known);
  }
  return [...found.values()];
};

export const addStation = async (
  query: Query,
  { merchantId, id }: Place,
  { stationId, name, copies = 1, at }: AtStation & Named & { at: Instant },
): Promise<void> => {
  await insertInto(query, 'station', {
    merchant_id: merchantId,
    store_id: id,
    id: stationId,
    name,
    copies,
    created_at: at,
  });
};

/** Gives a station another name, and how many tickets it gets; false where there is none. */
export const changeStation = async (
  query: Query,
  { merchantId, id }: Place,
  { stationId, name, copies }: AtStation & Named,
): Promise<boolean> => {
  const count = await updateIn(query, 'station', {
    set: { name, ...(copies !== undefined && { copies }) },
    where: { merchant_id: merchantId, store_id: id, id: stationId },
  });
  return count === 1;
};

/** Takes away what is made at a station. */
export const clearStation = async (
  query: Query,
  { merchantId, id }: Place,
  stationId: StationId,
): Promise<void> => {
  await query(
    'DELETE FROM station_of WHERE merchant_id = $1 AND store_id = $2 AND station_id = $3',
    [merchantId, id, stationId],
  );
};

export const deleteStation = async (
  query: Query,
  place: Place,
  stationId: StationId,
): Promise<void> => {
  await clearStation(query, place, stationId);
  await query('DELETE FROM station WHERE merchant_id = $1 AND store_id = $2 AND id = $3', [
    place.merchantId,
    place.id,
    stationId,
  ]);
};

/** Has classes and dishes of the menu made at a station; what the store does not have is left out. */
export const addToStation = async (
  query: Query,
  { merchantId, id }: Place,
  { stationId, classIds, productIds }: Pick<Station, 'stationId' | 'classIds' | 'productIds'>,
): Promise<void> => {
  await query(
    `INSERT INTO station_of (merchant_id, store_id, station_id, kind, thing_id)
     SELECT $1, $2, $3, 'CLASS', id FROM takeout_classify WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($4::text[])
     UNION ALL SELECT $1, $2, $3, 'DISH', id FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($5::text[])
     ON CONFLICT (merchant_id, store_id, station_id, kind, thing_id) DO NOTHING`,
    [merchantId, id, stationId, classIds, productIds],
  );
};

const MENU_ROW = row({
  class_id: text,
  class_zh: text,
  class_en: text,
  id: orNull(text),
  name_zh: orNull(text),
  name_en: orNull(text),
});
export type MenuClass = {
  id: string;
  name: Bilingual;
  dishes: { id: string; name: Bilingual }[];
};
/** The classes of a store's menu with their dishes, in its order. */
export const menuOf = async (query: Query, { merchantId, id }: Place): Promise<MenuClass[]> => {
  const { rows } = await query(
    `SELECT c.id AS class_id, c.name_zh AS class_zh, c.name_en AS class_en, p.id, p.name_zh, p.name_en FROM takeout_classify c
     LEFT JOIN takeout_product p ON p.merchant_id = c.merchant_id AND p.store_id = c.store_id AND p.classify_id = c.id AND p.is_shelf
     WHERE c.merchant_id = $1 AND c.store_id = $2 ORDER BY c.position ASC, c.id ASC, p.position ASC, p.id ASC LIMIT 2000`,
    [merchantId, id],
    MENU_ROW,
  );
  const found = new Map<string, MenuClass>();
  for (const each of rows) {
    const known = found.get(each.class_id) ?? {
      id: each.class_id,
      name: { zh: each.class_zh, en: each.class_en },
      dishes: [],
    };
    if (each.id !== null)
      known.dishes.push({
        id: each.id,
        name: { zh: each.name_zh ?? '', en: each.name_en ?? '' },
      });
    found.set(each.class_id, known);
  }
  return [...found.values()];
};
