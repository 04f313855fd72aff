import type { MerchantCommentRow } from '#shared/contract/merchant/comment.ts';
import type { Query } from '#server/db/db.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { worksIn } from '#server/kit/store-scope.ts';
import type { Facts } from '#server/modules/audit/index.ts';
import { recordChanges } from '#server/modules/audit/index.ts';
import { findComment, type Comment } from './comment-repo.ts';
import type { ReviewReport } from './report-repo.ts';
import type { ReviewableKind } from './reviewable-kind.ts';

export type ReviewedKind = MerchantCommentRow['kind'];
export type Table = Pick<ReviewableKind, 'table'>;
/** Where the reviews of each kind of order are kept. */
export type Tables = Readonly<Record<ReviewedKind, Table>>;

/** A report as its store sees it: not who decided. */
export const shownReport = ({
  reason,
  at,
  settled,
}: ReviewReport): NonNullable<MerchantCommentRow['report']> => ({
  reason,
  at,
  settled: settled && { outcome: settled.outcome, at: settled.at },
});

/** A review of a store where the caller works, or a refusal that does not reveal whether another's exists. */
export const visibleComment = async (
  query: Query,
  { session }: Pick<MerchantContext, 'session'>,
  { tables, id }: { tables: Tables; id: string },
): Promise<{ comment: Comment; table: Table }> => {
  for (const table of Object.values(tables)) {
    const at = { id, merchantId: session.merchantId };
    const comment = await findComment(query, table.table, at);
    if (comment !== null && !comment.isDeleted && worksIn(session, comment.storeId))
      return { comment, table };
  }
  return refuse('REVIEW_NOT_FOUND');
};

/** Writes down what a store did about a review. Nothing that its guest wrote is among it. */
export const recordReviewAct = (
  query: Query,
  context: MerchantContext,
  { id, storeId }: Pick<Comment, 'id' | 'storeId'>,
  { before, after }: { before: Facts | null; after: Facts },
): Promise<void> =>
  recordChanges(query, context, [
    {
      storeId,
      thing: 'REVIEW',
      thingId: id,
      name: { zh: '', en: '' },
      act: before === null ? 'ADDED' : 'CHANGED',
      before,
      after,
    },
  ]);
