import type { Query } from '#server/db/db.ts';
import { moveAddOnStock, type OfStore } from './add-on-repo.ts';

/** Pieces that one order takes of the limited stock of an add-on activity. */
export type AddOnMove = { activityId: string; pieces: number };

/** Takes pieces off add-on activities' stocks, after those of the products and in the order given; the first of which there are not so many, else null. Run it in the order's transaction, which a missing one must undo. */
export const takeAddOns = async (
  query: Query,
  store: OfStore,
  moves: readonly AddOnMove[],
): Promise<AddOnMove | null> => {
  for (const move of moves)
    if (!(await moveAddOnStock(query, store, move.activityId, -move.pieces))) return move;
  return null;
};

/** Gives back what a cancelled order took; an activity that is no more, or has no limit any more, gets nothing. */
export const giveAddOnsBack = async (
  query: Query,
  store: OfStore,
  moves: readonly AddOnMove[],
): Promise<void> => {
  for (const { activityId, pieces } of moves)
    await moveAddOnStock(query, store, activityId, pieces);
};
