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
