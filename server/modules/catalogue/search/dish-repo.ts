import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { SaleHours } from '#shared/order/checkout/sale-hours.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { bool, json, num, orNull, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { saleHours } from '../store/menu-document.ts';
import { searchForm } from './grams.ts';
import type { Findable } from './gram-memory.ts';

/** A name with the forms that it is compared in: one object for all dishes of this name. */
export type DishName = Bilingual & { readonly forms: readonly [string, string] };
type Lowered = { id: string; price: Cents } | null;
/** What of a dish moves while its menu stays. `isThere`: on the shelf and not sold out. `readAt`: when it was read, in the process's own milliseconds. */
export type DishNumbers = {
  readAt: number;
  isThere: boolean;
  price: Cents;
  sold: number;
  flash: Lowered;
  discount: Lowered;
};
export type Dish = DishNumbers & {
  readonly merchantId: string;
  readonly storeId: StoreId;
  readonly id: ProductId;
  readonly name: DishName;
  readonly picture: string;
  readonly boxPrice: Cents;
  readonly weightKg: number;
  /** Null: it is always offered. */ readonly saleHours: SaleHours | null;
};

const NUMBERS_ROW = row({
  merchant_id: text,
  store_id: text,
  id: text,
  price: num,
  stock: num,
  sold: num,
  is_shelf: bool,
  flash_id: orNull(text),
  flash_price: orNull(num),
  flash_stock: num,
  discount_id: orNull(text),
  discount_price: orNull(num),
  discount_stock: num,
});
type NumbersRow = RowOf<typeof NUMBERS_ROW>;
const _ROW = row({
  ...NUMBERS_ROW.columns,
  name_zh: text,
  name_en: text,
  picture: text,
  box_price: num,
  weight: orNull(num),
  sale_hours: orNull(json(saleHours)),
  grams: text,
});

const NUMBERS =
  'p.merchant_id, p.store_id, p.id, p.price, p.stock, p.sold, p.is_shelf, p.flash_id, p.flash_price, p.flash_stock, p.discount_id, p.discount_price, p.discount_stock';

const lowered = (id: string | null, price: number | null, stock: number): Lowered =>
  id !== null && price !== null && stock !== 0 ? { id, price: cents(price) } : null;
const numbersOf = (row: NumbersRow, readAt: number): DishNumbers => ({
  readAt,
  isThere: row.is_shelf && row.stock !== 0,
  price: cents(row.price),
  sold: row.sold,
  flash: lowered(row.flash_id, row.flash_price, row.flash_stock),
  discount: lowered(row.discount_id, row.discount_price, row.discount_stock),
});

const keyOf = (storeId: string, id: string): string => `${storeId}/${id}`;

/** Dishes in one order: several stores may have the same product id. */
export const byKey = (a: Pick<Dish, 'storeId' | 'id'>, b: Pick<Dish, 'storeId' | 'id'>): number =>
  a.id === b.id
    ? Number(a.storeId > b.storeId) - Number(a.storeId < b.storeId)
    : a.id < b.id
      ? -1
      : 1;

/** A book with so many names is begun anew: those of dishes that are no more go with it. */
const MOST_NAMES = 50_000;

/** Names by their two texts, so that a dish of many stores has one. */
export const nameBook = () => {
  const known = new Map<string, DishName>();
  return (zh: string, en: string): DishName => {
    const key = `${zh}\n${en}`;
    const name = known.get(key) ?? { zh, en, forms: [searchForm(zh), searchForm(en)] };
    if (known.size >= MOST_NAMES) known.clear();
    known.set(key, name);
    return name;
  };
};

/** The menus of stores as a search sees them, dishes that are not to be had too. */
export const loadDishes = async (
  query: Query,
  storeIds: readonly string[],
  nameOf: ReturnType<typeof nameBook>,
): Promise<Findable<Dish>[]> => {
  const readAt = performance.now();
  const { rows } = await query(
    `SELECT ${NUMBERS}, p.name_zh, p.name_en, p.picture, p.box_price, CAST(p.facts -> 'skus' -> 0 ->> 'weight' AS float8) AS weight, p.facts -> 'saleHours' AS sale_hours, array_to_string(s.grams, ' ') AS grams
    FROM takeout_product p JOIN takeout_search s ON s.merchant_id = p.merchant_id AND s.store_id = p.store_id AND s.product_id = p.id WHERE p.store_id = ANY($1::text[])`,
    [storeIds],
    _ROW,
  );
  return rows.map((row) => ({
    grams: row.grams,
    thing: {
      ...numbersOf(row, readAt),
      merchantId: row.merchant_id,
      storeId: asId<StoreId>(row.store_id),
      id: asId<ProductId>(row.id),
      name: nameOf(row.name_zh, row.name_en),
      picture: row.picture,
      boxPrice: cents(row.box_price),
      weightKg: row.weight ?? 0,
      saleHours: row.sale_hours,
    },
  }));
};

