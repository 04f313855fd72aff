import { asId, type MerchantId, type OperatorId, type StoreId } from '#shared/kernel/ids.ts';
import type { Role } from '#shared/codes/group-order.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

type Who = { merchantId: MerchantId; operatorId: OperatorId };

export type PinOwner = {
  role: Role;
  storeIds: readonly StoreId[];
  isActive: boolean;
  pinHash: string | null;
  pinLength: number;
};

const PIN_ROW = row(
  pick(TABLES.operator, 'role', 'store_ids', 'is_active', 'pin_hash', 'pin_length'),
);
export const findPin = async (
  query: Query,
  merchantId: MerchantId,
  operatorId: OperatorId,
): Promise<PinOwner | null> => {
  const {
    rows: [row],
  } = await query(
    'SELECT role, store_ids, is_active, pin_hash, pin_length FROM operator WHERE merchant_id = $1 AND id = $2',
    [merchantId, operatorId],
    PIN_ROW,
  );
  return row
    ? {
        role: row.role,
        storeIds: row.store_ids.map((id) => asId<StoreId>(id)),
        isActive: row.is_active,
        pinHash: row.pin_hash,
        pinLength: row.pin_length,
      }
    : null;
};

export const writePin = async (
  query: Query,
  { merchantId, operatorId }: Who,
  pin: { hash: string; length: number },
): Promise<void> => {
  await query(
    'UPDATE operator SET pin_hash = $3, pin_length = $4 WHERE merchant_id = $1 AND id = $2',
    [merchantId, operatorId, pin.hash, pin.length],
  );
};

export type OperatorHere = {
  id: OperatorId;
  name: Bilingual;
  role: Role;
  /** 0: none. */
  pinLength: number;
};

const OPERATORS_HERE_ROW = row({
  id: text,
  name_zh: text,
  name_en: text,
  role: TABLES.operator.role,
  pin_length: num,
});
/** Active people who work at a store (everyone when none is named); at a till that opens for one person alone, that one. */
export const operatorsHere = async (
  query: Query,
  at: { merchantId: MerchantId; only: OperatorId | null; storeId: StoreId | null },
): Promise<OperatorHere[]> => {
  const { rows } = await query(
    `SELECT o.id, o.name_zh, o.name_en, o.role, (CASE WHEN o.pin_hash IS NULL THEN 0 ELSE o.pin_length END) AS pin_length
     FROM operator o
     WHERE o.merchant_id = $1 AND o.is_active AND ($2::text IS NULL OR o.id = $2) AND ($3::text IS NULL OR o.role = 'owner' OR $3::text = ANY(o.store_ids)) ORDER BY o.account ASC LIMIT 200`,
    [at.merchantId, at.only, at.storeId],
    OPERATORS_HERE_ROW,
  );
  return rows.map((row) => ({
    id: asId(row.id),
    name: { zh: row.name_zh, en: row.name_en },
    role: row.role,
    pinLength: row.pin_length,
  }));
};
