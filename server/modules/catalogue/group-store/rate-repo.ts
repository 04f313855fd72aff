import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, row } from '#server/db/row.ts';

const STARS_ROW = row({ s1: num, s2: num, s3: num, s4: num, s5: num });
const STARS = [1, 2, 3, 4, 5]
  .map((star) => `CAST(count(*) FILTER (WHERE overall = ${star}) AS int4) AS s${star}`)
  .join(', ');

/** How many reviews since `since` gave 1 to 5 stars to a store or to a deal. */
export const starsGiven = async (
  query: Query,
  to: { storeId: string } | { productId: string },
  since: Instant,
): Promise<readonly number[]> => {
  const [where, id] =
    'storeId' in to ? ['store_id = $1', to.storeId] : ['product_ids[1] = $1', to.productId];
  const { rows } = await query(
    `SELECT ${STARS} FROM group_comment WHERE ${where} AND NOT is_deleted AND created_at >= $2`,
    [id, since],
    STARS_ROW,
  );
  return rows.flatMap(({ s1, s2, s3, s4, s5 }) => [s1, s2, s3, s4, s5]);
};
