import type { Query } from '#server/db/db.ts';

type OfStore = { merchantId: string; storeId: string };
/** Pieces that one order takes of the limited stock of an add-on activity. */
export type AddOnMove = { activityId: string; pieces: number };

/** Moves one activity's stock, where it has one and there are so many; unlimited stocks (-1) do not move. */
const moveStock = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  activityId: string,
  by: number,
): Promise<boolean> => {
  const { count } = await query(
    `UPDATE takeout_activity SET rules = jsonb_set(rules, '{stock}', to_jsonb(CAST(rules->>'stock' AS int4) + $4::int4))
    WHERE merchant_id = $1 AND store_id = $2 AND id = $3 AND kind = 'purchase' AND CAST(rules->>'stock' AS int4) <> -1 AND CAST(rules->>'stock' AS int4) + $4::int4 >= 0`,
    [merchantId, storeId, activityId, by],
  );
  return count === 1;
};

/** Takes pieces off add-on activities' stocks, after those of the products and in the order given; the first of which there are not so many, else null. Run it in the order's transaction, which a missing one must undo. */
export const takeAddOns = async (
  query: Query,
  store: OfStore,
  moves: readonly AddOnMove[],
): Promise<AddOnMove | null> => {
  for (const move of moves)
    if (!(await moveStock(query, store, move.activityId, -move.pieces))) return move;
  return null;
};

/** Gives back what a cancelled order took; an activity that is no more, or has no limit any more, gets nothing. */
export const giveAddOnsBack = async (
  query: Query,
  store: OfStore,
  moves: readonly AddOnMove[],
): Promise<void> => {
  for (const { activityId, pieces } of moves) await moveStock(query, store, activityId, pieces);
};
