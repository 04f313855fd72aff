import type { UserId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { CommentTable, Reviewable } from './reviewable-kind.ts';

const OVERALL_ROW = row(pick(TABLES.market_comment, 'overall'));
/** How a member rated an order overall; null without a review, and once it was taken back. */
export const overallOfOrder = async (
  query: Query,
  table: CommentTable,
  { merchantId, id, userId }: Pick<Reviewable, 'merchantId' | 'id' | 'userId'>,
): Promise<number | null> => {
  const { rows } = await query(
    `SELECT overall FROM ${table} WHERE merchant_id = $1 AND order_id = $2 AND user_id = $3 AND NOT is_deleted`,
    [merchantId, id, userId],
    OVERALL_ROW,
  );
  return rows[0]?.overall ?? null;
};

/** Records that a member is shown the invitation. False when it was shown after `notAfter` already; of several calls at once only one gets true. */
export const noteGuide = async (
  query: Query,
  userId: UserId,
  { at, notAfter }: { at: Instant; notAfter: Instant },
): Promise<boolean> =>
  (
    await query(
      `INSERT INTO rating_guide (user_id, shown_at) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET shown_at = excluded.shown_at WHERE rating_guide.shown_at <= $3`,
      [userId, at, notAfter],
    )
  ).count === 1;
