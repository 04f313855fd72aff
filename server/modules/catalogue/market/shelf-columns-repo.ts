import { groupBy } from '#server/kit/group-by.ts';
import type { Query } from '#server/db/db.ts';
import { row, text, texts } from '#server/db/row.ts';

/** Goods on the shelves of one supermarket, a column for each thing that a search looks at. `''` in `flashes` and `discounts`: no price of that kind, or no pieces left of it. */
export type ShelfText = {
  merchantId: string;
  ids: readonly string[];
  itemIds: readonly string[];
  prices: Int32Array;
  sold: Int32Array;
  /** 1: sold out. */ isOut: Int32Array;
  flashes: readonly string[];
  flashPrices: Int32Array;
  discounts: readonly string[];
  discountPrices: Int32Array;
};

const ROW = row({
  merchant_id: text,
  store_id: text,
  ids: texts,
  item_ids: texts,
  prices: text,
  sold: text,
  is_out: text,
  flash_ids: texts,
  flash_prices: text,
  discount_ids: texts,
  discount_prices: text,
});

/** All numbers of a column as one text: a row for each of the goods would cost five times as much to read. */
const joined = (value: string): string => `string_agg(CAST(${value} AS text), ',')`;
const numbers = (text: string): Int32Array => Int32Array.from(text.split(','), Number);
const offer = (kind: 'flash' | 'discount'): string =>
  `array_agg(CASE WHEN ${kind}_stock <> 0 AND ${kind}_price IS NOT NULL THEN coalesce(${kind}_id, '') ELSE '' END) AS ${kind}_ids, ${joined(`coalesce(${kind}_price, 0)`)} AS ${kind}_prices`;

/** The shelves of some stores, by store. The aggregates of one group read its rows in the same order, so that a place is the same thing in every column. */
export const loadShelves = async (
  query: Query,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, ShelfText>> => {
  const { rows } = await query(
    `SELECT merchant_id, store_id, array_agg(id) AS ids, array_agg(item_id) AS item_ids, ${joined('price')} AS prices, ${joined('sold')} AS sold,
      ${joined('CASE WHEN stock = 0 THEN 1 ELSE 0 END')} AS is_out, ${offer('flash')}, ${offer('discount')}
    FROM takeout_product WHERE store_id = ANY($1::text[]) AND is_shelf AND item_id <> '' GROUP BY merchant_id, store_id`,
    [storeIds],
    ROW,
  );
  const byStore = groupBy(rows, ({ store_id }) => store_id);
  return new Map(
    [...byStore].map(([storeId, [one]]) => [
      storeId,
      {
        merchantId: one!.merchant_id,
        ids: one!.ids,
        itemIds: one!.item_ids,
        prices: numbers(one!.prices),
        sold: numbers(one!.sold),
        isOut: numbers(one!.is_out),
        flashes: one!.flash_ids,
        flashPrices: numbers(one!.flash_prices),
        discounts: one!.discount_ids,
        discountPrices: numbers(one!.discount_prices),
      },
    ]),
  );
};
