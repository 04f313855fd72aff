import { DAY, startOfDay, type Day } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

const STORE_ROW = row(pick(TABLES.store, 'merchant_id', 'id'));

/** Stores of all merchants with records of a day that no closing in force has. */
export const storesNotClosed = async (
  query: Query,
  day: Day,
): Promise<RowOf<typeof STORE_ROW>[]> => {
  const from = startOfDay(day);
  const { rows } = await query(
    `SELECT s.merchant_id, s.id FROM store s
     WHERE EXISTS (SELECT 1 FROM verify_log l WHERE l.merchant_id = s.merchant_id AND l.store_id = s.id AND l.at >= $2 AND l.at < $3)
       AND NOT EXISTS (SELECT 1 FROM day_closing c WHERE c.merchant_id = s.merchant_id AND c.store_id = s.id AND c.day = $1 AND c.reopened_at IS NULL)`,
    [day, from, from + DAY],
    STORE_ROW,
  );
  return rows;
};
