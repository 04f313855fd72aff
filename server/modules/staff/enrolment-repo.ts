import type { DevicePurpose } from '#shared/codes/device-purpose.ts';
import {
  asId,
  type DeviceId,
  type MerchantId,
  type OperatorId,
  type RequestId,
  type StoreId,
} from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

export type Enrolment = {
  merchantId: MerchantId;
  id: RequestId;
  tokenHash: string;
  storeId: StoreId | null;
  name: string;
  operatorId: OperatorId;
  purpose: DevicePurpose;
  expiresAt: Instant;
};

/** Writes an enrolment down; one that was written before under the same id and not used gets the new token. */
export const addEnrolment = async (query: Query, e: Enrolment): Promise<void> => {
  await query(
    `INSERT INTO device_enrolment (merchant_id, id, token_hash, store_id, name, operator_id, expires_at, purpose, used_by) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, NULL)
     ON CONFLICT (merchant_id, id) DO UPDATE SET token_hash = excluded.token_hash, store_id = excluded.store_id, name = excluded.name, expires_at = excluded.expires_at, purpose = excluded.purpose, used_by = NULL, claim_hash = NULL`,
    [e.merchantId, e.id, e.tokenHash, e.storeId, e.name, e.operatorId, e.expiresAt, e.purpose],
  );
};

export type Taken = {
  merchantId: MerchantId;
  storeId: StoreId | null;
  name: string;
  purpose: DevicePurpose;
};

const TAKE_ENROLMENT_ROW = row(
  pick(TABLES.device_enrolment, 'merchant_id', 'store_id', 'name', 'purpose'),
);
/** Who takes a token. `claimHash`: of the key that the request carries; null: none, and it is never the same request again. */
type Taker = { tokenHash: string; deviceId: DeviceId; claimHash: string | null };

/** Takes a token for a device, once: null when there is none, when its time is over, or when another request has it. */
export const takeEnrolment = async (
  query: Query,
  { tokenHash, deviceId, claimHash }: Taker,
  now: Instant,
): Promise<Taken | null> => {
  const {
    rows: [row],
  } = await query(
    'UPDATE device_enrolment SET used_by = $2, claim_hash = $3 WHERE token_hash = $1 AND expires_at > $4 AND (used_by IS NULL OR (used_by = $2 AND claim_hash = $3)) RETURNING merchant_id, store_id, name, purpose',
    [tokenHash, deviceId, claimHash, now],
    TAKE_ENROLMENT_ROW,
  );
  return row
    ? {
        merchantId: asId(row.merchant_id),
        storeId: row.store_id === null ? null : asId(row.store_id),
        name: row.name,
        purpose: row.purpose,
      }
    : null;
};

const MERCHANT_ROW = row(pick(TABLES.device_enrolment, 'merchant_id'));
/** Whose token it is, used or not. */
export const findEnrolmentMerchant = async (
  query: Query,
  tokenHash: string,
): Promise<string | null> =>
  (
    await query(
      'SELECT merchant_id FROM device_enrolment WHERE token_hash = $1',
      [tokenHash],
      MERCHANT_ROW,
    )
  ).rows[0]?.merchant_id ?? null;

type Enrolled = {
  merchantId: MerchantId;
  id: DeviceId;
  name: string;
  storeId: StoreId | null;
  purpose: DevicePurpose;
  keyHash: string;
  keyExpiresAt: Instant;
  now: Instant;
};

/** A till that an owner lets in: new, known, or revoked before. Sessions from before are over. */
export const enrolDevice = async (query: Query, d: Enrolled): Promise<void> => {
  await query(
    `INSERT INTO device (merchant_id, id, name, created_at, revoked_at, locked_until, key_hash, key_expires_at, enrolled_at, store_id, purpose) VALUES ($1, $2, $3, $4, NULL, 0, $5, $6, $4, $7, $8)
     ON CONFLICT (merchant_id, id) DO UPDATE SET name = excluded.name, revoked_at = NULL, key_hash = excluded.key_hash, key_expires_at = excluded.key_expires_at, enrolled_at = excluded.enrolled_at, operator_id = NULL, purpose = excluded.purpose,
       store_id = COALESCE(excluded.store_id, device.store_id)`,
    [d.merchantId, d.id, d.name, d.now, d.keyHash, d.keyExpiresAt, d.storeId, d.purpose],
  );
  await query('DELETE FROM merchant_session WHERE merchant_id = $1 AND device_id = $2', [
    d.merchantId,
    d.id,
  ]);
};

/** Ends the tokens that somebody made and no till has used. */
export const dropEnrolmentsOf = async (
  query: Query,
  { merchantId, operatorId }: Pick<Enrolment, 'merchantId' | 'operatorId'>,
): Promise<void> => {
  await query(
    'DELETE FROM device_enrolment WHERE merchant_id = $1 AND operator_id = $2 AND used_by IS NULL',
    [merchantId, operatorId],
  );
};

/** Ends the tokens that let a till in. */
export const dropEnrolmentsAt = async (
  query: Query,
  { merchantId, deviceId }: { merchantId: MerchantId; deviceId: DeviceId },
): Promise<void> => {
  await query('DELETE FROM device_enrolment WHERE merchant_id = $1 AND used_by = $2', [
    merchantId,
    deviceId,
  ]);
};

export const dropOldEnrolments = async (query: Query, now: Instant): Promise<void> => {
  await query('DELETE FROM device_enrolment WHERE expires_at < $1', [now]);
};
