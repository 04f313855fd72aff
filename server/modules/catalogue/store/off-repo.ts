import type { StoreKind } from '#shared/codes/store-kind.ts';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { bool, json, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { productFacts, type ProductSku } from './menu-document.ts';
import { isOffIn, offIds, type OffIds } from './off-document.ts';

type OfStore = { merchantId: string; id: string };
/** A store whose menu is switched. */
export type SwitchedStore = OfStore & { kind: StoreKind };

/** Always in one order, as buyers lock them: nobody waits in a ring. */
export const lockDishes = async (
  query: Query,
  { merchantId, id }: OfStore,
  ids: readonly string[],
): Promise<void> => {
  await query(
    'SELECT id FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($3::text[]) ORDER BY id FOR UPDATE',
    [merchantId, id, ids],
  );
};

/** Locked dishes are out: their stock stands aside and is 0 meanwhile, for whoever reads or buys. `until` null: until they are switched on. */
export const switchOff = async (
  query: Query,
  store: OfStore,
  { ids, until }: { ids: readonly string[]; until: Instant | null },
): Promise<void> => {
  await query(
    `UPDATE takeout_product SET off_stock = COALESCE(off_stock, stock), stock = 0, off_until = $4
     WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($3::text[]) AND is_shelf`,
    [store.merchantId, store.id, ids, until],
  );
};

const SWITCH_ON = 'SET stock = off_stock, off_stock = NULL, off_until = NULL';

/** Locked dishes are on again, with the stock that they had and what came back meanwhile. */
export const switchOn = async (
  query: Query,
  store: OfStore,
  ids: readonly string[],
): Promise<void> => {
  await query(
    `UPDATE takeout_product ${SWITCH_ON} WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($3::text[]) AND off_stock IS NOT NULL`,
    [store.merchantId, store.id, ids],
  );
};

const OFF_ROW = row({
  ...pick(TABLES.takeout_product, 'id', 'off_stock'),
  sku_off: json(offIds),
});
export type Size = { productId: string; skuId: string };
/** Those lines of an order whose dish or size is off now. */
export const linesOff = async <L extends Size>(
  query: Query,
  { merchantId, id }: OfStore,
  lines: readonly L[],
): Promise<ReadonlySet<L>> => {
  const { rows } = await query(
    `SELECT id, off_stock, sku_off FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($3::text[]) AND (off_stock IS NOT NULL OR sku_off <> '{}')`,
    [merchantId, id, lines.map(({ productId }) => productId)],
    OFF_ROW,
  );
  const off = new Map(rows.map((found) => [found.id, found]));
  return new Set(
    lines.filter(({ productId, skuId }) => {
      const found = off.get(productId);
      return found !== undefined && (found.off_stock !== null || isOffIn(found.sku_off, skuId));
    }),
  );
};

const STANDING_ROW = row({
  ...pick(TABLES.takeout_product, 'id', 'name_zh', 'name_en', 'off_until'),
  is_off: bool,
});
/** Whether a dish is off, and until when; `until` null: until somebody switches it on. */
export type OffStanding = { id: string; name: Bilingual; isOff: boolean; until: Instant | null };

/** How these dishes of a store stand, and stay until the transaction ends. */
export const offStandings = async (
  query: Query,
  { merchantId, id }: OfStore,
  ids: readonly string[],
): Promise<OffStanding[]> => {
  const { rows } = await query(
    `SELECT id, name_zh, name_en, off_until, off_stock IS NOT NULL AS is_off FROM takeout_product
     WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($3::text[]) AND is_shelf ORDER BY id FOR UPDATE`,
    [merchantId, id, ids],
    STANDING_ROW,
  );
  return rows.map((found) => ({
    id: found.id,
    name: { zh: found.name_zh, en: found.name_en },
    isOff: found.is_off,
    until: found.off_until === null ? null : instant(found.off_until),
  }));
};

const DUE_ROW = row({ merchant_id: text, id: text, kind: TABLES.takeout_store.kind });
const isDue = (column: string): string =>
  `${column} <> '{}' AND EXISTS (SELECT 1 FROM jsonb_each_text(${column}) e WHERE CAST(e.value AS int8) <= $1)`;
/** Stores with dishes, sizes or options whose time to be out is over. */
export const storesWithDue = async (query: Query, now: Instant): Promise<SwitchedStore[]> => {
  const { rows } = await query(
    `SELECT s.merchant_id, s.id, s.kind FROM takeout_store s JOIN (
       SELECT merchant_id, store_id FROM takeout_product WHERE off_stock IS NOT NULL AND off_until <= $1
       UNION SELECT merchant_id, store_id FROM takeout_product WHERE ${isDue('sku_off')}
       UNION SELECT merchant_id, id FROM takeout_store WHERE ${isDue('options_off')}
     ) d ON d.merchant_id = s.merchant_id AND d.store_id = s.id ORDER BY s.merchant_id ASC, s.id ASC LIMIT 100`,
    [now],
    DUE_ROW,
  );
  return rows.map(({ merchant_id: merchantId, id, kind }) => ({ merchantId, id, kind }));
};

export type MenuDish = {
  id: ProductId;
  name: Bilingual;
  isOff: boolean;
  /** When it comes back by itself. */ until: Instant | null;
  isSoldOut: boolean;
  skus: readonly ProductSku[];
  /** Sizes that are off. */ skuOff: OffIds;
  optionIds: readonly string[];
};
/** Which dishes are wanted: some, or those with the words in their name; without any words what is out. */
type WantedDishes = { ids: readonly string[] } | { words: string };

const DISH_ROW = row({
  ...pick(TABLES.takeout_product, 'id', 'name_zh', 'name_en', 'off_until'),
  is_off: bool,
  is_sold_out: bool,
  facts: json(productFacts),
  sku_off: json(offIds),
});
/** Dishes of a store on its shelf in the order of its menu, with those of their sizes that are off. */
export const dishesToSwitch = async (
  query: Query,
  { merchantId, id }: OfStore,
  wanted: WantedDishes,
  most: number,
): Promise<MenuDish[]> => {
  const { rows } = await query(
    `SELECT id, name_zh, name_en, facts, sku_off, off_until, off_stock IS NOT NULL AS is_off, stock = 0 AS is_sold_out FROM takeout_product
     WHERE merchant_id = $1 AND store_id = $2 AND is_shelf AND ${
       'ids' in wanted
         ? 'id = ANY($3::text[])'
         : wanted.words === ''
           ? "$3 = '' AND (off_stock IS NOT NULL OR sku_off <> '{}')"
           : "position(lower($3) IN lower(name_zh || ' ' || name_en)) > 0"
     }
     ORDER BY position ASC, id ASC LIMIT $4`,
    [merchantId, id, 'ids' in wanted ? wanted.ids : wanted.words, most],
    DISH_ROW,
  );
  return rows.map((found) => ({
    id: asId(found.id),
    name: { zh: found.name_zh, en: found.name_en },
    isOff: found.is_off,
    until: found.off_until === null ? null : instant(found.off_until),
    isSoldOut: found.is_sold_out,
    skus: found.facts.skus,
    skuOff: found.sku_off,
    optionIds: found.facts.optionIds,
  }));
};
