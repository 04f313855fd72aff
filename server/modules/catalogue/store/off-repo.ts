import type { StoreKind } from '#shared/codes/store-kind.ts';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { bool, json, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { productFacts, type ProductSku } from './menu-document.ts';
import { stockMoved } from './stock.ts';

type OfStore = { merchantId: string; id: string; kind: StoreKind };

/** Menus and searches of every server learn of it at once; pages of a supermarket are read from its products each time (ADR 0031). */
const announce = async (query: Query, { merchantId, id, kind }: OfStore): Promise<void> => {
  const moved = { merchantId, storeId: id, pieces: 0, isShown: true, isFound: true };
  if (kind === 'takeout') await stockMoved(query, moved);
};

/** Always in one order, as buyers lock them: nobody waits in a ring. */
const lock = async (query: Query, { merchantId, id }: OfStore, ids: readonly string[]) => {
  await query(
    'SELECT id FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($3::text[]) ORDER BY id FOR UPDATE',
    [merchantId, id, ids],
  );
};

/** Dishes are out: their stock stands aside and is 0 meanwhile, for whoever reads or buys. `until` null: until they are switched on. Gives how many of them the store has. */
export const switchOff = async (
  query: Query,
  store: OfStore,
  { ids, until }: { ids: readonly string[]; until: Instant | null },
): Promise<number> => {
  await lock(query, store, ids);
  const { count } = await query(
    `UPDATE takeout_product SET off_stock = COALESCE(off_stock, stock), stock = 0, off_until = $4
     WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($3::text[]) AND is_shelf`,
    [store.merchantId, store.id, ids, until],
  );
  if (count > 0) await announce(query, store);
  return count;
};

const SWITCH_ON = 'SET stock = off_stock, off_stock = NULL, off_until = NULL';

/** Dishes are on again, with the stock that they had and what came back meanwhile. */
export const switchOn = async (
  query: Query,
  store: OfStore,
  ids: readonly string[],
): Promise<void> => {
  await lock(query, store, ids);
  const { count } = await query(
    `UPDATE takeout_product ${SWITCH_ON} WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($3::text[]) AND off_stock IS NOT NULL`,
    [store.merchantId, store.id, ids],
  );
  if (count > 0) await announce(query, store);
};

const OFF_ROW = row(pick(TABLES.takeout_product, 'id'));
/** Which of these dishes are off now. */
export const dishesOff = async (
  query: Query,
  { merchantId, id }: Pick<OfStore, 'merchantId' | 'id'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await query(
    'SELECT id FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($3::text[]) AND off_stock IS NOT NULL',
    [merchantId, id, ids],
    OFF_ROW,
  );
  return new Set(rows.map((found) => found.id));
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
  { merchantId, id }: Pick<OfStore, 'merchantId' | 'id'>,
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

const DUE_ROW = row({ merchant_id: text, store_id: text, kind: TABLES.takeout_store.kind });
/** Stores with dishes whose time to be out is over. */
export const storesWithDue = async (query: Query, now: Instant): Promise<OfStore[]> => {
  const { rows } = await query(
    `SELECT DISTINCT p.merchant_id, p.store_id, s.kind FROM takeout_product p JOIN takeout_store s ON s.merchant_id = p.merchant_id AND s.id = p.store_id
     WHERE p.off_stock IS NOT NULL AND p.off_until <= $1 ORDER BY p.merchant_id ASC, p.store_id ASC LIMIT 100`,
    [now],
    DUE_ROW,
  );
  return rows.map(({ merchant_id: merchantId, store_id: id, kind }) => ({ merchantId, id, kind }));
};

const IDS_ROW = row({ id: text });
/** Brings the dishes of a store back whose time is over. Gives how they stood before. */
export const bringBackAt = async (
  query: Query,
  store: OfStore,
  now: Instant,
): Promise<OffStanding[]> => {
  const { rows } = await query(
    'SELECT id FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND off_stock IS NOT NULL AND off_until <= $3 ORDER BY id FOR UPDATE',
    [store.merchantId, store.id, now],
    IDS_ROW,
  );
  const ids = rows.map(({ id }) => id);
  const before = await offStandings(query, store, ids);
  await switchOn(query, store, ids);
  return before;
};

export type MenuDish = {
  id: ProductId;
  name: Bilingual;
  isOff: boolean;
  /** When it comes back by itself. */ until: Instant | null;
  isSoldOut: boolean;
  skus: readonly ProductSku[];
  optionIds: readonly string[];
};

const DISH_ROW = row({
  ...pick(TABLES.takeout_product, 'id', 'name_zh', 'name_en', 'off_until'),
  is_off: bool,
  is_sold_out: bool,
  facts: json(productFacts),
});
/** Dishes of a store on its shelf: those with the words in their name, or without any words those that are switched off. */
export const dishesToSwitch = async (
  query: Query,
  { merchantId, id }: Pick<OfStore, 'merchantId' | 'id'>,
  { words, most }: { words: string; most: number },
): Promise<MenuDish[]> => {
  const { rows } = await query(
    `SELECT id, name_zh, name_en, facts, off_until, off_stock IS NOT NULL AS is_off, stock = 0 AS is_sold_out FROM takeout_product
     WHERE merchant_id = $1 AND store_id = $2 AND is_shelf AND CASE WHEN $3 = '' THEN off_stock IS NOT NULL ELSE position(lower($3) IN lower(name_zh || ' ' || name_en)) > 0 END
     ORDER BY position ASC, id ASC LIMIT $4`,
    [merchantId, id, words, most],
    DISH_ROW,
  );
  return rows.map((found) => ({
    id: asId(found.id),
    name: { zh: found.name_zh, en: found.name_en },
    isOff: found.is_off,
    until: found.off_until === null ? null : instant(found.off_until),
    isSoldOut: found.is_sold_out,
    skus: found.facts.skus,
    optionIds: found.facts.optionIds,
  }));
};
