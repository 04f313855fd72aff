import type { WeekHours } from '#shared/group/week-hours.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import type { Insertable, Values } from '#server/db/table.ts';

type OfStore = { merchantId: string; storeId: string };

export const insertCartStore = async (
  query: Query,
  store: Insertable<'takeout_store'>,
): Promise<void> => {
  await insertInto(query, 'takeout_store', store);
};

export const insertDealStore = async (query: Query, store: Insertable<'store'>): Promise<void> => {
  await insertInto(query, 'store', store);
};

export const updateCartStore = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  set: Values<'takeout_store'>,
): Promise<void> => {
  await updateIn(query, 'takeout_store', { set, where: { merchant_id: merchantId, id: storeId } });
};

/** What a store or a dish (`productId`; '' is the store itself) is found by. */
export const insertGrams = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  found: readonly { productId: string; grams: readonly string[] }[],
): Promise<void> => {
  if (found.length === 0) return;
  await insertInto(
    query,
    'takeout_search',
    found.map(({ productId, grams }) => ({
      merchant_id: merchantId,
      store_id: storeId,
      product_id: productId,
      grams,
    })),
  );
};

export const dropGrams = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  productIds: readonly string[],
): Promise<void> => {
  await query(
    'DELETE FROM takeout_search WHERE merchant_id = $1 AND store_id = $2 AND product_id = ANY($3::text[])',
    [merchantId, storeId, productIds],
  );
};

export const countMenuUp = async (
  query: Query,
  { merchantId, storeId }: OfStore,
): Promise<void> => {
  await query(
    'UPDATE takeout_store SET menu_version = menu_version + 1 WHERE merchant_id = $1 AND id = $2',
    [merchantId, storeId],
  );
};

const DISHES_ROW = row({ n: num });
/** How many dishes guests see. */
export const countDishes = async (
  query: Query,
  { merchantId, storeId }: OfStore,
): Promise<number> => {
  const { rows } = await query(
    'SELECT count(*) AS n FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND is_shelf',
    [merchantId, storeId],
    DISHES_ROW,
  );
  return rows[0]!.n;
};

const DEAL_STORE_ROW = row(pick(TABLES.store, 'merchant_id', 'name_zh'));
/** The merchant of a store of deals, and its name. */
export const findDealStore = async (query: Query, storeId: string) => {
  const { rows } = await query(
    'SELECT merchant_id, name_zh FROM store WHERE id = $1',
    [storeId],
    DEAL_STORE_ROW,
  );
  return rows[0] ?? null;
};

/** Sets the opening hours of a store of deals; false when the merchant has no such store. */
export const setHours = async (
  query: Query,
  merchantId: string,
  storeId: string,
  hours: WeekHours,
): Promise<boolean> =>
  (await updateIn(query, 'store', {
    set: { hours },
    where: { merchant_id: merchantId, id: storeId },
  })) === 1;

const PRICE_ROW = row(pick(TABLES.takeout_product, 'price'));
/** The prices that guests see, the lowest first. */
export const shownPrices = async (
  query: Query,
  { merchantId, storeId }: OfStore,
): Promise<number[]> => {
  const { rows } = await query(
    'SELECT price FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND is_shelf ORDER BY price ASC',
    [merchantId, storeId],
    PRICE_ROW,
  );
  return rows.map(({ price }) => price);
};

const DAYS_ROW = row(pick(TABLES.takeout_store, 'days_seq', 'days_by', 'days_at'));
/** How often the special days of a store were edited, and by whom last. */
export const daysEdited = async (
  query: Query,
  { merchantId, storeId }: OfStore,
): Promise<{ seq: number; by: string | null; at: number | null }> => {
  const { rows } = await query(
    'SELECT days_seq, days_by, days_at FROM takeout_store WHERE merchant_id = $1 AND id = $2',
    [merchantId, storeId],
    DAYS_ROW,
  );
  const [found] = rows;
  return { seq: found?.days_seq ?? 1, by: found?.days_by ?? null, at: found?.days_at ?? null };
};
