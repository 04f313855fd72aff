import { asId, type MerchantId } from '#shared/kernel/ids.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, texts } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

export type NewMerchant = { merchantId: MerchantId; name: Bilingual; commissionBp: number };

export const insertMerchant = async (
  query: Query,
  { merchantId, name, commissionBp }: NewMerchant,
): Promise<void> => {
  await insertInto(query, 'merchant', {
    id: merchantId,
    name_zh: name.zh,
    name_en: name.en,
    commission_bp: commissionBp,
  });
};

export type ListedMerchant = {
  merchantId: MerchantId;
  name: Bilingual;
  /** Active owners' accounts. */
  owners: readonly string[];
};
const LISTED_ROW = row({ ...pick(TABLES.merchant, 'id', 'name_zh', 'name_en'), owners: texts });

/** Merchants from behind an id on, in the order in which they were made. */
export const merchantsAfter = async (
  query: Query,
  after: string,
  most: number,
): Promise<ListedMerchant[]> => {
  const { rows } = await query(
    `SELECT m.id, m.name_zh, m.name_en,
       COALESCE((SELECT array_agg(o.account ORDER BY o.account) FROM operator o WHERE o.merchant_id = m.id AND o.role = 'owner' AND o.is_active), '{}') AS owners
     FROM merchant m WHERE m.id > $1 ORDER BY m.id ASC LIMIT $2`,
    [after, most],
    LISTED_ROW,
  );
  return rows.map(({ id, name_zh, name_en, owners }) => ({
    merchantId: asId(id),
    name: { zh: name_zh, en: name_en },
    owners,
  }));
};

const HAS_ROW = row(pick(TABLES.merchant, 'id'));
export const hasMerchant = async (query: Query, id: string): Promise<boolean> =>
  (await query('SELECT id FROM merchant WHERE id = $1', [id], HAS_ROW)).rows.length === 1;
