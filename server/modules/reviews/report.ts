import { dayOf, startOfDay } from '#shared/kernel/time.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { raiseAlert } from '#server/modules/oversight/index.ts';
import { recordReviewAct, shownReport, visibleComment, type Tables } from './desk-review.ts';
import { addReport, countReports, reportsOf } from './report-repo.ts';

/** Whoever answers for the store learns that a review of it was reported: a count for each day. */
const alertDeciders = async (context: MerchantContext, storeId: string): Promise<void> => {
  const { deps, session, now } = context;
  const { merchantId, operatorId } = session;
  const today = startOfDay(dayOf(now));
  await raiseAlert(context, {
    kind: 'review-reported',
    merchantId,
    storeId,
    operatorId,
    times: await countReports(deps.db.query, { merchantId, storeId }, today),
  });
};

/** Tells the platform that a review is against its rules, once. */
export const reportReview =
  (tables: Tables): Handlers['merchantCommentReport'] =>
  async (context, body) => {
    const { deps, session, now } = context;
    const { merchantId, operatorId } = session;
    const { commentId, reason, note } = body;
    const attempt = deps.random.id();
    const first = await keyed(
      {
        db: deps.db,
        userId: operatorId,
        scope: 'review/report',
        key: body.requestId,
        body,
        now,
      },
      async (query) => {
        const { comment } = await visibleComment(query, context, { tables, id: commentId });
        const { storeId } = comment;
        const wish = { merchantId, commentId, storeId, operatorId, note, reason, at: now };
        if (await addReport(query, wish)) {
          await recordReviewAct(query, context, comment, {
            before: {},
            after: { report: reason },
          });
          return { storeId, attempt, isNew: true };
        }
        return { storeId, attempt, isNew: false };
      },
    );
    const isMine = first.attempt === attempt && first.isNew;
    if (isMine) await alertDeciders(context, first.storeId);
    const given = (await reportsOf(deps.db.query, merchantId, [commentId])).get(commentId);
    return given === undefined
      ? refuse('REVIEW_NOT_FOUND')
      : { report: shownReport(given), replay: !isMine };
  };
