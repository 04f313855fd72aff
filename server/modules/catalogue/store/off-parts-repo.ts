import * as z from 'zod/mini';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { productFacts, type ProductSku } from './menu-document.ts';
import { offIds, type OffIds } from './off-document.ts';
import { optionGroup, type OptionGroup } from './store-document.ts';

type OfStore = { merchantId: string; id: string };

const SIZES_ROW = row({
  ...pick(TABLES.takeout_product, 'id', 'name_zh', 'name_en'),
  facts: json(productFacts),
  sku_off: json(offIds),
});
type SizesOfDish = {
  id: string;
  name: Bilingual;
  skus: readonly ProductSku[];
  off: OffIds;
};

/** The sizes of some dishes, and which are off; they stay so until the transaction ends. */
export const lockSizes = async (
  query: Query,
  { merchantId, id }: OfStore,
  ids: readonly string[],
): Promise<SizesOfDish[]> => {
  const { rows } = await query(
    `SELECT id, name_zh, name_en, facts, sku_off FROM takeout_product
     WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($3::text[]) ORDER BY id FOR UPDATE`,
    [merchantId, id, ids],
    SIZES_ROW,
  );
  return rows.map((found) => ({
    id: found.id,
    name: { zh: found.name_zh, en: found.name_en },
    skus: found.facts.skus,
    off: found.sku_off,
  }));
};

/** Which sizes of a locked dish are off from now on. */
export const setSizesOff = async (
  query: Query,
  { merchantId, id }: OfStore,
  dishes: readonly { id: string; off: OffIds }[],
): Promise<void> => {
  await query(
    `UPDATE takeout_product p SET sku_off = w.off FROM jsonb_to_recordset($3::jsonb) AS w(id text, off jsonb)
     WHERE p.merchant_id = $1 AND p.store_id = $2 AND p.id = w.id`,
    [merchantId, id, JSON.stringify(dishes)],
  );
};

const OPTIONS_ROW = row({ options: json(z.array(optionGroup)), options_off: json(offIds) });
type OptionsOfStore = { groups: readonly OptionGroup[]; off: OffIds };

/** The options of a store as it edits them, and which are off. `lock`: they stay so until the transaction ends. */
export const storeOptions = async (
  query: Query,
  { merchantId, id }: OfStore,
  { lock = false }: { lock?: boolean } = {},
): Promise<OptionsOfStore> => {
  const { rows } = await query(
    `SELECT options, options_off FROM takeout_store WHERE merchant_id = $1 AND id = $2 ${lock ? 'FOR UPDATE' : ''}`,
    [merchantId, id],
    OPTIONS_ROW,
  );
  return { groups: rows[0]?.options ?? [], off: rows[0]?.options_off ?? {} };
};

/** Which options of a locked store are off from now on. */
export const setOptionsOff = async (
  query: Query,
  { merchantId, id }: OfStore,
  off: OffIds,
): Promise<void> => {
  await query(
    'UPDATE takeout_store SET options_off = $3::jsonb WHERE merchant_id = $1 AND id = $2',
    [merchantId, id, JSON.stringify(off)],
  );
};

const isOver = (until: number | null, now: Instant): boolean => until !== null && until <= now;

/** Those of them whose time to be out is over. */
export const overIn = (off: OffIds, now: Instant): string[] =>
  Object.entries(off)
    .filter(([, until]) => isOver(until, now))
    .map(([id]) => id);

const OFF_ROW = row({
  ...pick(TABLES.takeout_product, 'id', 'off_stock', 'off_until'),
  sku_off: json(offIds),
});
/** Dishes of a store whose time to be out is over, or that of one of their sizes; locked. */
export const lockDue = async (
  query: Query,
  { merchantId, id }: OfStore,
  now: Instant,
): Promise<{ dishes: string[]; sizes: { productId: string; skuId: string }[] }> => {
  const { rows } = await query(
    `SELECT id, off_stock, off_until, sku_off FROM takeout_product
     WHERE merchant_id = $1 AND store_id = $2 AND (off_stock IS NOT NULL AND off_until <= $3 OR sku_off <> '{}') ORDER BY id FOR UPDATE`,
    [merchantId, id, now],
    OFF_ROW,
  );
  return {
    dishes: rows
      .filter((found) => found.off_stock !== null && isOver(found.off_until, now))
      .map((found) => found.id),
    sizes: rows.flatMap((found) =>
      overIn(found.sku_off, now).map((skuId) => ({ productId: found.id, skuId })),
    ),
  };
};
