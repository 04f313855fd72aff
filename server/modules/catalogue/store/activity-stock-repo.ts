import type { Query } from '#server/db/db.ts';

export type OfStore = { merchantId: string; storeId: string };
/** Pieces that one order takes of a limited stock: of an activity, or of one of its gifts. */
export type ActivityMove = { activityId: string; giftId?: string; pieces: number };

/** Moves the stock of an activity or of one of its gifts by so many pieces, where it has one and there are so many; unlimited stocks (-1) do not move. */
export const moveActivityStock = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  { activityId, giftId }: Omit<ActivityMove, 'pieces'>,
  by: number,
): Promise<boolean> => {
  const path = giftId === undefined ? ['stock'] : ['stock', giftId];
  const { count } = await query(
    `UPDATE takeout_activity SET rules = jsonb_set(rules, $4::text[], to_jsonb(CAST(rules #>> $4::text[] AS int4) + $5::int4))
    WHERE merchant_id = $1 AND store_id = $2 AND id = $3 AND CAST(rules #>> $4::text[] AS int4) <> -1 AND CAST(rules #>> $4::text[] AS int4) + $5::int4 >= 0`,
    [merchantId, storeId, activityId, path, by],
  );
  return count === 1;
};
