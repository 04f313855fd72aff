import { cents } from '#shared/kernel/money.ts';
import { asId, type MerchantId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import type { Db, Query } from '#server/db/db.ts';
import { gather, perDatabase } from '#server/db/gather.ts';
import { num, orNull, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { checkedDocument } from '#server/kit/document.ts';
import { groupBy } from '#server/kit/group-by.ts';
import type { CardProduct } from '../search/near-list.ts';
import { activityDocument } from '../store/activity-document.ts';
import type { TakeoutActivity } from '../store/activity-rules.ts';
import {
  PRODUCT_COLUMNS,
  PRODUCT_ROW,
  productOf,
  type TakeoutProduct,
} from '../store/menu-repo.ts';
import type { FoundItem } from './catalogue.ts';

/** Where goods are to be found. */
type Key = { merchantId: string; storeId: string; productId: string };

/** Goods that are on the shelves of some stores, by store and id. */
export const goodsById = async (
  query: Query,
  wanted: readonly Key[],
): Promise<TakeoutProduct[]> => {
  if (wanted.length === 0) return [];
  const { rows } = await query(
    `SELECT ${PRODUCT_COLUMNS} FROM takeout_product WHERE (merchant_id, store_id, id) IN (SELECT * FROM unnest($1::text[], $2::text[], $3::text[])) AND is_shelf ORDER BY store_id, position, id`,
    [
      wanted.map(({ merchantId }) => merchantId),
      wanted.map(({ storeId }) => storeId),
      wanted.map(({ productId }) => productId),
    ],
    PRODUCT_ROW,
  );
  return rows.map(productOf);
};

const keyOf = (storeId: string, productId: string): string => `${storeId}/${productId}`;
/** Pages whose goods are read with one statement. */
const PAGES_AT_ONCE = 8;

/** The goods of a page in its order, as they are now: read together for all who ask at the same time. What is on no shelf any more is left out. */
export const goodsOfPage = perDatabase((db: Db) =>
  gather<readonly Key[], readonly TakeoutProduct[]>({
    one: (wanted) => readPages(db, [wanted]).then(([page]) => page ?? []),
    many: (asks) => readPages(db, asks),
    most: PAGES_AT_ONCE,
  }),
);

const readPages = async (
  { query }: Db,
  pages: readonly (readonly Key[])[],
): Promise<readonly TakeoutProduct[][]> => {
  const wanted = new Map(
    pages.flat().map((key) => [keyOf(key.storeId, key.productId), key] as const),
  );
  const goods = await goodsById(query, [...wanted.values()]);
  const byKey = new Map(goods.map((one) => [keyOf(one.storeId, one.id), one]));
  return pages.map((page) =>
    page.flatMap(({ storeId, productId }) => byKey.get(keyOf(storeId, productId)) ?? []),
  );
};

type FlashWish = {
  activityIds: readonly string[];
  storeIds: readonly string[];
  /** Also what has no pieces left, after the rest. */
  withSoldOut: boolean;
  most: number;
};
const SOLD_OUT = '(stock = 0 OR flash_stock = 0)';

/** Goods of flash sales, the deepest cuts first. */
export const flashGoods = async (
  query: Query,
  { activityIds, storeIds, withSoldOut, most }: FlashWish,
): Promise<TakeoutProduct[]> => {
  const { rows } = await query(
    `SELECT ${PRODUCT_COLUMNS} FROM takeout_product WHERE flash_id = ANY($1::text[]) AND store_id = ANY($2::text[]) AND is_shelf AND flash_price < price${withSoldOut ? '' : ` AND NOT ${SOLD_OUT}`}
    ORDER BY ${SOLD_OUT}, CAST(flash_price AS float8) / price, id, store_id LIMIT $3`,
    [activityIds, storeIds, most],
    PRODUCT_ROW,
  );
  return rows.map(productOf);
};

const CARD_ROW = row({
  store_id: text,
  id: text,
  name_zh: text,
  name_en: text,
  picture: text,
  price: num,
  flash_id: orNull(text),
  flash_price: orNull(num),
  flash_stock: num,
  discount_id: orNull(text),
  discount_price: orNull(num),
  discount_stock: num,
});
const offer = (id: string | null, price: number | null, stock: number) =>
  id !== null && price !== null && stock !== 0 ? { id, price: cents(price) } : null;

/** The best fitting goods that each of some stores has of some articles, at most so many a store. */
export const goodsOfStores = async (
  query: Query,
  items: readonly FoundItem[],
  { storeIds, most }: { storeIds: readonly string[]; most: number },
): Promise<ReadonlyMap<string, readonly CardProduct[]>> => {
  const { rows } = await query(
    `SELECT store_id, id, name_zh, name_en, picture, price, flash_id, flash_price, flash_stock, discount_id, discount_price, discount_stock
    FROM (SELECT p.*, row_number() OVER (PARTITION BY p.store_id ORDER BY CAST(i.fit AS int4), p.sold DESC, p.id) AS turn
      FROM unnest($1::text[], $2::text[]) AS i (of_item, fit) JOIN takeout_product p ON p.item_id = i.of_item
      WHERE p.store_id = ANY($3::text[]) AND p.is_shelf AND p.stock <> 0) f WHERE turn <= $4 ORDER BY store_id, turn`,
    [items.map(({ id }) => id), items.map(({ fit }) => String(fit)), storeIds, most],
    CARD_ROW,
  );
  const goods = rows.map((one) => ({
    storeId: one.store_id,
    product: {
      id: asId<ProductId>(one.id),
      name: { zh: one.name_zh, en: one.name_en },
      picture: one.picture,
      price: cents(one.price),
      flash: offer(one.flash_id, one.flash_price, one.flash_stock),
      discount: offer(one.discount_id, one.discount_price, one.discount_stock),
    },
  }));
  return new Map(
    [...groupBy(goods, ({ storeId }) => storeId)].map(([id, of]) => [
      id,
      of.map(({ product }) => product),
    ]),
  );
};

const ACTIVITY_ROW = row(
  pick(
    TABLES.takeout_activity,
    'merchant_id',
    'store_id',
    'id',
    'kind',
    'starts_at',
    'ends_at',
    'rules',
  ),
);
/** What lowers prices of single goods in some stores, also what has yet to begin. */
export const loadLowering = async (
  { query }: Db,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TakeoutActivity[]>> => {
  const { rows } = await query(
    "SELECT merchant_id, store_id, id, kind, starts_at, ends_at, rules FROM takeout_activity WHERE kind IN ('flash', 'discount', 'purchase', 'welfare', 'halfPrice') AND store_id = ANY($1::text[]) ORDER BY position",
    [storeIds],
    ACTIVITY_ROW,
  );
  return groupBy(
    rows.map((one) => ({
      merchantId: asId<MerchantId>(one.merchant_id),
      storeId: asId<StoreId>(one.store_id),
      id: one.id,
      startsAt: one.starts_at,
      endsAt: one.ends_at,
      ...checkedDocument(
        activityDocument,
        { kind: one.kind, rules: one.rules },
        'takeout_activity.rules',
      ),
    })),
    ({ storeId }) => storeId as string,
  );
};
