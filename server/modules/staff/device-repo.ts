import {
  asId,
  type DeviceId,
  type MerchantId,
  type OperatorId,
  type StoreId,
} from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

type DeviceKeyed = { merchantId: MerchantId; id: DeviceId };

export type KnownDevice = {
  merchantId: MerchantId;
  merchantName: Bilingual;
  id: DeviceId;
  keyExpiresAt: Instant;
  isRevoked: boolean;
  storeId: StoreId | null;
};

const BY_KEY_ROW = row({
  merchant_id: text,
  name_zh: text,
  name_en: text,
  key_expires_at: num,
  revoked_at: orNull(num),
  store_id: orNull(text),
});
/** The till that holds a key. */
export const findByKey = async (
  query: Query,
  keyHash: string,
  id: DeviceId,
): Promise<KnownDevice | null> => {
  const {
    rows: [row],
  } = await query(
    `SELECT d.merchant_id, m.name_zh, m.name_en, d.key_expires_at, d.revoked_at, d.store_id FROM device d JOIN merchant m ON m.id = d.merchant_id WHERE d.key_hash = $1 AND d.id = $2`,
    [keyHash, id],
    BY_KEY_ROW,
  );
  return row
    ? {
        merchantId: asId(row.merchant_id),
        merchantName: { zh: row.name_zh, en: row.name_en },
        id,
        keyExpiresAt: instant(row.key_expires_at),
        isRevoked: row.revoked_at !== null,
        storeId: row.store_id === null ? null : asId(row.store_id),
      }
    : null;
};

/** A new key, or a longer life of the one there is. */
export const setKey = async (
  query: Query,
  { merchantId, id }: DeviceKeyed,
  key: { hash: string; expiresAt: Instant },
): Promise<void> => {
  await query(
    'UPDATE device SET key_hash = $3, key_expires_at = $4 WHERE merchant_id = $1 AND id = $2',
    [merchantId, id, key.hash, key.expiresAt],
  );
};

export const prolongKey = async (
  query: Query,
  { merchantId, id }: DeviceKeyed,
  expiresAt: Instant,
): Promise<void> => {
  await query(
    'UPDATE device SET key_expires_at = $3 WHERE merchant_id = $1 AND id = $2 AND key_hash IS NOT NULL',
    [merchantId, id, expiresAt],
  );
};

/** An operator who signs out of a till that no owner enrolled takes its key along. */
export const dropKeyUnlessEnrolled = async (
  query: Query,
  { merchantId, id }: DeviceKeyed,
): Promise<void> => {
  await query(
    'UPDATE device SET key_hash = NULL, key_expires_at = 0 WHERE merchant_id = $1 AND id = $2 AND enrolled_at IS NULL',
    [merchantId, id],
  );
};

const SEEN_EVERY_MS = 60_000;

type Seen = DeviceKeyed & { operatorId: OperatorId; storeId: StoreId | null; now: Instant };

/** Notes who was last at a till, where and when: once a minute, and at once when it is someone or somewhere else. */
export const noteSeen = async (
  query: Query,
  { merchantId, id, operatorId, storeId, now }: Seen,
): Promise<void> => {
  await query(
    `UPDATE device SET last_seen_at = $4, last_operator_id = $3, store_id = COALESCE($5::text, store_id) WHERE merchant_id = $1 AND id = $2
     AND (last_seen_at < $6 OR last_operator_id IS DISTINCT FROM $3 OR ($5::text IS NOT NULL AND store_id IS DISTINCT FROM $5::text))`,
    [merchantId, id, operatorId, now, storeId, now - SEEN_EVERY_MS],
  );
};

export type DeviceOf = {
  name: string;
  storeId: StoreId | null;
  lockMinutes: number;
  isEnrolled: boolean;
};

