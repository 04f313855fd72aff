import type { Query } from '#server/db/db.ts';

export type OfStore = { merchantId: string; storeId: string };

/** Moves one activity's stock, where it has one and there are so many; unlimited stocks (-1) do not move. */
export const moveAddOnStock = async (
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
