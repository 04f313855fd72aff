import type { Query } from '#server/db/db.ts';
import { pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

export type OfStore = { merchantId: string; storeId: string };
/** What one order takes of one product: pieces, how many of them at its discount or flash price, and how many of each SKU. */
export type StockMove = OfStore & {
  productId: string;
  pieces: number;
  discountPieces: number;
  flashPieces: number;
  skus?: Readonly<Record<string, number>>;
};

const STOCKS_ROW = row(
  pick(TABLES.takeout_product, 'id', 'stock', 'discount_stock', 'flash_stock'),
);
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

/** Locks the products of an order by their ids, so that two orders that want the same ones never wait in a ring. */
const lockProducts = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  moves: readonly StockMove[],
): Promise<void> => {
  await query(
    'SELECT id FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($3::text[]) ORDER BY id FOR UPDATE',
    [merchantId, storeId, moves.map(({ productId }) => productId)],
  );
};

const moved = (column: string, pieces: string): string =>
  `${column} = CASE WHEN p.${column} = -1 THEN -1 ELSE p.${column} + ${pieces} END`;
const suffices = (column: string, pieces: string): string =>
  `(${pieces} >= 0 OR p.${column} = -1 OR p.${column} + ${pieces} >= 0)`;

/** The stock of a dish that its store has switched off stays 0; what comes back waits beside it (decision DA10). */
const MOVED_STOCK = `stock = CASE WHEN p.off_stock IS NOT NULL THEN 0 WHEN p.stock = -1 THEN -1 ELSE p.stock + w.pieces END,
    off_stock = CASE WHEN p.off_stock IS NULL THEN NULL WHEN p.off_stock = -1 THEN -1 ELSE p.off_stock + w.pieces END`;

/** Pieces are below 0 where they are taken. A SKU without a stock of its own, or without a limit, does not move; of one that is off nothing is taken. */
const MOVE = `UPDATE takeout_product p SET ${MOVED_STOCK}, ${moved('discount_stock', 'w.discounts')}, ${moved('flash_stock', 'w.flashes')}, sold = greatest(0, p.sold - w.pieces),
    sku_stock = p.sku_stock || (SELECT coalesce(jsonb_object_agg(s.key, CAST(p.sku_stock ->> s.key AS int4) + CAST(s.value AS int4)), '{}') FROM jsonb_each_text(w.skus) s WHERE CAST(p.sku_stock ->> s.key AS int4) <> -1)
  FROM jsonb_to_recordset($3::jsonb) AS w(id text, pieces int4, discounts int4, flashes int4, skus jsonb)
  WHERE p.merchant_id = $1 AND p.store_id = $2 AND p.id = w.id AND (w.pieces >= 0 OR p.is_shelf) AND ${suffices('stock', 'w.pieces')} AND ${suffices('discount_stock', 'w.discounts')} AND ${suffices('flash_stock', 'w.flashes')}
    AND NOT EXISTS (SELECT 1 FROM jsonb_each_text(w.skus) s WHERE CAST(p.sku_stock ->> s.key AS int4) <> -1 AND CAST(p.sku_stock ->> s.key AS int4) + CAST(s.value AS int4) < 0)
    AND (w.pieces >= 0 OR p.sku_off = '{}' OR NOT EXISTS (SELECT 1 FROM jsonb_object_keys(w.skus) s WHERE p.sku_off ? s))
  RETURNING p.id, p.stock, p.discount_stock, p.flash_stock`;

/** Moves the stocks of a store's products, all in one statement. Gives what is left by product id; a product that is not there had too few pieces, left the shelf or is no more. */
export const movePieces = async (
  query: Query,
  store: OfStore,
  moves: readonly StockMove[],
  by: 'take' | 'return',
): Promise<ReadonlyMap<string, Stocks>> => {
  if (moves.length > 1) await lockProducts(query, store, moves);
  const sign = by === 'take' ? -1 : 1;
  const wanted = moves.map(({ productId, pieces, discountPieces, flashPieces, skus = {} }) => ({
    id: productId,
    pieces: sign * pieces,
    discounts: sign * discountPieces,
    flashes: sign * flashPieces,
    skus: Object.fromEntries(Object.entries(skus).map(([id, count]) => [id, sign * count])),
  }));
  const { rows } = await query(
    MOVE,
    [store.merchantId, store.storeId, JSON.stringify(wanted)],
    STOCKS_ROW,
  );
  return new Map(rows.map((left) => [left.id, left]));
};
