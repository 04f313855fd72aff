import type { Query } from '#server/db/db.ts';

/** Adds one rating to the mean of all that rated a store. */
export const addRating = async (
  query: Query,
  { merchantId, storeId }: { merchantId: string; storeId: string },
  overall: number,
): Promise<void> => {
  await query(
    'UPDATE takeout_store SET score = (coalesce(score, 0) * rating_count + $3::int4) / (rating_count + 1), rating_count = rating_count + 1 WHERE merchant_id = $1 AND id = $2',
    [merchantId, storeId, overall],
  );
};

/** Takes a rating out again; a store that nobody else rated has no score. */
export const takeRating = async (
  query: Query,
  { merchantId, storeId }: { merchantId: string; storeId: string },
  overall: number,
): Promise<void> => {
  await query(
    'UPDATE takeout_store SET score = CASE WHEN rating_count > 1 THEN (score * rating_count - $3::int4) / (rating_count - 1) END, rating_count = rating_count - 1 WHERE merchant_id = $1 AND id = $2 AND rating_count > 0',
    [merchantId, storeId, overall],
  );
};
