import type { MerchantCommentRow } from '#shared/contract/merchant/comment.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { storeScope, worksIn } from '#server/kit/store-scope.ts';
import { commentsWhere, findComment, type Comment, type Which } from './comment-repo.ts';
import { FILTERS } from './group.ts';
import { answerReview } from './record.ts';
import type { ReviewableKind } from './reviewable-kind.ts';

type ReviewedKind = MerchantCommentRow['kind'];
type Table = Pick<ReviewableKind, 'table'>;
/** Where the reviews of each kind of order are kept. */
type Tables = Readonly<Record<ReviewedKind, Table>>;
type Found = Comment & { kind: ReviewedKind };

/** Names that a row shows of the things that a review rates by themselves. */
const MOST_NAMES = 3;

const rowOf = (
  { kind, id, storeId, nickname, overall, remark, photos, products, createdAt, reply }: Found,
  pick: MerchantContext['pick'],
): MerchantCommentRow => ({
  kind,
  commentId: id,
  storeId,
  productName: products
    .slice(0, MOST_NAMES)
    .map(({ name }) => pick(name))
    .join(' · '),
  nickname,
  score: overall,
  text: remark,
  imgList: [...photos],
  at: createdAt,
  reply,
});

const newestFirst = (a: Found, b: Found): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

/** A page of the reviews of some kinds together; one more than asked for shows whether there is another. */
const pageOf = async (
  { deps: { db } }: MerchantContext,
  tables: readonly [ReviewedKind, Table][],
  { which, offset, size }: { which: Which; offset: number; size: number },
): Promise<Found[]> => {
  const ofKinds = await Promise.all(
    tables.map(async ([kind, { table }]) =>
      (await commentsWhere(db.query, table, which, { offset: 0, size: offset + size })).map(
        (comment): Found => ({ ...comment, kind }),
      ),
    ),
  );
  return ofKinds.flat().toSorted(newestFirst).slice(offset);
};

/** Reviews of the stores where the caller works. */
const list =
  (tables: Tables): Handlers['merchantCommentList'] =>
  async (context, { storeIds: asked, kind, state, tab, offset, size }) => {
    const { session } = context;
    const storeIds = storeScope(session, asked);
    const which = {
      merchantId: session.merchantId,
      ...(storeIds !== null && { storeIds }),
      isAnswered: state === 'ANSWERED',
      filter: FILTERS[tab],
    };
    const all = Object.entries(tables) as [ReviewedKind, Table][];
    const wanted = all.filter(([one]) => kind === undefined || one === kind);
    const found = await pageOf(context, wanted, { which, offset, size });
    const page = found.slice(0, size);
    return {
      result: page.map((comment) => rowOf(comment, context.pick)),
      next: found.length > size,
      nextOffset: offset + page.length,
    };
  };

/** A review of a store where the caller works, or a refusal that does not reveal whether another's exists. */
const visibleComment = async (
  { deps: { db }, session }: MerchantContext,
  tables: Tables,
  id: string,
): Promise<{ comment: Comment; table: Table }> => {
  for (const table of Object.values(tables)) {
    const at = { id, merchantId: session.merchantId };
    const comment = await findComment(db.query, table.table, at);
    if (comment !== null && !comment.isDeleted && worksIn(session, comment.storeId))
      return { comment, table };
  }
  return refuse('REVIEW_NOT_FOUND');
};

const reply =
  (tables: Tables): Handlers['merchantCommentReply'] =>
  async (context, { commentId, text }) => {
    const { deps, session, now } = context;
    const { table } = await visibleComment(context, tables, commentId);
    const answer = { merchantId: session.merchantId, id: commentId, text, at: now };
    if (await answerReview(deps.db.query, table, answer)) return { reply: { text, at: now } };
    const { reply: given } = (await visibleComment(context, tables, commentId)).comment;
    return given?.text === text ? { reply: given } : refuse('REVIEW_ANSWERED');
  };

/** The console's calls about reviews. */
export const deskReviewHandlers = (tables: Tables) =>
  ({
    merchantCommentList: list(tables),
    merchantCommentReply: reply(tables),
  }) satisfies Partial<Handlers>;
