import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

/** A category of the whole market; `parentId` '' is the first level. */
export type Category = { id: string; parentId: string; name: Bilingual; picture: string };

const CATEGORY_ROW = row(
  pick(TABLES.market_category, 'id', 'parent_id', 'name_zh', 'name_en', 'picture'),
);
export const loadCategories = async (query: Query): Promise<Category[]> => {
  const { rows } = await query(
    'SELECT id, parent_id, name_zh, name_en, picture FROM market_category ORDER BY position, id',
    [],
    CATEGORY_ROW,
  );
  return rows.map(({ id, parent_id, name_zh, name_en, picture }) => ({
    id,
    parentId: parent_id,
    name: { zh: name_zh, en: name_en },
    picture,
  }));
};

/** An article of the catalogue. */
export type ItemRow = { id: string; categoryId: string; name: Bilingual; brand: Bilingual };

const ITEM_ROW = row(
  pick(TABLES.market_item, 'id', 'category_id', 'name_zh', 'name_en', 'brand_zh', 'brand_en'),
);
export const loadItems = async (query: Query): Promise<ItemRow[]> => {
  const { rows } = await query(
    'SELECT id, category_id, name_zh, name_en, brand_zh, brand_en FROM market_item',
    [],
    ITEM_ROW,
  );
  return rows.map((one) => ({
    id: one.id,
    categoryId: one.category_id,
    name: { zh: one.name_zh, en: one.name_en },
    brand: { zh: one.brand_zh, en: one.brand_en },
  }));
};

/** So many looks count as one piece sold, up to what was sold: looks alone bring nothing to the top. */
const LOOKS_OF_A_SALE = 20;
const DEMAND_ROW = row({ item_id: text, demand: num });
/** How much each article is in demand over all stores: pieces sold, and looks at it (`market_browse`). */
export const loadDemand = async (query: Query): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await query(
    `SELECT p.item_id, CAST(sum(p.sold) + least(coalesce(sum(b.views), 0) / ${LOOKS_OF_A_SALE}, sum(p.sold)) AS int8) AS demand
     FROM takeout_product p LEFT JOIN market_browse b ON b.merchant_id = p.merchant_id AND b.store_id = p.store_id AND b.product_id = p.id
     WHERE p.item_id <> '' GROUP BY p.item_id`,
    [],
    DEMAND_ROW,
  );
  return new Map(rows.map(({ item_id, demand }) => [item_id, demand]));
};

const STORES_ROW = row({ stores: num });
/** How many of some stores have any of some articles. */
export const countStoresWithAny = async (
  query: Query,
  itemIds: readonly string[],
  storeIds: readonly string[],
): Promise<number> => {
  const { rows } = await query(
    'SELECT CAST(count(*) AS int4) AS stores FROM unnest($2::text[]) AS s (of_store) WHERE EXISTS (SELECT 1 FROM takeout_product p WHERE p.store_id = s.of_store AND p.item_id = ANY($1::text[]) AND p.is_shelf AND p.stock <> 0)',
    [itemIds, storeIds],
    STORES_ROW,
  );
  return rows[0]?.stores ?? 0;
};

const COUNT_ROW = row({ item_id: text, stores: num });
/** How many of some stores have each of some articles. */
export const countStoresOf = async (
  query: Query,
  itemIds: readonly string[],
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await query(
    'SELECT item_id, CAST(count(DISTINCT store_id) AS int4) AS stores FROM takeout_product WHERE item_id = ANY($1::text[]) AND store_id = ANY($2::text[]) AND is_shelf AND stock <> 0 GROUP BY item_id',
    [itemIds, storeIds],
    COUNT_ROW,
  );
  return new Map(rows.map(({ item_id, stores }) => [item_id, stores]));
};
