import type { MerchantCommentRow } from '#shared/contract/merchant/comment.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { storeScope } from '#server/kit/store-scope.ts';
import { commentsWhere, type Comment, type Which } from './comment-repo.ts';
import { shownReport, type ReviewedKind, type Table, type Tables } from './desk-review.ts';
import { FILTERS } from './group.ts';
import { replyTo } from './reply.ts';
import { reportReview } from './report.ts';
import { reportsOf, type ReviewReport } from './report-repo.ts';

type Found = Comment & { kind: ReviewedKind };

/** Names that a row shows of the things that a review rates by themselves. */
const MOST_NAMES = 3;

const rowOf = (
  { kind, id, storeId, nickname, overall, remark, photos, products, createdAt, reply }: Found,
  report: ReviewReport | null,
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
  report: report && shownReport(report),
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
      hidden: 'all' as const,
    };
    const all = Object.entries(tables) as [ReviewedKind, Table][];
    const wanted = all.filter(([one]) => kind === undefined || one === kind);
    const found = await pageOf(context, wanted, { which, offset, size });
    const page = found.slice(0, size);
    const ids = page.map(({ id }) => id);
    const reports = await reportsOf(context.deps.db.query, session.merchantId, ids);
    return {
      result: page.map((comment) => rowOf(comment, reports.get(comment.id) ?? null, context.pick)),
      next: found.length > size,
      nextOffset: offset + page.length,
    };
  };

/** The console's calls about reviews. */
export const deskReviewHandlers = (tables: Tables) =>
  ({
    merchantCommentList: list(tables),
    merchantCommentReply: replyTo(tables),
    merchantCommentReport: reportReview(tables),
  }) satisfies Partial<Handlers>;
