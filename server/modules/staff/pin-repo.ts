import {
  asId,
  type DeviceId,
  type MerchantId,
  type OperatorId,
  type StoreId,
} from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Role } from '#shared/codes/group-order.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { bool, num, orNull, pick, row, text, texts } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

type At = { merchantId: MerchantId; operatorId: OperatorId; deviceId: DeviceId };

export type PinOwner = {
  role: Role;
  storeIds: readonly StoreId[];
  isActive: boolean;
  pinHash: string | null;
};

const PIN_ROW = row(pick(TABLES.operator, 'role', 'store_ids', 'is_active', 'pin_hash'));
export const findPin = async (
  query: Query,
  merchantId: MerchantId,
  operatorId: OperatorId,
): Promise<PinOwner | null> => {
  const {
    rows: [row],
  } = await query(
    'SELECT role, store_ids, is_active, pin_hash FROM operator WHERE merchant_id = $1 AND id = $2',
    [merchantId, operatorId],
    PIN_ROW,
  );
  return row
    ? {
        role: row.role as Role,
        storeIds: row.store_ids.map((id) => asId<StoreId>(id)),
        isActive: row.is_active,
        pinHash: row.pin_hash,
      }
    : null;
};

export const writePin = async (
  query: Query,
  { merchantId, operatorId }: Omit<At, 'deviceId'>,
  pinHash: string | null,
): Promise<void> => {
  await query('UPDATE operator SET pin_hash = $3 WHERE merchant_id = $1 AND id = $2', [
    merchantId,
    operatorId,
    pinHash,
  ]);
};

export type PinTry = { isOpen: true; tries: number } | { isOpen: false; until: Instant };

const TAKE_TRY_ROW = row({ tries: num });
const LOCKED_UNTIL_ROW = row(pick(TABLES.pin_try, 'locked_until'));
/**
 * Counts a try before the PIN is looked at, so that many at once are no way around the limit. The last one before the lock sets it, and is still looked at.
 * `lockUntil`: the end of the first, the second and every further lock in a row.
 */
export const takeTry = async (
  query: Query,
  { merchantId, operatorId, deviceId }: At,
  rule: { most: number; lockUntil: readonly [Instant, Instant, Instant]; now: Instant },
): Promise<PinTry> => {
  const [first, second, further] = rule.lockUntil;
  const {
    rows: [taken],
  } = await query(
    `INSERT INTO pin_try (merchant_id, operator_id, device_id, tries, locks, locked_until) VALUES ($1, $2, $3, 1, 0, 0)
     ON CONFLICT (merchant_id, operator_id, device_id) DO UPDATE SET
       tries = CASE WHEN pin_try.tries >= $4 THEN 1 ELSE pin_try.tries + 1 END,
       locks = CASE WHEN pin_try.tries + 1 = $4 THEN pin_try.locks + 1 ELSE pin_try.locks END,
       locked_until = CASE WHEN pin_try.tries + 1 <> $4 THEN 0 WHEN pin_try.locks = 0 THEN $5::bigint WHEN pin_try.locks = 1 THEN $6::bigint ELSE $7::bigint END
     WHERE pin_try.locked_until <= $8 RETURNING tries`,
    [merchantId, operatorId, deviceId, rule.most, first, second, further, rule.now],
    TAKE_TRY_ROW,
  );
  if (taken) return { isOpen: true, tries: taken.tries };
  const {
    rows: [row],
  } = await query(
    'SELECT locked_until FROM pin_try WHERE merchant_id = $1 AND operator_id = $2 AND device_id = $3',
    [merchantId, operatorId, deviceId],
    LOCKED_UNTIL_ROW,
  );
  return { isOpen: false, until: instant(row?.locked_until ?? first) };
};

/** After a right PIN or password at this till. */
export const forgetTries = async (
  query: Query,
  { merchantId, operatorId, deviceId }: At,
): Promise<void> => {
  await query(
    'DELETE FROM pin_try WHERE merchant_id = $1 AND operator_id = $2 AND device_id = $3',
    [merchantId, operatorId, deviceId],
  );
};

/** After a new PIN: at every till. */
export const forgetAllTries = async (
  query: Query,
  merchantId: MerchantId,
  operatorId: OperatorId,
): Promise<void> => {
  await query('DELETE FROM pin_try WHERE merchant_id = $1 AND operator_id = $2', [
    merchantId,
    operatorId,
  ]);
};

export type OperatorHere = {
  id: OperatorId;
  name: Bilingual;
  role: Role;
  hasPin: boolean;
  lockedUntil: Instant | null;
};

const OPERATORS_HERE_ROW = row({
  id: text,
  name_zh: text,
  name_en: text,
  role: text,
  has_pin: bool,
  locked_until: orNull(num),
});
/** Active people who work at a store (everyone when none is named), with what holds at this till. */
export const operatorsHere = async (
  query: Query,
  at: { merchantId: MerchantId; deviceId: DeviceId; storeId: StoreId | null; now: Instant },
): Promise<OperatorHere[]> => {
  const { rows } = await query(
    `SELECT o.id, o.name_zh, o.name_en, o.role, (o.pin_hash IS NOT NULL) AS has_pin, t.locked_until
     FROM operator o LEFT JOIN pin_try t ON t.merchant_id = o.merchant_id AND t.operator_id = o.id AND t.device_id = $2
     WHERE o.merchant_id = $1 AND o.is_active AND ($3::text IS NULL OR o.role = 'owner' OR $3::text = ANY(o.store_ids)) ORDER BY o.account ASC LIMIT 200`,
    [at.merchantId, at.deviceId, at.storeId],
    OPERATORS_HERE_ROW,
  );
  return rows.map((row) => ({
    id: asId(row.id),
    name: { zh: row.name_zh, en: row.name_en },
    role: row.role as Role,
    hasPin: row.has_pin,
    lockedUntil:
      row.locked_until !== null && row.locked_until > at.now ? instant(row.locked_until) : null,
  }));
};
