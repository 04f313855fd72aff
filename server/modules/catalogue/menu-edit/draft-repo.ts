import { dishDraft, type DishDraft } from '#shared/contract/merchant/menu-drafts.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { bool, json, num, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import type { OfStore } from './menu-edit-repo.ts';

/** A dish as somebody typed it. `productSeq`: the version of the dish that it began from; null: a new dish. */
export type Draft = {
  id: string;
  version: string;
  productSeq: number | null;
  isGone: boolean;
  fields: DishDraft;
  keptBy: string;
  keptAt: Instant;
};

const ROW = row({
  ...pick(TABLES.menu_draft, 'id', 'version', 'product_seq', 'kept_by', 'kept_at'),
  fields: json(dishDraft),
  is_gone: bool,
});
const DRAFTS = `SELECT d.id, d.version, d.product_seq, d.kept_by, d.kept_at, d.fields, d.product_seq IS NOT NULL AND p.id IS NULL AS is_gone FROM menu_draft d
  LEFT JOIN takeout_product p ON p.merchant_id = d.merchant_id AND p.store_id = d.store_id AND p.id = d.id
  WHERE d.merchant_id = $1 AND d.store_id = $2`;

const draftOf = (found: RowOf<typeof ROW>): Draft => ({
  id: found.id,
  version: found.version,
  productSeq: found.product_seq,
  isGone: found.is_gone,
  fields: found.fields,
  keptBy: found.kept_by,
  keptAt: instant(found.kept_at),
});

/** The drafts of a store, the last kept first. */
export const draftsOf = async (
  query: Query,
  { merchantId, storeId }: OfStore,
): Promise<Draft[]> => {
  const { rows } = await query(
    `${DRAFTS} ORDER BY d.kept_at DESC, d.id ASC`,
    [merchantId, storeId],
    ROW,
  );
  return rows.map(draftOf);
};

export const findDraft = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  id: string,
): Promise<Draft | null> => {
  const { rows } = await query(`${DRAFTS} AND d.id = $3`, [merchantId, storeId, id], ROW);
  return rows[0] === undefined ? null : draftOf(rows[0]);
};

const COUNT_ROW = row({ n: num });
export const countDrafts = async (
  query: Query,
  { merchantId, storeId }: OfStore,
): Promise<number> => {
  const { rows } = await query(
    'SELECT CAST(count(*) AS int4) AS n FROM menu_draft WHERE merchant_id = $1 AND store_id = $2',
    [merchantId, storeId],
    COUNT_ROW,
  );
  return rows[0]!.n;
};

/** Writes a draft, in the place of the one before. */
export const writeDraft = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  { id, isNew, ...kept }: Omit<Draft, 'isGone'> & { isNew: boolean },
): Promise<void> => {
  const key = { merchant_id: merchantId, store_id: storeId, id };
  const values = {
    version: kept.version,
    product_seq: kept.productSeq,
    fields: kept.fields,
    kept_by: kept.keptBy,
    kept_at: kept.keptAt,
  };
  if (isNew) await insertInto(query, 'menu_draft', { ...key, ...values });
  else await updateIn(query, 'menu_draft', { set: values, where: key });
};

export const dropDraft = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  id: string,
): Promise<void> => {
  await query('DELETE FROM menu_draft WHERE merchant_id = $1 AND store_id = $2 AND id = $3', [
    merchantId,
    storeId,
    id,
  ]);
};

/** Forgets drafts that were kept last before a moment. */
export const dropOldDrafts = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM menu_draft WHERE kept_at < $1', [before]);
};
