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
import { num, orNull, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

type DeviceKeyed = { merchantId: MerchantId; id: DeviceId };

export type KnownDevice = {
  merchantId: MerchantId;
  merchantName: Bilingual;
  id: DeviceId;
  keyExpiresAt: Instant;
  isRevoked: boolean;
  isEnrolled: boolean;
  /** Whom alone it opens for; null at one that is enrolled. */
  operatorId: OperatorId | null;
  storeId: StoreId | null;
  isKitchen: boolean;
};

const BY_KEY_ROW = row({
  merchant_id: text,
  name_zh: text,
  name_en: text,
  key_expires_at: num,
  revoked_at: orNull(num),
  enrolled_at: orNull(num),
  operator_id: orNull(text),
  store_id: orNull(text),
  purpose: text,
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
    `SELECT d.merchant_id, m.name_zh, m.name_en, d.key_expires_at, d.revoked_at, d.enrolled_at, d.operator_id, d.store_id, d.purpose FROM device d JOIN merchant m ON m.id = d.merchant_id WHERE d.key_hash = $1 AND d.id = $2`,
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
        isEnrolled: row.enrolled_at !== null,
        operatorId: row.operator_id === null ? null : asId(row.operator_id),
        storeId: row.store_id === null ? null : asId(row.store_id),
        isKitchen: row.purpose === 'KITCHEN',
      }
    : null;
};

/** A new key of a till that nobody enrolled, and whom alone it opens for. */
export const setKey = async (
  query: Query,
  { merchantId, id }: DeviceKeyed,
  key: { hash: string; expiresAt: Instant; operatorId: OperatorId },
): Promise<void> => {
  await query(
    'UPDATE device SET key_hash = $3, key_expires_at = $4, operator_id = $5 WHERE merchant_id = $1 AND id = $2 AND enrolled_at IS NULL',
    [merchantId, id, key.hash, key.expiresAt, key.operatorId],
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
  isKitchen?: true;
};

const DEVICE_ROW = row(
  pick(TABLES.device, 'name', 'store_id', 'lock_minutes', 'enrolled_at', 'purpose'),
);
export const readDevice = async (
  query: Query,
  { merchantId, id }: DeviceKeyed,
): Promise<DeviceOf | null> => {
  const {
    rows: [row],
  } = await query(
    'SELECT name, store_id, lock_minutes, enrolled_at, purpose FROM device WHERE merchant_id = $1 AND id = $2',
    [merchantId, id],
    DEVICE_ROW,
  );
  return row
    ? {
        name: row.name,
        storeId: row.store_id === null ? null : asId(row.store_id),
        // nobody could unlock a display that no person signs in at
        lockMinutes: row.purpose === 'KITCHEN' ? 0 : row.lock_minutes,
        isEnrolled: row.enrolled_at !== null,
        ...(row.purpose === 'KITCHEN' && { isKitchen: true as const }),
      }
    : null;
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

const STATE_ROW = row(
  pick(
    TABLES.device,
    'revoked_at',
    'enrolled_at',
    'operator_id',
    'key_hash',
    'key_expires_at',
    'purpose',
  ),
);
export type DeviceState = {
  isRevoked: boolean;
  isKitchen: boolean;
  isEnrolled: boolean;
  operatorId: OperatorId | null;
  keyHash: string | null;
  keyExpiresAt: Instant;
};
export const findDevice = async (
  query: Query,
  { merchantId, id }: DeviceKeyed,
): Promise<DeviceState | null> => {
  const {
    rows: [row],
  } = await query(
    'SELECT revoked_at, enrolled_at, operator_id, key_hash, key_expires_at, purpose FROM device WHERE merchant_id = $1 AND id = $2',
    [merchantId, id],
    STATE_ROW,
  );
  return row
    ? {
        isRevoked: row.revoked_at !== null,
        isKitchen: row.purpose === 'KITCHEN',
        isEnrolled: row.enrolled_at !== null,
        operatorId: row.operator_id === null ? null : asId(row.operator_id),
        keyHash: row.key_hash,
        keyExpiresAt: instant(row.key_expires_at),
      }
    : null;
};

/** A till that a password sign-in makes: true for the sign-in that made it. */
export const addDevice = async (
  query: Query,
  device: DeviceKeyed & { name: string; operatorId: OperatorId; now: Instant },
): Promise<boolean> => {
  const { count } = await query(
    `INSERT INTO device (merchant_id, id, name, created_at, revoked_at, locked_until, operator_id) VALUES ($1, $2, $3, $4, NULL, 0, $5) ON CONFLICT (merchant_id, id) DO NOTHING`,
    [device.merchantId, device.id, device.name, device.now, device.operatorId],
  );
  return count === 1;
};

const MADE_ROW = row({ made: num, revoked: num });
/** How many tills somebody's password has made since a time, and how many of them are stopped. */
export const devicesMadeBy = async (
  query: Query,
  { merchantId, operatorId }: { merchantId: MerchantId; operatorId: OperatorId },
  since: Instant,
): Promise<{ made: number; revoked: number }> => {
  const { rows } = await query(
    'SELECT count(CASE WHEN created_at > $3 THEN 1 END) AS made, count(revoked_at) AS revoked FROM device WHERE merchant_id = $1 AND operator_id = $2',
    [merchantId, operatorId, since],
    MADE_ROW,
  );
  return rows[0] ?? { made: 0, revoked: 0 };
};
