import { isPastLastDay, type UseTime, type Validity } from '#shared/group/voucher-window.ts';
import { asId, type MerchantId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { dayOf, instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { json, pick, row, type RowOf, type ValueOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import {
  productTexts,
  useTimeDocument,
  validityDocument,
  type ProductTexts,
} from './product-document.ts';

export type Product = {
  merchantId: MerchantId;
  id: ProductId;
  name: Bilingual;
  category: ValueOf<(typeof TABLES.product)['category']>;
  price: Cents;
  originalPrice: Cents;
  timesTotal: number;
  stock: number;
  limitCount: number;
  minPurchase: number;
  sold: number;
  score: number | null;
  isShelf: boolean;
  isBlocked: boolean;
  /** When it comes on sale; null: it has. */ onSaleFrom: Instant | null;
  storeIds: readonly StoreId[];
  /** Its face in lists. */ picture: string;
  useTime: UseTime;
  validity: Validity;
  texts: ProductTexts;
  /** Which of its terms these are. */ termsSeq: number;
};

const PLAIN = [
  'merchant_id',
  'id',
  'name_zh',
  'name_en',
  'category',
  'price',
  'original_price',
  'times_total',
  'stock',
  'limit_count',
  'min_purchase',
  'sold',
  'score',
  'is_shelf',
  'is_blocked',
  'store_ids',
  'on_sale_from',
  'terms_seq',
] as const;

export const PRODUCT_ROW = row({
  ...pick(TABLES.product, ...PLAIN),
  use_time: json(useTimeDocument),
  validity: json(validityDocument),
  texts: json(productTexts),
});
type Raw = RowOf<typeof PRODUCT_ROW>;

export const productOf = (row: Raw): Product => ({
  merchantId: asId(row.merchant_id),
  id: asId(row.id),
  name: { zh: row.name_zh, en: row.name_en },
  category: row.category,
  price: cents(row.price),
  originalPrice: cents(row.original_price),
  timesTotal: row.times_total,
  stock: row.stock,
  limitCount: row.limit_count,
  minPurchase: row.min_purchase,
  sold: row.sold,
  score: row.score,
  isShelf: row.is_shelf,
  isBlocked: row.is_blocked,
  onSaleFrom: row.on_sale_from === null ? null : instant(row.on_sale_from),
  storeIds: row.store_ids.map((id) => asId<StoreId>(id)),
  picture: row.texts.pictures[0] ?? '',
  useTime: row.use_time,
  validity: row.validity,
  texts: row.texts,
  termsSeq: row.terms_seq,
});

export const PRODUCT_COLUMNS = [...PLAIN, 'use_time', 'validity', 'texts'].join(', ');

/** Whether a deal is still to come on sale. */
export const isComing = ({ onSaleFrom }: Pick<Product, 'onSaleFrom'>, now: Instant): boolean =>
  onSaleFrom !== null && now < onSaleFrom;

/** Whether a deal is sold: on the shelf, and its last day is not over. */
export const isOnSale = (
  { isShelf, validity }: Pick<Product, 'isShelf' | 'validity'>,
  now: Instant,
): boolean => isShelf && !isPastLastDay(validity, dayOf(now));

/** A product by its id alone: consumers do not name the merchant. */
export const findProduct = async (query: Query, id: string): Promise<Product | null> => {
  const { rows } = await query(
    `SELECT ${PRODUCT_COLUMNS} FROM product WHERE id = $1`,
    [id],
    PRODUCT_ROW,
  );
  return rows[0] ? productOf(rows[0]) : null;
};

const SOLD_COLUMNS = `${PLAIN.map((column) => `p.${column}`).join(', ')},
  COALESCE(t.use_time, p.use_time) AS use_time, COALESCE(t.validity, p.validity) AS validity,
  COALESCE(t.texts || jsonb_strip_nulls(jsonb_build_object('slots', p.texts->'slots')), p.texts) AS texts`;

/** A product with the terms that it had when something was ordered. How its visits are booked is never a term. */
export const findSold = async (
  query: Query,
  { productId, termsSeq }: { productId: string; termsSeq: number },
): Promise<Product | null> => {
  const { rows } = await query(
    `SELECT ${SOLD_COLUMNS} FROM product p
     LEFT JOIN deal_terms t ON t.merchant_id = p.merchant_id AND t.product_id = p.id AND t.seq = $2
     WHERE p.id = $1`,
    [productId, termsSeq],
    PRODUCT_ROW,
  );
  return rows[0] ? productOf(rows[0]) : null;
};

export const productsByIds = async (query: Query, ids: readonly string[]): Promise<Product[]> => {
  const { rows } = await query(
    `SELECT ${PRODUCT_COLUMNS} FROM product WHERE id = ANY($1::text[])`,
    [ids],
    PRODUCT_ROW,
  );
  return rows.map(productOf);
};

export type Store = {
  id: StoreId;
  merchantId: MerchantId;
  name: Bilingual;
  address: Bilingual;
  phone: string;
  picture: string;
  lat: number;
  lon: number;
};
const STORE_ROW = row(
  pick(
    TABLES.store,
    'id',
    'merchant_id',
    'name_zh',
    'name_en',
    'address_zh',
    'address_en',
    'phone',
    'picture',
    'lat',
    'lon',
  ),
);
type RawStore = RowOf<typeof STORE_ROW>;

const storeOf = (row: RawStore): Store => ({
  id: asId(row.id),
  merchantId: asId(row.merchant_id),
  name: { zh: row.name_zh, en: row.name_en },
  address: { zh: row.address_zh, en: row.address_en },
  phone: row.phone,
  picture: row.picture,
  lat: row.lat,
  lon: row.lon,
});

const STORE_COLUMNS =
  'id, merchant_id, name_zh, name_en, address_zh, address_en, phone, picture, lat, lon';

export const storesOfMerchants = async (
  query: Query,
  merchantIds: readonly string[],
): Promise<Store[]> => {
  const { rows } = await query(
    `SELECT ${STORE_COLUMNS} FROM store WHERE merchant_id = ANY($1::text[])`,
    [merchantIds],
    STORE_ROW,
  );
  return rows.map(storeOf);
};

export const storesByIds = async (
  query: Query,
  merchantId: string,
  ids: readonly string[],
): Promise<Store[]> => {
  const { rows } = await query(
    `SELECT ${STORE_COLUMNS} FROM store WHERE merchant_id = $1 AND id = ANY($2::text[]) ORDER BY id`,
    [merchantId, ids],
    STORE_ROW,
  );
  return rows.map(storeOf);
};
