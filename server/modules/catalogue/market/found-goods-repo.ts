import type { ProductSort } from '#shared/codes/product-sort.ts';
import { cents } from '#shared/kernel/money.ts';
import { asId, type MerchantId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import type { Db, Param, Query } from '#server/db/db.ts';
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

/** A store whose goods are looked at. `isShut`: it takes no orders now, not even for later. */
export type Shelf = { id: string; isShut: boolean; meters: number };

/** Goods of some articles in some stores. `running`: activities of lowered prices that run. `isEachOnce`: each article only from the nearest store that has it. `exceptIn`: leaves out articles that one of these stores has. */
export type GoodsWish = {
  items: readonly FoundItem[];
  shelves: readonly Shelf[];
  running: readonly string[];
  sort: ProductSort;
  isEachOnce?: boolean;
  exceptIn?: readonly string[];
  offset: number;
  limit: number;
};

const lowered = (kind: 'flash' | 'discount'): string =>
  `CASE WHEN p.${kind}_id = ANY($6::text[]) AND p.${kind}_stock <> 0 THEN p.${kind}_price ELSE p.price END`;
const PRICE_NOW = `LEAST(p.price, ${lowered('flash')}, ${lowered('discount')})`;
/** What goods are sorted by; less comes first. */
const KEYS: Readonly<Record<ProductSort, string>> = {
  discountRate: `CAST(${PRICE_NOW} AS float8) / GREATEST(p.price, 1)`,
  sales: '-p.sold',
  priceAscending: PRICE_NOW,
  priceDescending: `-${PRICE_NOW}`,
  unknown: 'CAST(i.fit AS float8) * 1000000 + CAST(s.meters AS float8) - LEAST(p.sold, 3000)',
};

const ORDER = 'is_out, is_shut, sort_key, id, store_id';

/** What the wish finds, with what it is sorted by. */
const foundBy = ({ sort, exceptIn }: GoodsWish): string =>
  `SELECT p.merchant_id, p.store_id, p.id, p.item_id, p.stock = 0 AS is_out, s.is_shut, CAST(s.meters AS float8) AS meters, CAST(${KEYS[sort]} AS float8) AS sort_key
    FROM unnest($1::text[], $2::text[]) AS i (of_item, fit) JOIN takeout_product p ON p.item_id = i.of_item
      JOIN unnest($3::text[], $4::text[], $5::text[]) AS s (of_store, is_shut, meters) ON s.of_store = p.store_id
    WHERE p.is_shelf AND $6::text[] IS NOT NULL${
      exceptIn
        ? ' AND NOT EXISTS (SELECT 1 FROM takeout_product o WHERE o.item_id = p.item_id AND o.store_id = ANY($9::text[]) AND o.is_shelf AND o.stock <> 0)'
        : ''
    }`;

const statementOf = (wish: GoodsWish): string => {
  const found = foundBy(wish);
  const once = wish.isEachOnce
    ? `SELECT * FROM (SELECT f.*, row_number() OVER (PARTITION BY item_id ORDER BY is_out, is_shut, meters, id) AS turn FROM (${found}) f) t WHERE turn = 1`
    : found;
  return `SELECT ${PRODUCT_COLUMNS} FROM (SELECT merchant_id, store_id, id, is_out, is_shut, sort_key FROM (${once}) f ORDER BY ${ORDER} LIMIT $7 OFFSET $8) c
    JOIN takeout_product USING (merchant_id, store_id, id) ORDER BY ${ORDER}`;
};

const paramsOf = ({
  items,
  shelves,
  running,
  exceptIn,
  offset,
  limit,
}: GoodsWish): readonly Param[] => [
  items.map(({ id }) => id),
  items.map(({ fit }) => String(fit)),
  shelves.map(({ id }) => id),
  shelves.map(({ isShut }) => String(Number(isShut))),
  shelves.map(({ meters }) => String(meters)),
  running,
  limit,
  offset,
  ...(exceptIn ? [exceptIn] : []),
];

/** Goods in the order that is wished for, what is sold out last, then what closed stores have. */
export const findGoods = async (query: Query, wish: GoodsWish): Promise<TakeoutProduct[]> => {
  if (wish.items.length === 0 || wish.shelves.length === 0) return [];
  const { rows } = await query(statementOf(wish), paramsOf(wish), PRODUCT_ROW);
  return rows.map(productOf);
};

const ITEM_ROW = row({ item_id: text });
/** The articles of such goods that are in stock, each once, in the order in which the list of the goods has them first. */
export const findItems = async (query: Query, wish: GoodsWish): Promise<string[]> => {
  if (wish.items.length === 0 || wish.shelves.length === 0) return [];
  const { rows } = await query(
    `SELECT item_id FROM (SELECT f.*, row_number() OVER (PARTITION BY item_id ORDER BY ${ORDER}) AS turn FROM (${foundBy(wish)}) f WHERE NOT is_out) t
     WHERE turn = 1 ORDER BY ${ORDER} LIMIT $7 OFFSET $8`,
    paramsOf(wish),
    ITEM_ROW,
  );
  return rows.map(({ item_id }) => item_id);
};

/** Goods that are on the shelves of some stores, by store and id. */
export const goodsById = async (
  query: Query,
  wanted: readonly { merchantId: string; storeId: string; productId: string }[],
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
    "SELECT merchant_id, store_id, id, kind, starts_at, ends_at, rules FROM takeout_activity WHERE kind IN ('flash', 'discount', 'purchase', 'welfare') AND store_id = ANY($1::text[]) ORDER BY position",
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
