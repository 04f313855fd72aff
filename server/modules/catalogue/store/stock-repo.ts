import { dayOf, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import { menusChanged } from './lists-version.ts';

type OfStore = { merchantId: string; storeId: string };
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
type Stocks = RowOf<typeof STOCKS_ROW>;
/** Whether a menu shows the number that moved: products without limits show none. */
const isLimited = (
  { stock, discount_stock: discount, flash_stock: flash }: Stocks,
  { discountPieces, flashPieces }: StockMove,
): boolean =>
  stock !== -1 || (discountPieces > 0 && discount !== -1) || (flashPieces > 0 && flash !== -1);

/** Whether something is at an edge that a search sees: sold out, or no longer. `edge`: what is left there of so many pieces that moved. */
const isTurned = (left: Stocks, move: StockMove, edge: (pieces: number) => number): boolean =>
  (
    [
      [left.stock, move.pieces],
      [left.discount_stock, move.discountPieces],
      [left.flash_stock, move.flashPieces],
    ] as const
  ).some(([stock, pieces]) => pieces > 0 && stock === edge(pieces));

/** Whose stocks moved, and who sees it: menus (`isShown`), searches (`isFound`). To be told by `stockMoved`. */
export type StockMoved = OfStore & { isShown: boolean; isFound: boolean };

const movedOf = (
  { merchantId, storeId }: OfStore,
  moved: readonly { left: Stocks; move: StockMove }[],
  edge: (pieces: number) => number,
): StockMoved => ({
  merchantId,
  storeId,
  isShown: moved.some(({ left, move }) => isLimited(left, move)),
  isFound: moved.some(({ left, move }) => isTurned(left, move, edge)),
});

/**
 * Tells menus and searches of stocks that moved, once for all of them. The last statement of its transaction: every order of the store waits for the first of these rows, every order that sells
 * something out for the second, and an order that held one while it still waits for a product would wait in a ring with an order that has the product.
 */
export const stockMoved = async (
  query: Query,
  { merchantId, storeId, isShown, isFound }: StockMoved,
): Promise<void> => {
  // menus are kept by their version
  if (isShown)
    await query(
      'UPDATE takeout_store SET menu_version = menu_version + 1 WHERE merchant_id = $1 AND id = $2',
      [merchantId, storeId],
    );
  if (isFound) await menusChanged(query);
};

const takeOne = async (query: Query, move: StockMove): Promise<Stocks | undefined> => {
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

/** Takes pieces off products' stocks in the order given; `missing`: the first of which there are not so many, or that left the shelf. Run it in the order's transaction, which a missing one must undo. */
export const takeStock = async (
  query: Query,
  store: OfStore,
  moves: readonly StockMove[],
): Promise<{ missing: StockMove } | { missing: null; moved: StockMoved }> => {
  const moved: { left: Stocks; move: StockMove }[] = [];
  for (const move of moves) {
    const left = await takeOne(query, move);
    if (left === undefined) return { missing: move };
    moved.push({ left, move });
  }
  return { missing: null, moved: movedOf(store, moved, () => 0) };
};

const giveOneBack = async (query: Query, move: StockMove): Promise<Stocks | undefined> => {
  const { rows } = await query(
    `UPDATE takeout_product SET stock = CASE WHEN stock = -1 THEN -1 ELSE stock + $4::int4 END, discount_stock = CASE WHEN discount_stock = -1 THEN -1 ELSE discount_stock + $5::int4 END,
      flash_stock = CASE WHEN flash_stock = -1 THEN -1 ELSE flash_stock + $6::int4 END, sold = greatest(0, sold - $4::int4)
    WHERE merchant_id = $1 AND store_id = $2 AND id = $3 RETURNING stock, discount_stock, flash_stock`,
    [...keyOf(move), move.pieces, move.discountPieces, move.flashPieces],
    STOCKS_ROW,
  );
  return rows[0];
};

/** Gives back what a cancelled order took; a product that is no more gets nothing. */
export const giveStockBack = async (
  query: Query,
  store: OfStore,
  moves: readonly StockMove[],
): Promise<StockMoved> => {
  const moved: { left: Stocks; move: StockMove }[] = [];
  for (const move of moves) {
    const left = await giveOneBack(query, move);
    if (left !== undefined) moved.push({ left, move });
  }
  return movedOf(store, moved, (pieces) => pieces);
};

/** What an order takes of an activity's limits; `productId` '' is the whole order. */
export type ActivityUse = {
  merchantId: string;
  storeId: string;
  orderId: string;
  activityId: string;
  productId: string;
  userId: string;
  pieces: number;
};

/** Counts uses as reserved; `confirmUses` when the order is paid, `freeUses` when it is not to be (decision H14). */
export const reserveUses = async (
  query: Query,
  uses: readonly ActivityUse[],
  now: Instant,
): Promise<void> => {
  if (uses.length === 0) return;
  await insertInto(
    query,
    'takeout_activity_use',
    uses.map((use) => ({
      merchant_id: use.merchantId,
      order_id: use.orderId,
      activity_id: use.activityId,
      product_id: use.productId,
      user_id: use.userId,
      store_id: use.storeId,
      pieces: use.pieces,
      day: dayOf(now),
      state: 'reserved',
    })),
  );
};

type OfOrder = { merchantId: string; orderId: string };

export const confirmUses = async (
  query: Query,
  { merchantId, orderId }: OfOrder,
): Promise<void> => {
  await updateIn(query, 'takeout_activity_use', {
    set: { state: 'confirmed' },
    where: { merchant_id: merchantId, order_id: orderId },
  });
};

export const freeUses = async (query: Query, { merchantId, orderId }: OfOrder): Promise<void> => {
  await query('DELETE FROM takeout_activity_use WHERE merchant_id = $1 AND order_id = $2', [
    merchantId,
    orderId,
  ]);
};

/** How many pieces of each activity and product a guest has had of a store: ever, and today. Keys are `activityId/productId`. */
export type Taken = { ever: ReadonlyMap<string, number>; today: ReadonlyMap<string, number> };
export const NOTHING_TAKEN: Taken = { ever: new Map(), today: new Map() };
export const takenKey = (activityId: string, productId: string): string =>
  `${activityId}/${productId}`;

const TAKEN_BY_ROW = row({ activity_id: text, product_id: text, ever: num, today: num });
export const takenBy = async (
  query: Query,
  { userId, storeId }: { userId: string; storeId: string },
  now: Instant,
): Promise<Taken> => {
  const { rows } = await query(
    `SELECT activity_id, product_id, CAST(sum(pieces) AS int4) AS ever, CAST(sum(CASE WHEN day = $3 THEN pieces ELSE 0 END) AS int4) AS today
    FROM takeout_activity_use WHERE user_id = $1 AND store_id = $2 GROUP BY activity_id, product_id`,
    [userId, storeId, dayOf(now)],
    TAKEN_BY_ROW,
  );
  const map = (of: 'ever' | 'today'): Map<string, number> =>
    new Map(rows.map((row) => [takenKey(row.activity_id, row.product_id), row[of]]));
  return { ever: map('ever'), today: map('today') };
};
