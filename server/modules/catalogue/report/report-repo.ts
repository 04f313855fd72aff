import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

type Report = {
  id: string;
  userId: string;
  merchantId: string;
  storeId: string;
  reason: number;
  note: string;
  pictures: readonly string[];
};

const REPORT_SINCE_ROW = row(pick(TABLES.takeout_report, 'id', 'created_at'));
/** The report that a guest made of a store for the same reason since a moment. */
export const reportSince = async (
  query: Query,
  { userId, storeId, reason }: Pick<Report, 'userId' | 'storeId' | 'reason'>,
  since: Instant,
): Promise<{ id: string; createdAt: number } | null> => {
  const { rows } = await query(
    'SELECT id, created_at FROM takeout_report WHERE user_id = $1 AND store_id = $2 AND reason = $3 AND created_at > $4 ORDER BY created_at DESC LIMIT 1',
    [userId, storeId, reason, since],
    REPORT_SINCE_ROW,
  );
  return rows[0] ? { id: rows[0].id, createdAt: rows[0].created_at } : null;
};

export const insertReport = async (
  query: Query,
  { id, userId, merchantId, storeId, reason, note, pictures }: Report,
  now: Instant,
): Promise<void> => {
  await insertInto(query, 'takeout_report', {
    id,
    user_id: userId,
    merchant_id: merchantId,
    store_id: storeId,
    reason,
    note,
    pictures,
    created_at: now,
  });
};
