import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Query } from '#server/db/db.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { bool, json, num, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';
import { productFacts, type ProductFacts } from '../store/menu-document.ts';
import type { FileDish, KnownDish, MenuClass } from './dish.ts';

export type OfStore = { merchantId: string; storeId: string };
/** A dish as it is to be written. `stock` null: orders go on counting it. `article` null: it stays the one that it is. */
export type WrittenDish = { id: string; classId: string; dish: FileDish; facts: ProductFacts } & {
  stock: number | null;
  article: string | null;
};
/** Who brings a file in at the console; nobody at the command line. */
export type Editor = { operatorId: string; at: Instant };
/** What is shown of a dish before it has a photo. */
const NO_PHOTO = '/pictures/none/photo.svg';
/** Rows of one statement. */
const STEP = 250;

const DISH_ROW = row({
  ...pick(
    TABLES.takeout_product,
    'id',
    'classify_id',
    'position',
    'own_key',
    'ean',
    'shelf',
    'seq',
    'name_zh',
    'name_en',
    'price',
    'box_price',
    'stock',
    'limit_count',
    'is_shelf',
    'discount_price',
    'flash_price',
  ),
  facts: json(productFacts),
  is_counted_by_size: bool,
});

const lowestOf = (...prices: (number | null)[]): Cents | null => {
  const set = prices.filter((price) => price !== null);
  return set.length === 0 ? null : cents(Math.max(...set));
};

/** Every dish of a store, also those that guests do not see, in the order of its menu. */
export const knownDishes = async (
  query: Query,
  { merchantId, storeId }: OfStore,
): Promise<KnownDish[]> => {
  const { rows } = await query(
    `SELECT id, classify_id, position, own_key, ean, shelf, seq, sku_stock <> '{}'::jsonb AS is_counted_by_size, name_zh, name_en, price, box_price, COALESCE(off_stock, stock) AS stock, limit_count, is_shelf, discount_price, flash_price, facts
     FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 ORDER BY position ASC, id ASC`,
    [merchantId, storeId],
    DISH_ROW,
  );
  return rows.map((found) => ({
    id: found.id,
    classId: found.classify_id,
    seq: found.seq,
    number: found.own_key,
    ean: found.ean,
    shelf: found.shelf,
    name: { zh: found.name_zh, en: found.name_en },
    price: cents(found.price),
    boxPrice: cents(found.box_price),
    stock: found.stock,
    limit: found.limit_count,
    isShown: found.is_shelf,
    lowestPrice: lowestOf(found.discount_price, found.flash_price),
    isCountedBySize: found.is_counted_by_size,
    facts: found.facts,
  }));
};

/** What of a dish says which photo is its own. */
export type PhotoDish = Pick<KnownDish, 'id' | 'seq' | 'number' | 'ean' | 'name'> & {
  picture: string;
};
const PHOTO_ROW = row(
  pick(TABLES.takeout_product, 'id', 'seq', 'own_key', 'ean', 'name_zh', 'name_en', 'picture'),
);
export const photoDishes = async (
  query: Query,
  { merchantId, storeId }: OfStore,
): Promise<PhotoDish[]> => {
  const { rows } = await query(
    'SELECT id, seq, own_key, ean, name_zh, name_en, picture FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 ORDER BY position ASC, id ASC',
    [merchantId, storeId],
    PHOTO_ROW,
  );
  return rows.map(({ own_key, name_zh, name_en, ...dish }) => ({
    ...dish,
    number: own_key,
    name: { zh: name_zh, en: name_en },
  }));
};

const CLASS_ROW = row(pick(TABLES.takeout_classify, 'id', 'parent_id', 'name_zh', 'name_en'));
export const knownClasses = async (
  query: Query,
  { merchantId, storeId }: OfStore,
): Promise<MenuClass[]> => {
  const { rows } = await query(
    'SELECT id, parent_id, name_zh, name_en FROM takeout_classify WHERE merchant_id = $1 AND store_id = $2 ORDER BY position ASC, id ASC',
    [merchantId, storeId],
    CLASS_ROW,
  );
  return rows.map(({ id, parent_id, name_zh, name_en }) => ({
    id,
    parentId: parent_id,
    zh: name_zh,
    en: name_en,
  }));
};

const LAST_ROW = row({ dish: num, class: num });
/** The last places of a menu; -1 where it is empty. */
export const lastPlaces = async (query: Query, { merchantId, storeId }: OfStore) => {
  const { rows } = await query(
    `SELECT COALESCE((SELECT max(position) FROM takeout_product WHERE merchant_id = $1 AND store_id = $2), -1) AS dish,
       COALESCE((SELECT max(position) FROM takeout_classify WHERE merchant_id = $1 AND store_id = $2), -1) AS class`,
    [merchantId, storeId],
    LAST_ROW,
  );
  return rows[0]!;
};

