import type { Role } from '#shared/codes/group-order.ts';
import { asId, type MerchantId, type OperatorId, type StoreId } from '#shared/kernel/ids.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

export type Account = {
  merchantId: MerchantId;
  operatorId: OperatorId;
  passwordHash: string;
  isActive: boolean;
  account: string;
  role: Role;
};
const ACCOUNT_ROW = row(
  pick(TABLES.operator, 'merchant_id', 'id', 'password_hash', 'is_active', 'account', 'role'),
);
type RawAccount = RowOf<typeof ACCOUNT_ROW>;

const SELECT_ACCOUNT =
  'SELECT merchant_id, id, password_hash, is_active, account, role FROM operator';

const accountOf = (row: RawAccount | undefined): Account | null =>
  row
    ? {
        merchantId: asId(row.merchant_id),
        operatorId: asId(row.id),
        passwordHash: row.password_hash,
        isActive: row.is_active,
        account: row.account,
        role: row.role,
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
