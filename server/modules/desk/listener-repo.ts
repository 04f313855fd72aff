import { asId, type DeviceId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, orNull, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';
import { type DeskStore, storeHours } from '#server/modules/catalogue/index.ts';

type Place = { merchantId: string; storeIds: readonly string[] };
type Heard = {
  deviceId: DeviceId;
  at: Instant;
  canRing: boolean;
  isVisible: boolean;
};

/** A till says that it is there, for each of these stores. */
export const addHeard = async (
  query: Query,
  { merchantId, storeIds }: Place,
  { deviceId, at, canRing, isVisible, hereId }: Heard & { hereId: StoreId | null },
): Promise<void> => {
  if (storeIds.length === 0) return;
  await insertInto(
    query,
    'desk_listener',
    // always in one order: two that come at once do not wait for each other in a ring
    storeIds.toSorted().map((storeId) => ({
      merchant_id: merchantId,
      store_id: storeId,
      device_id: deviceId,
      heard_at: at,
      can_ring: canRing,
      is_visible: isVisible,
      is_here: storeId === hereId,
    })),
    'ON CONFLICT (merchant_id, store_id, device_id) DO UPDATE SET heard_at = excluded.heard_at, can_ring = excluded.can_ring, is_visible = excluded.is_visible, is_here = excluded.is_here WHERE desk_listener.heard_at <= excluded.heard_at',
  );
};

/** `isHere`: it stands at the store. */
export type Listener = Heard & { storeId: StoreId; name: string; isHere: boolean };

const LISTENERS_ROW = row({
  ...pick(
    TABLES.desk_listener,
    'store_id',
    'device_id',
    'heard_at',
    'can_ring',
    'is_visible',
    'is_here',
  ),
  name: orNull(text),
});
/** The tills of stores that were heard since a moment, the latest first. */
export const listenersSince = async (
  query: Query,
  { merchantId, storeIds }: Place,
  since: Instant,
): Promise<Listener[]> => {
  const { rows } = await query(
    `SELECT l.store_id, l.device_id, l.heard_at, l.can_ring, l.is_visible, l.is_here, d.name FROM desk_listener l LEFT JOIN device d ON d.merchant_id = l.merchant_id AND d.id = l.device_id
     WHERE l.merchant_id = $1 AND l.store_id = ANY($2::text[]) AND l.heard_at >= $3 ORDER BY l.heard_at DESC, l.device_id ASC`,
    [merchantId, storeIds, since],
    LISTENERS_ROW,
  );
  return rows.map((found) => ({
    storeId: asId(found.store_id),
    deviceId: asId(found.device_id),
    name: found.name ?? '',
    at: instant(found.heard_at),
    canRing: found.can_ring,
    isVisible: found.is_visible,
    isHere: found.is_here,
  }));
};

const UNHEARD_ROW = row({
  ...pick(TABLES.takeout_store, 'merchant_id', 'id'),
  hours: json(storeHours),
});
/** Stores that people run, that no till has been heard for since a moment, that accept nothing by themselves to a printer that answers, and that are not resting for it already. */
export const unheardSince = async (
  query: Query,
  since: Instant,
  now: Instant,
): Promise<Pick<DeskStore, 'merchantId' | 'id' | 'hours'>[]> => {
  const { rows } = await query(
    `SELECT s.merchant_id, s.id, s.hours FROM takeout_store s WHERE s.run_by = 'STAFF' AND (s.unheard_until IS NULL OR s.unheard_until <= $2)
     AND NOT EXISTS (SELECT 1 FROM desk_listener l WHERE l.merchant_id = s.merchant_id AND l.store_id = s.id AND l.can_ring AND l.heard_at > $1)
     AND NOT EXISTS (SELECT 1 FROM printer p JOIN desk_setting t ON t.merchant_id = p.merchant_id AND t.store_id = p.store_id AND cardinality(t.auto_ways) > 0
       WHERE p.merchant_id = s.merchant_id AND p.store_id = s.id AND p.answered_at > $1) ORDER BY s.id ASC`,
    [since, now],
    UNHEARD_ROW,
  );
  return rows.map(({ merchant_id: merchantId, id, hours }) => ({
    merchantId: asId(merchantId),
    id: asId(id),
    hours,
  }));
};

/** Forgets tills that were not heard since a moment. */
export const dropOldListeners = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM desk_listener WHERE heard_at < $1', [before]);
};
