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
import { bool, num, orNull, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

export type Account = {
  merchantId: MerchantId;
  operatorId: OperatorId;
  passwordHash: string;
  isActive: boolean;
  wrongTries: number;
  lockedUntil: Instant;
};
const ACCOUNT_ROW = row(
  pick(
    TABLES.operator,
    'merchant_id',
    'id',
    'password_hash',
    'is_active',
    'wrong_tries',
    'locked_until',
  ),
);
type RawAccount = RowOf<typeof ACCOUNT_ROW>;

const SELECT_ACCOUNT =
  'SELECT merchant_id, id, password_hash, is_active, wrong_tries, locked_until FROM operator';

const accountOf = (row: RawAccount | undefined): Account | null =>
  row
    ? {
        merchantId: asId(row.merchant_id),
        operatorId: asId(row.id),
        passwordHash: row.password_hash,
        isActive: row.is_active,
        wrongTries: row.wrong_tries,
        lockedUntil: instant(row.locked_until),
      }
    : null;

export const findAccount = async (query: Query, account: string): Promise<Account | null> =>
  accountOf((await query(`${SELECT_ACCOUNT} WHERE account = $1`, [account], ACCOUNT_ROW)).rows[0]);

type Who = { merchantId: MerchantId; operatorId: OperatorId };

export const findAccountOf = async (
  query: Query,
  { merchantId, operatorId }: Who,
): Promise<Account | null> =>
  accountOf(
    (
      await query(
        `${SELECT_ACCOUNT} WHERE merchant_id = $1 AND id = $2`,
        [merchantId, operatorId],
        ACCOUNT_ROW,
      )
    ).rows[0],
  );

const MERCHANT_NAME_ROW = row(pick(TABLES.merchant, 'name_zh', 'name_en'));
export const findMerchantName = async (
  query: Query,
  merchantId: MerchantId,
): Promise<Bilingual> => {
  const {
    rows: [row],
  } = await query(
    'SELECT name_zh, name_en FROM merchant WHERE id = $1',
    [merchantId],
    MERCHANT_NAME_ROW,
  );
  return { zh: row?.name_zh ?? '', en: row?.name_en ?? '' };
};

const COUNT_WRONG_PASSWORD_ROW = row(pick(TABLES.operator, 'wrong_tries', 'locked_until'));
/** Counts a wrong password in one step and locks at the limit; gives the tries so far and the end of the lock. */
export const countWrongPassword = async (
  query: Query,
  { merchantId, operatorId }: Who,
  limit: { most: number; lockUntil: Instant; now: Instant },
): Promise<{ tries: number; lockedUntil: Instant }> => {
  const { rows } = await query(
    `UPDATE operator SET wrong_tries = CASE WHEN wrong_tries + 1 >= $3 THEN 0 ELSE wrong_tries + 1 END, locked_until = CASE WHEN wrong_tries + 1 >= $3 THEN $4::bigint ELSE locked_until END
     WHERE merchant_id = $1 AND id = $2 AND locked_until <= $5 RETURNING wrong_tries, locked_until`,
    [merchantId, operatorId, limit.most, limit.lockUntil, limit.now],
    COUNT_WRONG_PASSWORD_ROW,
  );
  const row = rows[0];
  return row
    ? { tries: row.wrong_tries, lockedUntil: instant(row.locked_until) }
    : { tries: 0, lockedUntil: limit.lockUntil };
};

export const forgetWrongPasswords = async (
  query: Query,
  { merchantId, operatorId }: Who,
): Promise<void> => {
  await query(
    'UPDATE operator SET wrong_tries = 0 WHERE merchant_id = $1 AND id = $2 AND wrong_tries > 0',
    [merchantId, operatorId],
  );
};

const REGISTER_DEVICE_ROW = row(pick(TABLES.device, 'revoked_at'));
/** Registers a device at its first sign-in; gives whether it has been revoked. */
export const registerDevice = async (
  query: Query,
  device: { merchantId: MerchantId; id: DeviceId; name: string; now: Instant },
): Promise<{ isRevoked: boolean }> => {
  await query(
    `INSERT INTO device (merchant_id, id, name, created_at, revoked_at, locked_until) VALUES ($1, $2, $3, $4, NULL, 0)
     ON CONFLICT (merchant_id, id) DO UPDATE SET name = CASE WHEN $5::bool THEN excluded.name ELSE device.name END`,
    [
      device.merchantId,
      device.id,
      device.name || device.id.slice(-6),
      device.now,
      device.name !== '',
    ],
  );
  const { rows } = await query(
    'SELECT revoked_at FROM device WHERE merchant_id = $1 AND id = $2',
    [device.merchantId, device.id],
    REGISTER_DEVICE_ROW,
  );
  return { isRevoked: (rows[0]?.revoked_at ?? null) !== null };
};

export type StoreRow = { id: StoreId; name: Bilingual; address: Bilingual };

const STORES_OF_ROW = row(
  pick(TABLES.store, 'id', 'name_zh', 'name_en', 'address_zh', 'address_en'),
);
export const storesOf = async (query: Query, merchantId: MerchantId): Promise<StoreRow[]> => {
  const { rows } = await query(
    'SELECT id, name_zh, name_en, address_zh, address_en FROM store WHERE merchant_id = $1 ORDER BY id',
    [merchantId],
    STORES_OF_ROW,
  );
  return rows.map((row) => ({
    id: asId(row.id),
    name: { zh: row.name_zh, en: row.name_en },
    address: { zh: row.address_zh, en: row.address_en },
  }));
};

const OPERATORS_OF_ROW = row(pick(TABLES.operator, 'id', 'name_zh', 'name_en'));
export const operatorsOf = async (
  query: Query,
  merchantId: MerchantId,
): Promise<{ id: OperatorId; name: Bilingual }[]> => {
  const { rows } = await query(
    'SELECT id, name_zh, name_en FROM operator WHERE merchant_id = $1 ORDER BY account',
    [merchantId],
    OPERATORS_OF_ROW,
  );
  return rows.map((row) => ({ id: asId(row.id), name: { zh: row.name_zh, en: row.name_en } }));
};
