import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { OWN_ARTICLE } from '../store-edit/own-article.ts';

const VERSIONS_ROW = row(pick(TABLES.takeout_store, 'id', 'menu_version'));
/** The versions of what supermarkets sell, by store. */
export const shelfVersions = async (query: Query): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await query(
    "SELECT id, menu_version FROM takeout_store WHERE kind = 'market'",
    [],
    VERSIONS_ROW,
  );
  return new Map(rows.map(({ id, menu_version }) => [id, menu_version]));
};

/** Goods that a store named itself. `id`: of their article. */
export type OwnGoodsRow = {
  id: string;
  storeId: string;
  classId: string;
  name: Bilingual;
  brand: Bilingual;
};

const GOODS_ROW = row({
  ...pick(TABLES.takeout_product, 'item_id', 'store_id', 'classify_id', 'name_zh', 'name_en'),
  brand_zh: text,
  brand_en: text,
});
export const loadOwnGoods = async (
  query: Query,
  storeIds: readonly string[],
): Promise<OwnGoodsRow[]> => {
  const { rows } = await query(
    `SELECT item_id, store_id, classify_id, name_zh, name_en, COALESCE(facts -> 'goods' -> 'brand' ->> 'zh', '') AS brand_zh, COALESCE(facts -> 'goods' -> 'brand' ->> 'en', '') AS brand_en
     FROM takeout_product WHERE store_id = ANY($1::text[]) AND item_id LIKE '${OWN_ARTICLE}%'`,
    [storeIds],
    GOODS_ROW,
  );
  return rows.map((one) => ({
    id: one.item_id,
    storeId: one.store_id,
    classId: one.classify_id,
    name: { zh: one.name_zh, en: one.name_en },
    brand: { zh: one.brand_zh, en: one.brand_en },
  }));
};

/** A class of a store. `categoryId`: that of the catalogue's articles that lie in it; '' where none do. */
export type ShelfClass = {
  storeId: string;
  id: string;
  parentId: string;
  name: Bilingual;
  categoryId: string;
};

const CLASS_ROW = row({
  ...pick(TABLES.takeout_classify, 'store_id', 'id', 'parent_id', 'name_zh', 'name_en'),
  category_id: text,
});
export const loadShelfClasses = async (
  query: Query,
  storeIds: readonly string[],
): Promise<ShelfClass[]> => {
  const { rows } = await query(
    `SELECT c.store_id, c.id, c.parent_id, c.name_zh, c.name_en, COALESCE(k.category_id, '') AS category_id FROM takeout_classify c
     LEFT JOIN (SELECT p.merchant_id, p.store_id, p.classify_id, min(i.category_id) AS category_id FROM takeout_product p JOIN market_item i ON i.id = p.item_id
       WHERE p.store_id = ANY($1::text[]) GROUP BY p.merchant_id, p.store_id, p.classify_id) k ON k.merchant_id = c.merchant_id AND k.store_id = c.store_id AND k.classify_id = c.id
     WHERE c.store_id = ANY($1::text[])`,
    [storeIds],
    CLASS_ROW,
  );
  return rows.map(({ store_id, id, parent_id, name_zh, name_en, category_id }) => ({
    storeId: store_id,
    id,
    parentId: parent_id,
    name: { zh: name_zh, en: name_en },
    categoryId: category_id,
  }));
};
