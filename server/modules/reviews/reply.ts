import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { canChangeReply, replyChangeableUntil } from '#shared/order/actions/can-change-reply.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { once } from '#server/kit/idempotency/once.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { Comment } from './comment-repo.ts';
import { recordReviewAct, visibleComment, type Table, type Tables } from './desk-review.ts';
import { answerReview } from './record.ts';
import { changeReply } from './reply-repo.ts';

type Body = RequestOf<Contract['merchantCommentReply']>;
type Reply = NonNullable<Comment['reply']>;
type Asked = { context: MerchantContext; body: Body; comment: Comment; table: Table };

/** The first reply; null where somebody else was quicker. */
const answer = async (
  query: Query,
  { context, body: { text }, comment, table }: Asked,
): Promise<Reply | null> => {
  const { session, now } = context;
  const first = { merchantId: session.merchantId, id: comment.id, text, at: now };
  if (!(await answerReview(query, table, first))) return null;
  await recordReviewAct(query, context, comment, { before: null, after: { reply: text } });
  return { text, at: now, editedAt: null };
};

/** Another text in the place of the one that the caller read. */
const change = async (
  query: Query,
  { context, body: { text, before }, comment, table }: Asked,
  given: Reply,
): Promise<Reply> => {
  const { session, now } = context;
  if (given.text === text) return given;
  if (before === undefined) return refuse('REVIEW_ANSWERED');
  if (!canChangeReply(given.at, now))
    return refuse('REVIEW_REPLY_LATE', { until: replyChangeableUntil(given.at) });
  const id = { merchantId: session.merchantId, id: comment.id };
  if (!(await changeReply(query, table.table, { ...id, text, before, at: now })))
    return refuse('REVIEW_ANSWERED');
  await recordReviewAct(query, context, comment, {
    before: { reply: before },
    after: { reply: text },
  });
  return { text, at: given.at, editedAt: now };
};

/** A store's answer, or other words for it within a day. */
export const replyTo =
  (tables: Tables): Handlers['merchantCommentReply'] =>
  async (context, body) => {
    const at = { tables, id: body.commentId };
    return once(context, body, {
      scope: 'review/reply',
      work: async (query) => {
        const asked = { context, body, ...(await visibleComment(query, context, at)) };
        // nobody would read it
        if (asked.comment.isHidden) return refuse('REVIEW_NOT_FOUND');
        const fresh = asked.comment.reply === null ? await answer(query, asked) : null;
        if (fresh !== null) return { reply: fresh };
        const { reply: given } = (await visibleComment(query, context, at)).comment;
        return {
          reply: given === null ? refuse('REVIEW_ANSWERED') : await change(query, asked, given),
        };
      },
    });
  };
