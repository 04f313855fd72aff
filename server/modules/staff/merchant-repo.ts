import type { Role } from '#shared/codes/group-order.ts';
import { WORKPLACE_KINDS, type WorkplaceKind } from '#shared/codes/store-kind.ts';
import { asId, type MerchantId, type OperatorId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, word, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

export type Account = {
  merchantId: MerchantId;
  operatorId: OperatorId;
  passwordHash: string;
  isActive: boolean;
  account: string;
  role: Role;
  /** Until when its one-time password works; null where it has one of its own. */
  onceUntil: Instant | null;
};
const ACCOUNT_ROW = row(
  pick(
    TABLES.operator,
    'merchant_id',
    'id',
    'password_hash',
    'is_active',
    'account',
    'role',
    'once_until',
  ),
);
type RawAccount = RowOf<typeof ACCOUNT_ROW>;

const SELECT_ACCOUNT =
  'SELECT merchant_id, id, password_hash, is_active, account, role, once_until FROM operator';

const accountOf = (row: RawAccount | undefined): Account | null =>
  row
    ? {
        merchantId: asId(row.merchant_id),
        operatorId: asId(row.id),
        passwordHash: row.password_hash,
        isActive: row.is_active,
        account: row.account,
        role: row.role,
        onceUntil: row.once_until === null ? null : instant(row.once_until),
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

export type StoreRow = {
  id: StoreId;
  name: Bilingual;
  address: Bilingual;
  kind: WorkplaceKind;
};

/** The places where people of a merchant ($1) work: stores of deals, takeaway stores and supermarkets. */
const PLACES = `(SELECT id, name_zh, name_en, address_zh, address_en, 'group' AS kind FROM store WHERE merchant_id = $1
  UNION ALL SELECT id, name_zh, name_en, address_zh, address_en, kind FROM takeout_store WHERE merchant_id = $1)`;

const STORES_OF_ROW = row({
  ...pick(TABLES.store, 'id', 'name_zh', 'name_en', 'address_zh', 'address_en'),
  kind: word(WORKPLACE_KINDS),
});
export const storesOf = async (query: Query, merchantId: MerchantId): Promise<StoreRow[]> => {
  const { rows } = await query(
    `SELECT id, name_zh, name_en, address_zh, address_en, kind FROM ${PLACES} p ORDER BY id`,
    [merchantId],
    STORES_OF_ROW,
  );
  return rows.map((row) => ({
    id: asId(row.id),
    name: { zh: row.name_zh, en: row.name_en },
    address: { zh: row.address_zh, en: row.address_en },
    kind: row.kind,
  }));
};

const COUNT_ROW = row({ n: num });
/** How many of these ids are places of the merchant. */
export const countStores = async (
  query: Query,
  merchantId: MerchantId,
  storeIds: readonly StoreId[],
): Promise<number> => {
  const { rows } = await query(
    `SELECT count(*) AS n FROM ${PLACES} p WHERE id = ANY($2::text[])`,
    [merchantId, storeIds],
    COUNT_ROW,
  );
  return rows[0]!.n;
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
