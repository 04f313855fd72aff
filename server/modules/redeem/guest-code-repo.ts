import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

/** The guest at a till. */
export type Guest = { merchantId: string; deviceId: string; userId: string };
export type GuestOfOrder = { userId: string; region: string; number: string };

type Sold = { merchantId: string; storeId: string };
/** Paid orders that a store takes, as the search finds them. */
const TAKEN_HERE =
  'FROM group_order o JOIN product p ON p.merchant_id = o.merchant_id AND p.id = o.product_id WHERE o.merchant_id = $1 AND o.status = 1 AND $2 = ANY(p.store_ids)';

const GUEST_ROW = row({ id: text, region: text, phone: text });
/** Whose order it is; null when the store would not find it. */
export const guestOfOrder = async (
  query: Query,
  { merchantId, storeId }: Sold,
  orderId: string,
): Promise<GuestOfOrder | null> => {
  const {
    rows: [found],
  } = await query(
    `SELECT u.id, u.region, u.phone FROM app_user u WHERE u.phone <> '' AND u.id = (SELECT o.user_id ${TAKEN_HERE} AND o.id = $3)`,
    [merchantId, storeId, orderId],
    GUEST_ROW,
  );
  return found ? { userId: found.id, region: found.region, number: found.phone } : null;
};

const ORDER_ROW = row({ id: text });
/** A guest's orders that a store takes, newest first. */
export const ordersOfGuest = async (
  query: Query,
  { merchantId, storeId }: Sold,
  { userId, most }: { userId: string; most: number },
): Promise<OrderId[]> => {
  const { rows } = await query(
    `SELECT o.id ${TAKEN_HERE} AND o.user_id = $3 ORDER BY o.created_at DESC, o.id DESC LIMIT $4`,
    [merchantId, storeId, userId, most],
    ORDER_ROW,
  );
  return rows.map(({ id }) => asId<OrderId>(id));
};

export type GuestCode = {
  codeHash: string;
  sentAt: Instant;
  expiresAt: Instant;
  wrongTries: number;
};
const CODE_ROW = row(pick(TABLES.guest_code, 'code_hash', 'sent_at', 'expires_at', 'wrong_tries'));
export const readGuestCode = async (
  query: Query,
  { merchantId, deviceId, userId }: Guest,
): Promise<GuestCode | null> => {
  const {
    rows: [found],
  } = await query(
    'SELECT code_hash, sent_at, expires_at, wrong_tries FROM guest_code WHERE merchant_id = $1 AND device_id = $2 AND user_id = $3',
    [merchantId, deviceId, userId],
    CODE_ROW,
  );
  return found
    ? {
        codeHash: found.code_hash,
        sentAt: instant(found.sent_at),
        expiresAt: instant(found.expires_at),
        wrongTries: found.wrong_tries,
      }
    : null;
};

type Fresh = { codeHash: string; now: Instant; expiresAt: Instant; oldest: Instant };
/** Writes a new code over one that was sent at `oldest` or before; false when there is a younger one. */
export const writeGuestCode = async (
  query: Query,
  { merchantId, deviceId, userId }: Guest,
  { codeHash, now, expiresAt, oldest }: Fresh,
): Promise<boolean> => {
  const { count } = await query(
    `INSERT INTO guest_code (merchant_id, device_id, user_id, code_hash, sent_at, expires_at, wrong_tries) VALUES ($1, $2, $3, $4, $5, $6, 0)
     ON CONFLICT (merchant_id, device_id, user_id) DO UPDATE SET code_hash = $4, sent_at = $5, expires_at = $6, wrong_tries = 0 WHERE guest_code.sent_at <= $7`,
    [merchantId, deviceId, userId, codeHash, now, expiresAt, oldest],
  );
  return count === 1;
};

/** Counts a try before the code is compared; false when there were `most` of them, or the code is used or over. */
export const takeGuestTry = async (
  query: Query,
  { merchantId, deviceId, userId }: Guest,
  { most, now }: { most: number; now: Instant },
): Promise<boolean> => {
  const { count } = await query(
    `UPDATE guest_code SET wrong_tries = wrong_tries + 1 WHERE merchant_id = $1 AND device_id = $2 AND user_id = $3 AND wrong_tries < $4 AND code_hash <> '' AND expires_at > $5`,
    [merchantId, deviceId, userId, most, now],
  );
  return count === 1;
};

/** Uses a code up: true for one caller only. */
export const spendGuestCode = async (
  query: Query,
  { merchantId, deviceId, userId }: Guest,
  codeHash: string,
): Promise<boolean> => {
  const { count } = await query(
    `UPDATE guest_code SET code_hash = '' WHERE merchant_id = $1 AND device_id = $2 AND user_id = $3 AND code_hash = $4`,
    [merchantId, deviceId, userId, codeHash],
  );
  return count === 1;
};

export const dropGuestCode = async (
  query: Query,
  { merchantId, deviceId, userId }: Guest,
): Promise<void> => {
  await query('DELETE FROM guest_code WHERE merchant_id = $1 AND device_id = $2 AND user_id = $3', [
    merchantId,
    deviceId,
    userId,
  ]);
};

/** Codes that are long over. */
export const dropOldGuestCodes = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM guest_code WHERE sent_at < $1', [before]);
};