const DEVICE_ROW = row(pick(TABLES.device, 'name', 'store_id', 'lock_minutes', 'enrolled_at'));
export const readDevice = async (
  query: Query,
  { merchantId, id }: DeviceKeyed,
): Promise<DeviceOf | null> => {
  const {
    rows: [row],
  } = await query(
    'SELECT name, store_id, lock_minutes, enrolled_at FROM device WHERE merchant_id = $1 AND id = $2',
    [merchantId, id],
    DEVICE_ROW,
  );
  return row
    ? {
        name: row.name,
        storeId: row.store_id === null ? null : asId(row.store_id),
        lockMinutes: row.lock_minutes,
        isEnrolled: row.enrolled_at !== null,
      }
    : null;
};

export type DeviceListed = {
  id: DeviceId;
  name: string;
  store: Bilingual | null;
  createdAt: Instant;
  enrolledAt: Instant | null;
  lastSeenAt: Instant | null;
  lastOperator: Bilingual | null;
  revokedAt: Instant | null;
  lockMinutes: number;
};
const LISTED_ROW = row({
  id: text,
  name: text,
  store_zh: orNull(text),
  store_en: orNull(text),
  created_at: num,
  enrolled_at: orNull(num),
  last_seen_at: num,
  who_zh: orNull(text),
  who_en: orNull(text),
  revoked_at: orNull(num),
  lock_minutes: num,
});
type RawListed = RowOf<typeof LISTED_ROW>;

const both = (zh: string | null, en: string | null): Bilingual | null =>
  zh === null || en === null ? null : { zh, en };
const maybe = (at: number | null): Instant | null => (at === null ? null : instant(at));

/** Tills in use first, last seen first. One row more than asked tells whether there is a next page. */
export const listDevices = async (
  query: Query,
  merchantId: MerchantId,
  { offset, size }: { offset: number; size: number },
): Promise<DeviceListed[]> => {
  const { rows } = await query(
    `SELECT d.id, d.name, s.name_zh AS store_zh, s.name_en AS store_en, d.created_at, d.enrolled_at, d.last_seen_at, o.name_zh AS who_zh, o.name_en AS who_en, d.revoked_at, d.lock_minutes
     FROM device d LEFT JOIN store s ON s.merchant_id = d.merchant_id AND s.id = d.store_id LEFT JOIN operator o ON o.merchant_id = d.merchant_id AND o.id = d.last_operator_id
     WHERE d.merchant_id = $1 ORDER BY (CASE WHEN d.revoked_at IS NULL THEN 0 ELSE 1 END) ASC, d.last_seen_at DESC, d.created_at DESC, d.id ASC LIMIT $2 OFFSET $3`,
    [merchantId, size + 1, offset],
    LISTED_ROW,
  );
  return rows.map((row) => ({
    id: asId(row.id),
    name: row.name,
    store: both(row.store_zh, row.store_en),
    createdAt: instant(row.created_at),
    enrolledAt: maybe(row.enrolled_at),
    lastSeenAt: row.last_seen_at === 0 ? null : instant(row.last_seen_at),
    lastOperator: both(row.who_zh, row.who_en),
    revokedAt: maybe(row.revoked_at),
    lockMinutes: row.lock_minutes,
  }));
};

/** Each says whether there is such a till. */
export const renameDevice = async (
  query: Query,
  { merchantId, id }: DeviceKeyed,
  name: string,
): Promise<boolean> =>
  (
    await query('UPDATE device SET name = $3 WHERE merchant_id = $1 AND id = $2', [
      merchantId,
      id,
      name,
    ])
  ).count === 1;

export const setLockMinutes = async (
  query: Query,
  { merchantId, id }: DeviceKeyed,
  minutes: number,
): Promise<boolean> =>
  (
    await query('UPDATE device SET lock_minutes = $3 WHERE merchant_id = $1 AND id = $2', [
      merchantId,
      id,
      minutes,
    ])
  ).count === 1;

export const revokeDevice = async (
  query: Query,
  { merchantId, id }: DeviceKeyed,
  now: Instant,
): Promise<boolean> =>
  (
    await query(
      'UPDATE device SET revoked_at = COALESCE(revoked_at, $3::bigint) WHERE merchant_id = $1 AND id = $2',
      [merchantId, id, now],
    )
  ).count === 1;
