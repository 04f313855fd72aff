import { dayOf, startOfDay } from '#shared/kernel/time.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { raiseAlert } from '#server/modules/oversight/index.ts';
import { recordReviewAct, visibleComment, type Tables } from './desk-review.ts';
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
        const report = { reason, at: now };
        const wish = { merchantId, commentId, storeId, operatorId, note, ...report };
        if (await addReport(query, wish)) {
          await recordReviewAct(query, context, comment, {
            before: {},
            after: { report: reason },
          });
          return { report, storeId, attempt, isNew: true };
        }
        const given = (await reportsOf(query, merchantId, [commentId])).get(commentId);
        return { report: given ?? report, storeId, attempt, isNew: false };
      },
    );
    const isMine = first.attempt === attempt && first.isNew;
    if (isMine) await alertDeciders(context, first.storeId);
    return { report: first.report, replay: !isMine };
  };
