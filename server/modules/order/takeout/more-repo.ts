import type { Query } from '#server/db/db.ts';
import { row, text } from '#server/db/row.ts';

const RECENT_REMARKS_ROW = row({ remark: text });
/** What a user wrote to kitchens lately, the newest first, each once. */
export const recentRemarks = async (
  query: Query,
  userId: string,
  most: number,
): Promise<string[]> => {
  const { rows } = await query(
    `SELECT snapshot ->> 'remarks' AS remark FROM takeout_order WHERE user_id = $1 AND kind = 'takeout' AND snapshot ->> 'remarks' <> '' GROUP BY snapshot ->> 'remarks' ORDER BY max(created_at) DESC LIMIT $2`,
    [userId, most],
    RECENT_REMARKS_ROW,
  );
  return rows.map(({ remark }) => remark);
};
