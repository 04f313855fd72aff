import type { MenuState } from '#shared/codes/menu.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import type { Values } from '#server/db/table.ts';
import { EDITED_COLUMNS, EDITED_ROW, editedOf, type EditedDish } from './dish-row.ts';

export type OfStore = { merchantId: string; storeId: string };

export type StoreClass = { id: string; parentId: string; name: Bilingual; dishes: number };
const CLASS_ROW = row({
  ...pick(TABLES.takeout_classify, 'id', 'parent_id', 'name_zh', 'name_en'),
  dishes: num,
});
/** The classes of a store in its own order, with all of their dishes counted. */
export const classesOf = async (
  query: Query,
  { merchantId, storeId }: OfStore,
): Promise<StoreClass[]> => {
  const { rows } = await query(
    `SELECT c.id, c.parent_id, c.name_zh, c.name_en, CAST(COALESCE(p.n, 0) AS int4) AS dishes FROM takeout_classify c
     LEFT JOIN (SELECT classify_id, count(*) AS n FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 GROUP BY classify_id) p ON p.classify_id = c.id
     WHERE c.merchant_id = $1 AND c.store_id = $2 ORDER BY c.position ASC, c.id ASC`,
    [merchantId, storeId],
    CLASS_ROW,
  );
  return rows.map(({ id, parent_id, name_zh, name_en, dishes }) => ({
    id,
    parentId: parent_id,
    name: { zh: name_zh, en: name_en },
    dishes,
  }));
};

export type ListFilter = {
  /** Null: every class. */
  classIds: readonly string[] | null;
  keyword: string;
  state: MenuState;
};
const FILTERED = `FROM takeout_product p
  LEFT JOIN takeout_classify c ON c.merchant_id = p.merchant_id AND c.store_id = p.store_id AND c.id = p.classify_id
  WHERE p.merchant_id = $1 AND p.store_id = $2 AND ($3::bool OR p.classify_id = ANY($4::text[]))
    AND ($5 = '' OR position(lower($5) IN lower(p.name_zh || ' ' || p.name_en || ' ' || p.own_key)) > 0 OR p.ean = $5)
    AND CASE $6::text WHEN 'OUT' THEN p.is_shelf AND p.stock = 0 WHEN 'HIDDEN' THEN NOT p.is_shelf ELSE true END`;

const TOTAL_ROW = row({ n: num });
/** Dishes of a store in the order of its menu, and how many there are under the filter. */
export const dishesUnder = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  { classIds, keyword, state, offset, size }: ListFilter & { offset: number; size: number },
): Promise<{ dishes: EditedDish[]; total: number }> => {
  const params = [merchantId, storeId, classIds === null, classIds ?? [], keyword, state];
  const [{ rows }, counted] = await Promise.all([
    query(
      `SELECT ${EDITED_COLUMNS} ${FILTERED} ORDER BY COALESCE(c.position, 0) ASC, p.classify_id ASC, p.position ASC, p.id ASC LIMIT $7 OFFSET $8`,
      [...params, size, offset],
      EDITED_ROW,
    ),
    query(`SELECT CAST(count(*) AS int4) AS n ${FILTERED}`, params, TOTAL_ROW),
  ]);
  return { dishes: rows.map(editedOf), total: counted.rows[0]?.n ?? 0 };
};

/** Some dishes of a store, in the order of their ids. `lock`: as buyers lock them, so that nobody waits in a ring. */
export const editedDishes = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  ids: readonly string[],
  { lock = false }: { lock?: boolean } = {},
): Promise<EditedDish[]> => {
  const { rows } = await query(
    `SELECT ${EDITED_COLUMNS} FROM takeout_product p WHERE p.merchant_id = $1 AND p.store_id = $2 AND p.id = ANY($3::text[]) ORDER BY p.id ASC ${lock ? 'FOR UPDATE' : ''}`,
    [merchantId, storeId, ids],
    EDITED_ROW,
  );
  return rows.map(editedOf);
};

const PLACES_ROW = row({ dishes: num, dish: num, class: num });
/** How many dishes a menu has, and the last places of it; -1 where it is empty. */
export const placesOf = async (query: Query, { merchantId, storeId }: OfStore) => {
  const { rows } = await query(
    `SELECT CAST(count(*) AS int4) AS dishes, COALESCE(max(position), -1) AS dish,
       COALESCE((SELECT max(position) FROM takeout_classify WHERE merchant_id = $1 AND store_id = $2), -1) AS class
     FROM takeout_product WHERE merchant_id = $1 AND store_id = $2`,
    [merchantId, storeId],
    PLACES_ROW,
  );
  return rows[0]!;
};

const TAKEN_ROW = row({ id: text });
/** Another dish of the store with this number of its own, or this EAN; '' is nobody's. */
export const dishWithKey = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  { id, number, ean }: { id: string; number: string; ean: string },
): Promise<string | null> => {
  const { rows } = await query(
    `SELECT id FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND id <> $3 AND (($4 <> '' AND own_key = $4) OR ($5 <> '' AND ean = $5)) LIMIT 1`,
    [merchantId, storeId, id, number, ean],
    TAKEN_ROW,
  );
  return rows[0]?.id ?? null;
};

