import type { Query } from '#server/db/db.ts';
import { moveActivityStock, type ActivityMove, type OfStore } from './activity-stock-repo.ts';

export type { ActivityMove } from './activity-stock-repo.ts';

/** Takes pieces off the stocks of add-ons and gifts, after those of the products and in the order given. False where there are not so many: run it in the order's transaction, which that must undo. */
export const takeActivityStock = async (
  query: Query,
  store: OfStore,
  moves: readonly ActivityMove[],
): Promise<boolean> => {
  for (const move of moves)
    if (!(await moveActivityStock(query, store, move, -move.pieces))) return false;
  return true;
};

/** Gives back what a cancelled order took; what is no more, or has no limit any more, gets nothing. */
export const giveActivityStockBack = async (
  query: Query,
  store: OfStore,
  moves: readonly ActivityMove[],
): Promise<void> => {
  for (const move of moves) await moveActivityStock(query, store, move, move.pieces);
};
