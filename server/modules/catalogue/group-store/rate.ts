import { reviewScore, scoredSince } from '#shared/group/review-score.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, row } from '#server/db/row.ts';
import { updateIn } from '#server/db/write.ts';

const STARS_ROW = row({ s1: num, s2: num, s3: num, s4: num, s5: num });
const STARS = [1, 2, 3, 4, 5]
  .map((star) => `CAST(count(*) FILTER (WHERE overall = ${star}) AS int4) AS s${star}`)
  .join(', ');

const scoreOf = async (
  query: Query,
  where: string,
  { id, at }: { id: string; at: Instant },
): Promise<number | null> => {
  const { rows } = await query(
    `SELECT ${STARS} FROM group_comment WHERE ${where} AND NOT is_deleted AND created_at >= $2`,
    [id, scoredSince(at)],
    STARS_ROW,
  );
  const [stars] = rows;
  return stars === undefined
    ? null
    : reviewScore([stars.s1, stars.s2, stars.s3, stars.s4, stars.s5]);
};

/** Renews the scores of a store and of deals from their reviews (decision GA11), in the transaction of the review. */
export const rateDeal = async (
  query: Query,
  {
    merchantId,
    storeId,
    productIds,
  }: { merchantId: string; storeId: string; productIds: readonly string[] },
  at: Instant,
): Promise<void> => {
  await updateIn(query, 'group_store_page', {
    set: { score: await scoreOf(query, 'store_id = $1', { id: storeId, at }) },
    where: { merchant_id: merchantId, store_id: storeId },
  });
  for (const id of productIds)
    await updateIn(query, 'product', {
      set: { score: await scoreOf(query, 'product_ids[1] = $1', { id, at }) },
      where: { merchant_id: merchantId, id },
    });
};
