import { DAY, startOfDay, type Day } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

const STORE_ROW = row(pick(TABLES.store, 'merchant_id', 'id'));

/** Stores of all merchants with records or orders of a day that no closing in force has; of those with a desk, the ones that people run. */
export const storesNotClosed = async (
  query: Query,
  day: Day,
): Promise<RowOf<typeof STORE_ROW>[]> => {
  const from = startOfDay(day);
  const { rows } = await query(
    `SELECT s.merchant_id, s.id FROM (
       SELECT merchant_id, id FROM store p
       WHERE EXISTS (SELECT 1 FROM verify_log l WHERE l.merchant_id = p.merchant_id AND l.store_id = p.id AND l.at >= $2 AND l.at < $3)
       UNION ALL SELECT merchant_id, id FROM takeout_store p
       WHERE run_by = 'STAFF' AND EXISTS (SELECT 1 FROM order_entry e WHERE e.merchant_id = p.merchant_id AND e.store_id = p.id AND e.at >= $2 AND e.at < $3)
     ) s
     WHERE NOT EXISTS (SELECT 1 FROM day_closing c WHERE c.merchant_id = s.merchant_id AND c.store_id = s.id AND c.day = $1 AND c.reopened_at IS NULL)`,
    [day, from, from + DAY],
    STORE_ROW,
  );
  return rows;
};