const inSteps = async <T>(
  items: readonly T[],
  work: (part: readonly T[]) => Promise<unknown>,
): Promise<void> => {
  for (let from = 0; from < items.length; from += STEP) await work(items.slice(from, from + STEP));
};

export const insertClasses = (
  query: Query,
  { merchantId, storeId }: OfStore,
  classes: readonly (MenuClass & { position: number })[],
): Promise<void> =>
  inSteps(classes, (part) =>
    insertInto(
      query,
      'takeout_classify',
      part.map(({ id, parentId, zh, en, position }) => ({
        merchant_id: merchantId,
        store_id: storeId,
        id,
        parent_id: parentId,
        position,
        name_zh: zh,
        name_en: en,
        picture: NO_PHOTO,
      })),
    ),
  );

export const renameClass = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  { id, en }: Pick<MenuClass, 'id' | 'en'>,
): Promise<void> => {
  await query(
    'UPDATE takeout_classify SET name_en = $4 WHERE merchant_id = $1 AND store_id = $2 AND id = $3',
    [merchantId, storeId, id, en],
  );
};

export const insertDishes = (
  query: Query,
  { merchantId, storeId }: OfStore,
  dishes: readonly (WrittenDish & { position: number })[],
  by: Editor | null,
): Promise<void> =>
  inSteps(dishes, (part) =>
    insertInto(
      query,
      'takeout_product',
      part.map(({ id, classId, dish, facts, position, article }) => ({
        merchant_id: merchantId,
        store_id: storeId,
        id,
        item_id: article ?? '',
        own_key: dish.number,
        ean: dish.ean,
        shelf: dish.shelf,
        changed_by: by?.operatorId ?? null,
        changed_at: by?.at ?? null,
        classify_id: classId,
        position,
        name_zh: dish.dishZh,
        name_en: dish.dishEn,
        picture: NO_PHOTO,
        price: dish.price,
        box_price: dish.boxPrice,
        stock: dish.stock,
        limit_count: dish.limit,
        sold: 0,
        is_shelf: dish.isShown,
        discount_stock: 0,
        flash_stock: 0,
        facts,
      })),
    ),
  );

/** The stock of a dish that is out stands aside: it stays out, and comes back with what the file says. */
const UPDATE = `UPDATE takeout_product p SET seq = p.seq + 1, changed_by = $4, changed_at = $5, own_key = w.own_key, ean = w.ean, shelf = w.shelf, classify_id = w.classify_id, name_zh = w.name_zh, name_en = w.name_en,
    price = w.price, box_price = w.box_price, stock = CASE WHEN p.off_stock IS NULL THEN COALESCE(w.stock, p.stock) ELSE 0 END,
    off_stock = CASE WHEN p.off_stock IS NULL THEN NULL ELSE COALESCE(w.stock, p.off_stock) END, limit_count = w.limit_count, is_shelf = w.is_shelf, facts = w.facts, item_id = COALESCE(w.item_id, p.item_id)
  FROM jsonb_to_recordset($3::jsonb) AS w(id text, own_key text, ean text, shelf text, classify_id text, name_zh text, name_en text, price bigint, box_price bigint, stock int4, limit_count int4, is_shelf bool, facts jsonb, item_id text)
  WHERE p.merchant_id = $1 AND p.store_id = $2 AND p.id = w.id`;

/** Locked by their ids first, as orders lock them: an import and an order never wait in a ring. */
export const updateDishes = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  dishes: readonly WrittenDish[],
  by: Editor | null,
): Promise<void> => {
  await query(
    'SELECT id FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($3::text[]) ORDER BY id FOR UPDATE',
    [merchantId, storeId, dishes.map(({ id }) => id)],
  );
  await inSteps(dishes, (part) => {
    const rows = part.map(({ id, classId, dish, facts, stock, article }) => ({
      id,
      item_id: article,
      own_key: dish.number,
      ean: dish.ean,
      shelf: dish.shelf,
      classify_id: classId,
      name_zh: dish.dishZh,
      name_en: dish.dishEn,
      price: dish.price,
      box_price: dish.boxPrice,
      stock,
      limit_count: dish.limit,
      is_shelf: dish.isShown,
      facts,
    }));
    return query(UPDATE, [
      merchantId,
      storeId,
      JSON.stringify(rows),
      by?.operatorId ?? null,
      by?.at ?? null,
    ]);
  });
};
