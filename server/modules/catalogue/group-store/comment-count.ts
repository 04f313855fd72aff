import type { Query } from '#server/db/db.ts';
import { num, row } from '#server/db/row.ts';

const COUNT_ROW = row({ count: num });

/** How many reviews a store has. */
export const commentCountOf = async (query: Query, storeId: string): Promise<number> => {
  const { rows } = await query(
    'SELECT CAST(count(*) AS int4) AS count FROM group_comment WHERE store_id = $1 AND NOT is_deleted',
    [storeId],
    COUNT_ROW,
  );
  return rows[0]?.count ?? 0;
};
