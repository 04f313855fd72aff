import {
  REVIEW_OUTCOMES,
  REVIEW_REPORT_REASONS,
  type ReviewOutcome,
  type ReviewReportReason,
} from '#shared/codes/review-report.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, pick, row, type RowOf, word } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';

export type Settled = { outcome: ReviewOutcome; at: Instant; by: string };
export type ReviewReport = {
  merchantId: string;
  commentId: string;
  storeId: string;
  operatorId: string;
  reason: ReviewReportReason;
  note: string;
  at: Instant;
  /** What the platform decided; null while it waits. */ settled: Settled | null;
};
type NewReport = Omit<ReviewReport, 'settled'>;

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
  ...pick(
    TABLES.review_report,
    'merchant_id',
    'comment_id',
    'store_id',
    'operator_id',
    'note',
    'at',
    'settled_at',
    'settled_by',
  ),
  reason: word(REVIEW_REPORT_REASONS),
  outcome: orNull(word(REVIEW_OUTCOMES)),
});
const COLUMNS =
  'merchant_id, comment_id, store_id, operator_id, reason, note, at, outcome, settled_at, settled_by';

const reportOf = (found: RowOf<typeof ROW>): ReviewReport => ({
  merchantId: found.merchant_id,
  commentId: found.comment_id,
  storeId: found.store_id,
  operatorId: found.operator_id,
  reason: found.reason,
  note: found.note,
  at: instant(found.at),
  settled:
    found.outcome === null || found.settled_at === null
      ? null
      : {
          outcome: found.outcome,
          at: instant(found.settled_at),
          by: found.settled_by ?? '',
        },
});

/** The reports of reviews, by review. */
export const reportsOf = async (
  query: Query,
  merchantId: string,
  commentIds: readonly string[],
): Promise<ReadonlyMap<string, ReviewReport>> => {
  if (commentIds.length === 0) return new Map();
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM review_report WHERE merchant_id = $1 AND comment_id = ANY($2::text[])`,
    [merchantId, commentIds],
    ROW,
  );
  return new Map(rows.map((found) => [found.comment_id, reportOf(found)]));
};

/** The report of a review by its id alone: the platform does not name the merchant. */
export const findReport = async (query: Query, commentId: string): Promise<ReviewReport | null> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM review_report WHERE comment_id = $1`,
    [commentId],
    ROW,
  );
  return rows[0] ? reportOf(rows[0]) : null;
};

/** Reports of all merchants: those that wait, the oldest first, or all, the newest first. One more than asked for shows whether there are others. */
export const reportsOfAll = async (
  query: Query,
  { isWaiting, most }: { isWaiting: boolean; most: number },
): Promise<ReviewReport[]> => {
  const { rows } = await query(
    isWaiting
      ? `SELECT ${COLUMNS} FROM review_report WHERE outcome IS NULL ORDER BY at ASC, comment_id ASC LIMIT $1::int4`
      : `SELECT ${COLUMNS} FROM review_report ORDER BY at DESC, comment_id ASC LIMIT $1::int4`,
    [most + 1],
    ROW,
  );
  return rows.map(reportOf);
};

/** Settles a report that is as it was read: true for one caller only. */
export const settleReport = async (
  query: Query,
  { merchantId, commentId, settled }: ReviewReport,
  { outcome, at, by }: Settled,
): Promise<boolean> =>
  (await updateIn(query, 'review_report', {
    set: { outcome, settled_at: at, settled_by: by },
    where: {
      merchant_id: merchantId,
      comment_id: commentId,
      outcome: settled?.outcome ?? null,
      settled_at: settled?.at ?? null,
    },
  })) === 1;

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
