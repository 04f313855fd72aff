import type { PRODUCT_CATEGORIES } from '#shared/contract/consumer/group-product.ts';
import type { MerchantProductSort, ProductState } from '#shared/contract/merchant/product.ts';
import type { Validity } from '#shared/group/voucher-window.ts';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Param, Query } from '#server/db/db.ts';
import { json, num, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { likeText } from '#server/db/like.ts';
import { productTexts, validityDocument } from '../group/product-document.ts';

export type Category = (typeof PRODUCT_CATEGORIES)[number];

export type ProductFilter = {
  merchantId: string;
  /** Null: every store. */ storeIds: readonly string[] | null;
  category: string;
  keyword: string;
};

const STATES: Record<ProductState, string> = {
  ALL: 'true',
  ON: 'p.is_shelf',
  OFF: 'NOT p.is_shelf',
  SOLD_OUT: 'p.is_shelf AND p.stock = 0',
  BLOCKED: 'p.is_blocked',
};

/** No limit of stock counts as the most there can be. What never ends comes last. */
const SORTS: Record<MerchantProductSort, string> = {
  DEFAULT: 'p.is_shelf DESC, p.name_zh ASC',
  SOLD: 'p.sold DESC',
  STOCK: 'CASE WHEN p.stock < 0 THEN 2147483647 ELSE p.stock END ASC',
  PRICE_LOW: 'p.price ASC',
  PRICE_HIGH: 'p.price DESC',
  ENDING: `COALESCE(p.validity->>'endDay', '9999') ASC`,
};

/** The condition of a filter over `product p`, with its parameters $1 to $4. */
const where = ({
  merchantId,
  storeIds,
  category,
  keyword,
}: ProductFilter): { text: string; params: Param[] } => ({
  text: `p.merchant_id = $1 AND ($2::text[] IS NULL OR p.store_ids && $2::text[]) AND ($3 = 'all' OR p.category = $3) AND ($4 = '%%' OR p.name_zh ILIKE $4 OR p.name_en ILIKE $4)`,
  params: [merchantId, storeIds, category, `%${likeText(keyword.trim())}%`],
});

export type FoundProduct = {
  id: ProductId;
  name: Bilingual;
  picture: string;
  category: Category;
  isShelf: boolean;
  isBlocked: boolean;
  price: Cents;
  originalPrice: Cents;
  timesTotal: number;
  stock: number;
  sold: number;
  validity: Validity;
  storeIds: readonly string[];
};
const ROW = row({
  ...pick(
    TABLES.product,
    'id',
    'name_zh',
    'name_en',
    'category',
    'is_shelf',
    'is_blocked',
    'price',
    'original_price',
    'times_total',
    'stock',
    'sold',
    'store_ids',
  ),
  texts: json(productTexts),
  validity: json(validityDocument),
});

/** Products of a page; one more than asked for shows whether there is a next page. */
export const productsPage = async (
  query: Query,
  filter: ProductFilter,
  asked: { state: ProductState; sort: MerchantProductSort; offset: number; size: number },
): Promise<FoundProduct[]> => {
  const { text, params } = where(filter);
  const { rows } = await query(
    `SELECT p.id, p.name_zh, p.name_en, p.texts, p.category, p.is_shelf, p.is_blocked, p.price, p.original_price, p.times_total, p.stock, p.sold, p.validity, p.store_ids
     FROM product p WHERE ${text} AND ${STATES[asked.state]} ORDER BY ${SORTS[asked.sort]}, p.id ASC LIMIT $5 OFFSET $6`,
    [...params, asked.size + 1, asked.offset],
    ROW,
  );
  return rows.map((row) => ({
    id: asId(row.id),
    name: { zh: row.name_zh, en: row.name_en },
    picture: row.texts.pictures[0] ?? '',
    category: row.category,
    isShelf: row.is_shelf,
    isBlocked: row.is_blocked,
    price: cents(row.price),
    originalPrice: cents(row.original_price),
    timesTotal: row.times_total,
    stock: row.stock,
    sold: row.sold,
    validity: row.validity,
    storeIds: row.store_ids,
  }));
};

const STATE_NAMES = Object.keys(STATES) as ProductState[];
const COUNTS_ROW = row(Object.fromEntries(STATE_NAMES.map((state) => [state.toLowerCase(), num])));
/** How many products each state has under the other filters. */
export const stateCounts = async (
  query: Query,
  filter: ProductFilter,
): Promise<{ state: ProductState; count: number }[]> => {
  const { text, params } = where(filter);
  const columns = STATE_NAMES.map(
    (state) =>
      `COALESCE(sum(CASE WHEN ${STATES[state]} THEN 1 ELSE 0 END), 0)::bigint AS ${state.toLowerCase()}`,
  ).join(', ');
  const { rows } = await query(
    `SELECT ${columns} FROM product p WHERE ${text}`,
    params,
    COUNTS_ROW,
  );
  return STATE_NAMES.map((state) => ({ state, count: rows[0]?.[state.toLowerCase()] ?? 0 }));
};