const BY_IDS_ROW = row({
  ...NUMBERS_ROW.columns,
  name_zh: text,
  name_en: text,
  picture: text,
  box_price: num,
});
/** Dishes by their ids, in the stores named; none named: in every store that has one of such an id. */
export const dishesByIds = async (
  query: Query,
  { ids, storeIds }: { ids: readonly string[]; storeIds: readonly string[] },
): Promise<Dish[]> => {
  const readAt = performance.now();
  const isNarrow = storeIds.length > 0;
  const { rows } = await query(
    `SELECT ${NUMBERS}, p.name_zh, p.name_en, p.picture, p.box_price FROM takeout_product p WHERE p.id = ANY($1::text[])${isNarrow ? ' AND p.store_id = ANY($2::text[])' : ''} ORDER BY p.store_id, p.position`,
    isNarrow ? [ids, storeIds] : [ids],
    BY_IDS_ROW,
  );
  const nameOf = nameBook();
  return rows.map((row) => ({
    ...numbersOf(row, readAt),
    merchantId: row.merchant_id,
    storeId: asId<StoreId>(row.store_id),
    id: asId<ProductId>(row.id),
    name: nameOf(row.name_zh, row.name_en),
    picture: row.picture,
    boxPrice: cents(row.box_price),
    weightKg: 0,
    saleHours: null,
  }));
};

const STORE_WORDS_ROW = row({ store_id: text, grams: text });
/** What names, kinds and classes of stores are found by: the thing is the store's id. */
export const loadStoreWords = async (
  query: Query,
  storeIds: readonly string[],
): Promise<Findable<string>[]> => {
  const { rows } = await query(
    `SELECT s.store_id, array_to_string(s.grams, ' ') AS grams FROM takeout_store t JOIN takeout_search s ON s.merchant_id = t.merchant_id AND s.store_id = t.id AND s.product_id = '' WHERE t.id = ANY($1::text[])`,
    [storeIds],
    STORE_WORDS_ROW,
  );
  return rows.map(({ store_id, grams }) => ({ grams, thing: store_id }));
};

/** Brings the numbers of dishes up to date, in place; one that is no more is not there. */
export const renewNumbers = async (query: Query, dishes: readonly Dish[]): Promise<void> => {
  const readAt = performance.now();
  const { rows } = await query(
    `SELECT ${NUMBERS} FROM unnest($1::text[], $2::text[], $3::text[]) AS k (merchant_id, store_id, id) JOIN takeout_product p ON p.merchant_id = k.merchant_id AND p.store_id = k.store_id AND p.id = k.id`,
    [
      dishes.map(({ merchantId }) => merchantId),
      dishes.map(({ storeId }) => storeId),
      dishes.map(({ id }) => id),
    ],
    NUMBERS_ROW,
  );
  const byKey = new Map(rows.map((row) => [keyOf(row.store_id, row.id), row]));
  for (const dish of dishes) {
    const row = byKey.get(keyOf(dish.storeId, dish.id));
    Object.assign(dish, row ? numbersOf(row, readAt) : { readAt, isThere: false });
  }
};

const DIGEST_ROW = row({ store_id: text, digest: text });
/** One text for each store that another number of any of its dishes makes another: a store without dishes has none. */
export const numberDigests = async (
  query: Query,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await query(
    `SELECT p.store_id, md5(string_agg(concat_ws(',', p.id, p.price, p.stock, p.sold, p.is_shelf, coalesce(p.flash_id, '-'), coalesce(p.flash_price, -1), p.flash_stock, coalesce(p.discount_id, '-'), coalesce(p.discount_price, -1), p.discount_stock), ';' ORDER BY p.merchant_id, p.id)) AS digest
    FROM takeout_product p WHERE p.store_id = ANY($1::text[]) GROUP BY p.store_id`,
    [storeIds],
    DIGEST_ROW,
  );
  return new Map(rows.map(({ store_id, digest }) => [store_id, digest]));
};

const ALL_MENU_VERSIONS_ROW = row(pick(TABLES.takeout_store, 'id', 'menu_version'));
/** The version of every takeout store's menu. */
export const allMenuVersions = async (query: Query): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await query(
    "SELECT id, menu_version FROM takeout_store WHERE kind = 'takeout'",
    [],
    ALL_MENU_VERSIONS_ROW,
  );
  return new Map(rows.map(({ id, menu_version }) => [id, menu_version]));
};
