import type { Query } from '#server/db/db.ts';
import { menusChanged } from './lists-version.ts';
import {
  countAtStore,
  movePieces,
  type OfStore,
  type StockMove,
  type Stocks,
} from './stock-repo.ts';

export type { StockMove } from './stock-repo.ts';

type Moved = { left: Stocks; move: StockMove };

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

/** Whose stocks moved: pieces that were sold (below 0: that came back), and who sees it: menus (`isShown`), searches (`isFound`). To be announced by `stockMoved`. */
export type StockMoved = OfStore & { pieces: number; isShown: boolean; isFound: boolean };

const movedOf = (
  { merchantId, storeId }: OfStore,
  moved: readonly Moved[],
  { sign, edge }: { sign: 1 | -1; edge: (pieces: number) => number },
): StockMoved => ({
  merchantId,
  storeId,
  pieces: sign * moved.reduce((sum, { move }) => sum + move.pieces, 0),
  isShown: moved.some(({ left, move }) => isLimited(left, move)),
  isFound: moved.some(({ left, move }) => isTurned(left, move, edge)),
});

/**
 * Counts what the store sold, and announces stocks that moved to menus and searches, once for all of them. The last statement of its transaction: every order of the store waits for the first of these rows, every order that sells
 * something out for the second, and an order that held one while it still waits for a product would wait in a ring with an order that has the product.
 */
export const stockMoved = async (
  query: Query,
  { isFound, ...moved }: StockMoved,
): Promise<void> => {
  await countAtStore(query, moved, moved);
  if (isFound) await menusChanged(query);
};

const leftOf = (moves: readonly StockMove[], left: ReadonlyMap<string, Stocks>): Moved[] =>
  moves.flatMap((move) => {
    const found = left.get(move.productId);
    return found === undefined ? [] : [{ left: found, move }];
  });

/** Takes pieces off products' stocks; `missing`: the first of which there are not so many, or that left the shelf. Run it in the order's transaction, which a missing one must undo. */
export const takeStock = async (
  query: Query,
  store: OfStore,
  moves: readonly StockMove[],
): Promise<{ missing: StockMove } | { missing: null; moved: StockMoved }> => {
  const left = await movePieces(query, store, moves, 'take');
  const missing = moves.find(({ productId }) => !left.has(productId));
  return missing === undefined
    ? { missing: null, moved: movedOf(store, leftOf(moves, left), { sign: 1, edge: () => 0 }) }
    : { missing };
};

/** Gives back what a cancelled order took; a product that is no more gets nothing. */
export const giveStockBack = async (
  query: Query,
  store: OfStore,
  moves: readonly StockMove[],
): Promise<StockMoved> => {
  const left = await movePieces(query, store, moves, 'return');
  return movedOf(store, leftOf(moves, left), { sign: -1, edge: (pieces) => pieces });
};
