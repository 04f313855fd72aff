import type { Query } from '#server/db/db.ts';
import { pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

export type OfStore = { merchantId: string; storeId: string };
/** What one order takes of one product: pieces, and how many of them at its discount or flash price. */
export type StockMove = OfStore & {
  productId: string;
  pieces: number;
  discountPieces: number;
  flashPieces: number;
};

const keyOf = ({ merchantId, storeId, productId }: StockMove): string[] => [
  merchantId,
  storeId,
  productId,
];

const STOCKS_ROW = row(pick(TABLES.takeout_product, 'stock', 'discount_stock', 'flash_stock'));
/** What is left of a product. */
export type Stocks = RowOf<typeof STOCKS_ROW>;

/** Counts pieces that a store sold, or (below 0) that came back; menus that show their stock are kept by their version. */
export const countAtStore = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  { pieces, isShown }: { pieces: number; isShown: boolean },
): Promise<void> => {
  await query(
    'UPDATE takeout_store SET menu_version = menu_version + $3::int4, sold = greatest(0, sold + $4::int4) WHERE merchant_id = $1 AND id = $2',
    [merchantId, storeId, isShown ? 1 : 0, pieces],
  );
};

/** Takes pieces off a product's stocks and counts them as sold; undefined where there are not so many, or it is off the shelf. */
export const takePieces = async (query: Query, move: StockMove): Promise<Stocks | undefined> => {
  const { rows } = await query(
    `UPDATE takeout_product SET stock = CASE WHEN stock = -1 THEN -1 ELSE stock - $4::int4 END, discount_stock = CASE WHEN discount_stock = -1 THEN -1 ELSE discount_stock - $5::int4 END,
      flash_stock = CASE WHEN flash_stock = -1 THEN -1 ELSE flash_stock - $6::int4 END, sold = sold + $4::int4
    WHERE merchant_id = $1 AND store_id = $2 AND id = $3 AND is_shelf AND (stock = -1 OR stock >= $4::int4) AND ($5::int4 = 0 OR discount_stock = -1 OR discount_stock >= $5::int4)
      AND ($6::int4 = 0 OR flash_stock = -1 OR flash_stock >= $6::int4) RETURNING stock, discount_stock, flash_stock`,
    [...keyOf(move), move.pieces, move.discountPieces, move.flashPieces],
    STOCKS_ROW,
  );
  return rows[0];
};

/** Gives pieces back, which were not sold then; undefined for a product that is no more. */
export const givePiecesBack = async (
  query: Query,
  move: StockMove,
): Promise<Stocks | undefined> => {
  const { rows } = await query(
    `UPDATE takeout_product SET stock = CASE WHEN stock = -1 THEN -1 ELSE stock + $4::int4 END, discount_stock = CASE WHEN discount_stock = -1 THEN -1 ELSE discount_stock + $5::int4 END,
      flash_stock = CASE WHEN flash_stock = -1 THEN -1 ELSE flash_stock + $6::int4 END, sold = greatest(0, sold - $4::int4)
    WHERE merchant_id = $1 AND store_id = $2 AND id = $3 RETURNING stock, discount_stock, flash_stock`,
    [...keyOf(move), move.pieces, move.discountPieces, move.flashPieces],
    STOCKS_ROW,
  );
  return rows[0];
};