export type DishValues = Values<'takeout_product'>;
export const addDish = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  id: string,
  values: {
    classify_id: string;
    position: number;
    name_zh: string;
    name_en: string;
    picture: string;
    price: number;
    box_price: number;
    stock: number;
    limit_count: number;
    is_shelf: boolean;
    facts: unknown;
  } & DishValues,
): Promise<void> => {
  await insertInto(query, 'takeout_product', {
    ...values,
    merchant_id: merchantId,
    store_id: storeId,
    id,
    sold: 0,
    discount_stock: 0,
    flash_stock: 0,
  });
};

export const changeDish = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  id: string,
  set: DishValues,
): Promise<void> => {
  await updateIn(query, 'takeout_product', {
    set,
    where: { merchant_id: merchantId, store_id: storeId, id },
  });
};

export const deleteDish = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  id: string,
): Promise<void> => {
  await query('DELETE FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND id = $3', [
    merchantId,
    storeId,
    id,
  ]);
};

export const addClass = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  added: { id: string; parentId: string; name: Bilingual; position: number; picture: string },
): Promise<void> => {
  await insertInto(query, 'takeout_classify', {
    merchant_id: merchantId,
    store_id: storeId,
    id: added.id,
    parent_id: added.parentId,
    position: added.position,
    name_zh: added.name.zh,
    name_en: added.name.en,
    picture: added.picture,
  });
};

export const changeClass = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  id: string,
  set: Values<'takeout_classify'>,
): Promise<void> => {
  await updateIn(query, 'takeout_classify', {
    set,
    where: { merchant_id: merchantId, store_id: storeId, id },
  });
};

export const deleteClass = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  id: string,
): Promise<void> => {
  await query('DELETE FROM takeout_classify WHERE merchant_id = $1 AND store_id = $2 AND id = $3', [
    merchantId,
    storeId,
    id,
  ]);
};

const PLACED_ROW = row({ id: text, position: num });
/** The classes of a store, or the dishes of one of its classes, by their places. */
export const placed = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  classId: string | null,
): Promise<{ id: string; position: number }[]> => {
  const { rows } =
    classId === null
      ? await query(
          'SELECT id, position FROM takeout_classify WHERE merchant_id = $1 AND store_id = $2 ORDER BY position ASC, id ASC',
          [merchantId, storeId],
          PLACED_ROW,
        )
      : await query(
          'SELECT id, position FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND classify_id = $3 ORDER BY position ASC, id ASC',
          [merchantId, storeId, classId],
          PLACED_ROW,
        );
  return rows;
};

/** Gives things new places, in one statement. Dishes are locked by their ids first. */
export const place = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  table: 'takeout_classify' | 'takeout_product',
  places: readonly { id: string; position: number }[],
): Promise<void> => {
  await query(
    `SELECT id FROM ${table} WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($3::text[]) ORDER BY id FOR UPDATE`,
    [merchantId, storeId, places.map(({ id }) => id)],
  );
  await query(
    `UPDATE ${table} t SET position = w.position FROM jsonb_to_recordset($3::jsonb) AS w(id text, position int4) WHERE t.merchant_id = $1 AND t.store_id = $2 AND t.id = w.id`,
    [merchantId, storeId, JSON.stringify(places)],
  );
};

const OPTIONS_SEQ_ROW = row({ options_seq: num });
/** The count of edits of a store's options. */
export const optionsSeq = async (
  query: Query,
  { merchantId, storeId }: OfStore,
): Promise<number> => {
  const { rows } = await query(
    'SELECT options_seq FROM takeout_store WHERE merchant_id = $1 AND id = $2',
    [merchantId, storeId],
    OPTIONS_SEQ_ROW,
  );
  return rows[0]?.options_seq ?? 0;
};

/** Takes groups of options that are no more off the dishes that had them. */
export const dropOptions = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  groupIds: readonly string[],
): Promise<void> => {
  await query(
    `SELECT id FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND facts -> 'optionIds' ?| $3::text[] ORDER BY id FOR UPDATE`,
    [merchantId, storeId, groupIds],
  );
  await query(
    `UPDATE takeout_product SET facts = jsonb_set(facts, '{optionIds}', (SELECT COALESCE(jsonb_agg(o), '[]') FROM jsonb_array_elements_text(facts -> 'optionIds') o WHERE o <> ALL($3::text[])))
     WHERE merchant_id = $1 AND store_id = $2 AND facts -> 'optionIds' ?| $3::text[]`,
    [merchantId, storeId, groupIds],
  );
};

/** What an edit notes at a dish beside its values. */
export const editNote = (seq: number, by: string, at: Instant): DishValues => ({
  seq,
  changed_by: by,
  changed_at: at,
});
