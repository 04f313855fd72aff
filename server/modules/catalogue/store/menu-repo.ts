import * as z from 'zod/mini';
import { asId, type MerchantId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { bool, json, pick, row, type RowOf } from '#server/db/row.ts';
import { activityDocument } from './activity-document.ts';
import { checkedDocument } from '#server/kit/document.ts';
import { TABLES } from '#server/db/schema.ts';
import type { TakeoutActivity } from './activity-rules.ts';
import { productFacts, type ProductFacts } from './menu-document.ts';
import { factsNow, offIds } from './off-document.ts';

export type TakeoutProduct = {
  merchantId: MerchantId;
  storeId: StoreId;
  id: ProductId;
  classifyId: string;
  position: number;
  name: Bilingual;
  picture: string;
  price: Cents;
  boxPrice: Cents;
  stock: number;
  limitCount: number;
  sold: number;
  isShelf: boolean;
  /** Fresh goods want one of these beside them (decision G8). */ isRequired: boolean;
  discount: { activityId: string; price: Cents; stock: number } | null;
  flash: { activityId: string; price: Cents; stock: number } | null;
  purchaseId: string | null;
  facts: ProductFacts;
  itemId: string;
  /** Pieces of SKUs that are stocked apart. */ skuStock: Readonly<Record<string, number>>;
};

/** A row of `PRODUCT_COLUMNS`, for lists of other kinds of stores. */
export const PRODUCT_ROW = row({
  ...pick(
    TABLES.takeout_product,
    'merchant_id',
    'store_id',
    'id',
    'classify_id',
    'position',
    'name_zh',
    'name_en',
    'picture',
    'price',
    'box_price',
    'stock',
    'limit_count',
    'sold',
    'is_shelf',
    'is_required',
    'discount_id',
    'discount_price',
    'discount_stock',
    'flash_id',
    'flash_price',
    'flash_stock',
    'purchase_id',
    'item_id',
  ),
  facts: json(productFacts),
  sku_stock: json(z.record(z.string(), z.number())),
  sku_off: json(offIds),
});
type RawProduct = RowOf<typeof PRODUCT_ROW>;

export const PRODUCT_COLUMNS = `merchant_id, store_id, id, classify_id, position, name_zh, name_en, picture, price, box_price, stock, limit_count, sold, is_shelf, is_required, discount_id, discount_price, discount_stock,
  flash_id, flash_price, flash_stock, purchase_id, facts, item_id, sku_stock, sku_off`;

const offerOf = (activityId: string | null, price: number | null, stock: number) =>
  activityId === null || price === null ? null : { activityId, price: cents(price), stock };

export const productOf = (row: RawProduct): TakeoutProduct => ({
  merchantId: asId(row.merchant_id),
  storeId: asId(row.store_id),
  id: asId(row.id),
  classifyId: row.classify_id,
  position: row.position,
  name: { zh: row.name_zh, en: row.name_en },
  picture: row.picture,
  price: cents(row.price),
  boxPrice: cents(row.box_price),
  stock: row.stock,
  limitCount: row.limit_count,
  sold: row.sold,
  isShelf: row.is_shelf,
  isRequired: row.is_required,
  discount: offerOf(row.discount_id, row.discount_price, row.discount_stock),
  flash: offerOf(row.flash_id, row.flash_price, row.flash_stock),
  purchaseId: row.purchase_id,
  facts: factsNow(row.facts, row.sku_off),
  itemId: row.item_id,
  skuStock: row.sku_stock,
});

type OfStore = { merchantId: string; id: string };

/** All products of a store that are on the shelf, in the order of its menu. */
export const productsOfStore = async (query: Query, store: OfStore): Promise<TakeoutProduct[]> => {
  const { rows } = await query(
    `SELECT ${PRODUCT_COLUMNS} FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND is_shelf ORDER BY position`,
    [store.merchantId, store.id],
    PRODUCT_ROW,
  );
  return rows.map(productOf);
};

/** Some products of a store, also those that left the shelf. */
export const productsByIds = async (
  query: Query,
  store: OfStore,
  ids: readonly string[],
): Promise<TakeoutProduct[]> => {
  const { rows } = await query(
    `SELECT ${PRODUCT_COLUMNS} FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($3::text[]) ORDER BY position`,
    [store.merchantId, store.id, ids],
    PRODUCT_ROW,
  );
  return rows.map(productOf);
};

const REQUIRED_ROW = row({ found: bool });
/** Whether a store has a required product on the shelf and in stock. */
export const requiredInStock = async (query: Query, store: OfStore): Promise<boolean> => {
  const { rows } = await query(
    'SELECT EXISTS (SELECT 1 FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND is_required AND is_shelf AND stock <> 0) AS found',
    [store.merchantId, store.id],
    REQUIRED_ROW,
  );
  return rows[0]?.found ?? false;
};

export type TakeoutClassify = { id: string; name: Bilingual; picture: string };

const CLASSES_OF_STORE_ROW = row(
  pick(TABLES.takeout_classify, 'id', 'name_zh', 'name_en', 'picture'),
);
export const classesOfStore = async (query: Query, store: OfStore): Promise<TakeoutClassify[]> => {
  const { rows } = await query(
    'SELECT id, name_zh, name_en, picture FROM takeout_classify WHERE merchant_id = $1 AND store_id = $2 ORDER BY position',
    [store.merchantId, store.id],
    CLASSES_OF_STORE_ROW,
  );
  return rows.map(({ id, name_zh, name_en, picture }) => ({
    id,
    name: { zh: name_zh, en: name_en },
    picture,
  }));
};

const ACTIVITIES_OF_STORE_ROW = row({
  ...pick(TABLES.takeout_activity, 'id', 'kind', 'starts_at', 'ends_at', 'rules'),
});
/** What a store has on at a moment, in its own order. */
export const activitiesOfStore = async (
  query: Query,
  store: OfStore,
  now: Instant,
): Promise<TakeoutActivity[]> => {
  const { rows } = await query(
    `SELECT id, kind, starts_at, ends_at, rules FROM takeout_activity WHERE merchant_id = $1 AND store_id = $2 AND starts_at <= $3 AND (ends_at IS NULL OR ends_at > $3) ORDER BY position`,
    [store.merchantId, store.id, now],
    ACTIVITIES_OF_STORE_ROW,
  );
  return rows.map(({ id, kind, starts_at: startsAt, ends_at: endsAt, rules }) => ({
    merchantId: store.merchantId,
    storeId: store.id,
    id,
    startsAt,
    endsAt,
    ...checkedDocument(activityDocument, { kind, rules }, 'takeout_activity.rules'),
  }));
};
