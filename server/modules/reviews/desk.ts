import type { MerchantCommentRow } from '#shared/contract/merchant/comment.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { storeScope, worksIn } from '#server/kit/store-scope.ts';
import { commentsWhere, findComment, type Comment } from './comment-repo.ts';
import { FILTERS } from './group.ts';
import { answerReview } from './record.ts';
import type { DealReviewable } from './reviewable-kind.ts';

type Kind = Pick<DealReviewable, 'table'>;

const rowOf = (
  { id, storeId, nickname, overall, remark, photos, products, createdAt, reply }: Comment,
  pick: MerchantContext['pick'],
): MerchantCommentRow => ({
  commentId: id,
  storeId,
  productName: pick(products[0]!.name),
  nickname,
  score: overall,
  text: remark,
  imgList: [...photos],
  at: createdAt,
  reply,
});

/** Reviews of the stores where the caller works. */
const list =
  ({ table }: Kind): Handlers['merchantCommentList'] =>
  async ({ deps: { db }, session, pick }, { storeIds: asked, state, tab, offset, size }) => {
    const storeIds = storeScope(session, asked);
    const which = {
      merchantId: session.merchantId,
      ...(storeIds !== null && { storeIds }),
      isAnswered: state === 'ANSWERED',
      filter: FILTERS[tab],
    };
    const found = await commentsWhere(db.query, table, which, { offset, size });
    const page = found.slice(0, size);
    return {
      result: page.map((comment) => rowOf(comment, pick)),
      next: found.length > size,
      nextOffset: offset + page.length,
    };
  };

/** A review of a store where the caller works, or a refusal that does not reveal whether another's exists. */
const visibleComment = async (
  { deps: { db }, session }: MerchantContext,
  { table }: Kind,
  id: string,
): Promise<Comment> => {
  const comment = await findComment(db.query, table, { id, merchantId: session.merchantId });
  return comment !== null && !comment.isDeleted && worksIn(session, comment.storeId)
    ? comment
    : refuse('REVIEW_NOT_FOUND');
};

const reply =
  (kind: Kind): Handlers['merchantCommentReply'] =>
  async (context, { commentId, text }) => {
    const { deps, session, now } = context;
    await visibleComment(context, kind, commentId);
    const answer = { merchantId: session.merchantId, id: commentId, text, at: now };
    if (await answerReview(deps.db.query, kind, answer)) return { reply: { text, at: now } };
    const { reply: given } = await visibleComment(context, kind, commentId);
    return given?.text === text ? { reply: given } : refuse('REVIEW_ANSWERED');
  };

/** The console's calls about reviews of deals. */
export const deskReviewHandlers = (kind: Kind) =>
  ({
    merchantCommentList: list(kind),
    merchantCommentReply: reply(kind),
  }) satisfies Partial<Handlers>;
