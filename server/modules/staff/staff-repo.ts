import type { Role } from '#shared/codes/group-order.ts';
import { asId, type MerchantId, type OperatorId, type StoreId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { bool, num, row, text, texts, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import { dropEnrolmentsOf } from './enrolment-repo.ts';

type Who = { merchantId: MerchantId; operatorId: OperatorId };
export type Person = Who & {
  account: string;
  name: Bilingual;
  role: Role;
  storeIds: readonly StoreId[];
};
export type PersonListed = Person & { isActive: boolean; hasPin: boolean };
const ROW = row({
  id: text,
  account: text,
  name_zh: text,
  name_en: text,
  role: TABLES.operator.role,
  store_ids: texts,
  is_active: bool,
  has_pin: bool,
});
type Raw = RowOf<typeof ROW>;

const COLUMNS =
  'id, account, name_zh, name_en, role, store_ids, is_active, (pin_hash IS NOT NULL) AS has_pin';

const personOf = (merchantId: MerchantId, row: Raw): PersonListed => ({
  merchantId,
  operatorId: asId(row.id),
  account: row.account,
  name: { zh: row.name_zh, en: row.name_en },
  role: row.role,
  storeIds: row.store_ids.map((id) => asId<StoreId>(id)),
  isActive: row.is_active,
  hasPin: row.has_pin,
});

type Wanted = {
  merchantId: MerchantId;
  /** Only who works at one of these, and owners; everyone when null. */ storeIds:
    | readonly StoreId[]
    | null;
  keyword: string;
  offset: number;
  size: number;
};

/** Active people first, then by account. One row more than asked tells whether there is a next page. */
export const listStaff = async (
  query: Query,
  { merchantId, storeIds, keyword, offset, size }: Wanted,
): Promise<PersonListed[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM operator WHERE merchant_id = $1 AND ($2::bool OR role = 'owner' OR store_ids && $3::text[])
     AND ($4 = '' OR strpos(lower(account), $4) > 0 OR strpos(lower(name_zh), $4) > 0 OR strpos(lower(name_en), $4) > 0)
     ORDER BY (CASE WHEN is_active THEN 0 ELSE 1 END) ASC, account ASC, id ASC LIMIT $5 OFFSET $6`,
    [merchantId, storeIds === null, storeIds ?? [], keyword.toLowerCase(), size + 1, offset],
    ROW,
  );
  return rows.map((row) => personOf(merchantId, row));
};

export const findPerson = async (
  query: Query,
  { merchantId, operatorId }: Who,
): Promise<PersonListed | null> => {
  const {
    rows: [row],
  } = await query(
    `SELECT ${COLUMNS} FROM operator WHERE merchant_id = $1 AND id = $2`,
    [merchantId, operatorId],
    ROW,
  );
  return row ? personOf(merchantId, row) : null;
};

/** First step of every change of the staff: changes of one merchant then follow one another, and each sees what the one before left (no engine needs FOR UPDATE for it). */
export const lockStaff = async (query: Query, merchantId: MerchantId): Promise<void> => {
  await query('UPDATE merchant SET staff_version = staff_version + 1 WHERE id = $1', [merchantId]);
};

const COUNT_OTHER_OWNERS_ROW = row({ n: num });
export const countOtherOwners = async (
  query: Query,
  { merchantId, operatorId }: Who,
): Promise<number> => {
  const { rows } = await query(
    "SELECT count(*) AS n FROM operator WHERE merchant_id = $1 AND role = 'owner' AND is_active AND id <> $2",
    [merchantId, operatorId],
    COUNT_OTHER_OWNERS_ROW,
  );
  return rows[0]!.n;
};

const CLAIM_ACCOUNT_ROW = row({ merchant_id: text, operator_id: text });
/** Takes an account for a person: false when anyone of any merchant has it. */
export const claimAccount = async (
  query: Query,
  { merchantId, operatorId }: Who,
  account: string,
): Promise<boolean> => {
  await insertInto(
    query,
    'staff_account',
    { account, merchant_id: merchantId, operator_id: operatorId },
    'ON CONFLICT (account) DO NOTHING',
  );
  const { rows } = await query(
    'SELECT merchant_id, operator_id FROM staff_account WHERE account = $1 UNION ALL SELECT merchant_id, id AS operator_id FROM operator WHERE account = $1',
    [account],
    CLAIM_ACCOUNT_ROW,
  );
  return rows.every((row) => row.merchant_id === merchantId && row.operator_id === operatorId);
};

export const freeAccount = async (
  query: Query,
  { merchantId, operatorId }: Who,
  account: string,
): Promise<void> => {
  await query(
    'DELETE FROM staff_account WHERE account = $1 AND merchant_id = $2 AND operator_id = $3',
    [account, merchantId, operatorId],
  );
};

export const addPerson = async (
  query: Query,
  {
    merchantId,
    operatorId,
    account,
    name,
    role,
    storeIds,
    passwordHash,
    onceUntil = null,
  }: Person & { passwordHash: string; onceUntil?: Instant | null },
): Promise<void> => {
  await insertInto(query, 'operator', {
    merchant_id: merchantId,
    id: operatorId,
    account,
    name_zh: name.zh,
    name_en: name.en,
    role,
    password_hash: passwordHash,
    store_ids: storeIds,
    is_active: true,
    locked_until: 0,
    once_until: onceUntil,
  });
};

export const changePerson = async (
  query: Query,
  { merchantId, operatorId, account, name, role, storeIds }: Person,
): Promise<void> => {
  await query(
    'UPDATE operator SET account = $3, name_zh = $4, name_en = $5, role = $6, store_ids = $7 WHERE merchant_id = $1 AND id = $2',
    [merchantId, operatorId, account, name.zh, name.en, role, storeIds],
  );
};

export const setActive = async (
  query: Query,
  { merchantId, operatorId }: Who,
  isActive: boolean,
): Promise<void> => {
  await query('UPDATE operator SET is_active = $3 WHERE merchant_id = $1 AND id = $2', [
    merchantId,
    operatorId,
    isActive,
  ]);
};

/** `onceUntil`: it is a one-time password, and works until then. Says whether there is such a person. */
export const setPassword = async (
  query: Query,
  { merchantId, operatorId }: Who,
  { passwordHash, onceUntil = null }: { passwordHash: string; onceUntil?: Instant | null },
): Promise<boolean> =>
  (await updateIn(query, 'operator', {
    set: { password_hash: passwordHash, once_until: onceUntil },
    where: { merchant_id: merchantId, id: operatorId },
  })) === 1;

/** Ends a person's sessions with their refresh tokens, the keys of the tills that open for them alone, and the tokens that would enrol a till; but for one session and its till. */
export const endAccess = async (
  query: Query,
  { merchantId, operatorId }: Who,
  butFor: { tokenHash: string; deviceId: string } | null = null,
): Promise<void> => {
  await query(
    'DELETE FROM merchant_session WHERE merchant_id = $1 AND operator_id = $2 AND token_hash <> $3',
    [merchantId, operatorId, butFor?.tokenHash ?? ''],
  );
  await query(
    'UPDATE device SET key_hash = NULL, key_expires_at = 0 WHERE merchant_id = $1 AND operator_id = $2 AND id <> $3 AND enrolled_at IS NULL',
    [merchantId, operatorId, butFor?.deviceId ?? ''],
  );
  await dropEnrolmentsOf(query, { merchantId, operatorId });
};

export const withdrawPin = async (query: Query, { merchantId, operatorId }: Who): Promise<void> => {
  await query(
    'UPDATE operator SET pin_hash = NULL, pin_length = 0 WHERE merchant_id = $1 AND id = $2',
    [merchantId, operatorId],
  );
};
