import { dayOf, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { PRODUCT_COLUMNS, PRODUCT_ROW, productOf, type Product } from '../group/product-repo.ts';
import type { PlainStore } from './store-repo.ts';

/** Deals of a store as a page wants them. `hiddenOn`: '' leaves none out. */
export type DealsWanted = { hiddenOn: string; now: Instant };

const OF_STORE =
  "merchant_id = $1 AND is_shelf AND $2 = ANY(store_ids) AND ($3 = '' OR NOT ($3 = ANY(not_shown_on))) AND (on_sale_from IS NULL OR on_sale_from <= $4) AND COALESCE(validity->>'endDay', '9999') >= $5";

const TYPE_ROW = row({ ...pick(TABLES.product, 'category'), count: num });

/** The types of deals of a store with their numbers, the largest first. */
export const dealTypes = async (
  query: Query,
  { merchantId, id }: Pick<PlainStore, 'merchantId' | 'id'>,
  { hiddenOn, now }: DealsWanted,
) => {
  const { rows } = await query(
    `SELECT category, CAST(count(*) AS int4) AS count FROM product WHERE ${OF_STORE} GROUP BY category ORDER BY count(*) DESC, category ASC`,
    [merchantId, id, hiddenOn, now, dayOf(now)],
    TYPE_ROW,
  );
  return rows;
};

/** A store's deals: what is sold out last, then what sells best; one more than asked shows a next page. */
export const dealsOfStore = async (
  query: Query,
  { merchantId, id }: Pick<PlainStore, 'merchantId' | 'id'>,
  {
    hiddenOn,
    now,
    type,
    offset,
    size,
  }: DealsWanted & { type: string; offset: number; size: number },
): Promise<Product[]> => {
  const { rows } = await query(
    `SELECT ${PRODUCT_COLUMNS} FROM product WHERE ${OF_STORE} AND ($6 = 'all' OR category = $6)
     ORDER BY (stock = 0) ASC, sold DESC, id ASC LIMIT $7::int4 OFFSET $8::int4`,
    [merchantId, id, hiddenOn, now, dayOf(now), type, size + 1, offset],
    PRODUCT_ROW,
  );
  return rows.map(productOf);
};
