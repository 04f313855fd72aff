import { REVIEW_REPORT_REASONS, type ReviewReportReason } from '#shared/codes/review-report.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, word } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

export type ReviewReport = { reason: ReviewReportReason; at: Instant };
type NewReport = ReviewReport & {
  merchantId: string;
  commentId: string;
  storeId: string;
  operatorId: string;
  note: string;
};

/** Writes a report; false where the review was reported before. */
export const addReport = async (
  query: Query,
  { merchantId, commentId, storeId, operatorId, reason, note, at }: NewReport,
): Promise<boolean> =>
  (await insertInto(
    query,
    'review_report',
    {
      merchant_id: merchantId,
      comment_id: commentId,
      store_id: storeId,
      operator_id: operatorId,
      reason,
      note,
      at,
    },
    'ON CONFLICT (merchant_id, comment_id) DO NOTHING',
  )) === 1;

const ROW = row({
  ...pick(TABLES.review_report, 'comment_id', 'at'),
  reason: word(REVIEW_REPORT_REASONS),
});
/** The reports of reviews, by review. */
export const reportsOf = async (
  query: Query,
  merchantId: string,
  commentIds: readonly string[],
): Promise<ReadonlyMap<string, ReviewReport>> => {
  if (commentIds.length === 0) return new Map();
  const { rows } = await query(
    'SELECT comment_id, reason, at FROM review_report WHERE merchant_id = $1 AND comment_id = ANY($2::text[])',
    [merchantId, commentIds],
    ROW,
  );
  return new Map(rows.map(({ comment_id: id, reason, at }) => [id, { reason, at: instant(at) }]));
};

const COUNT_ROW = row({ n: num });
/** How many reviews of a store were reported since a moment. */
export const countReports = async (
  query: Query,
  { merchantId, storeId }: Pick<NewReport, 'merchantId' | 'storeId'>,
  since: Instant,
): Promise<number> => {
  const { rows } = await query(
    'SELECT CAST(count(*) AS int4) AS n FROM review_report WHERE merchant_id = $1 AND store_id = $2 AND at >= $3',
    [merchantId, storeId, since],
    COUNT_ROW,
  );
  return rows[0]?.n ?? 0;
};

/** Forgets reports that were made before a moment. */
export const dropReports = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM review_report WHERE at < $1', [before]);
};
