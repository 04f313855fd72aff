import { reviewScore, scoredSince } from '#shared/group/review-score.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { addReviewOf } from './add.ts';
import {
  commentsWhere,
  findComment,
  hideComment,
  sumComments,
  type Which,
} from './comment-repo.ts';
import type { DealReviewable } from './reviewable-kind.ts';

/** Tabs of reviews of deals, as the repository filters. */
export const FILTERS = {
  all: 'ALL',
  withImg: 'PHOTO',
  good: 'GOOD',
  middle: 'MIDDLE',
  bad: 'POOR',
} as const satisfies Record<string, Which['filter']>;

const countsOf = ({ count, photoCount, stars }: Awaited<ReturnType<typeof sumComments>>) => {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars;
  return { all: count, withImg: photoCount, good: four + five, middle: three, bad: one + two };
};

const add = (kind: DealReviewable): Handlers['groupCommentAdd'] => {
  const addReview = addReviewOf(kind, 'group-review/add');
  return (context, { orderId, score, text, imgList, isAnonymous }) =>
    addReview(context, {
      tradeId: orderId,
      overall: score,
      taste: null,
      packaging: null,
      riderScore: null,
      riderTags: [],
      isAnonymous,
      remark: text,
      photos: imgList,
      products: [],
    });
};

const remove =
  (kind: DealReviewable): Handlers['groupCommentDelete'] =>
  ({ deps, session, now }, { commentId }) =>
    deps.db.tx(async (query) => {
      const own = { id: commentId, userId: session.userId };
      if (!(await hideComment(query, kind.table, own))) return refuse('REVIEW_NOT_FOUND');
      const comment = await findComment(query, kind.table, own);
      if (comment !== null) await kind.rate(query, comment, now);
      return {};
    });

/** How a store or a deal is rated. */
const ratingOf = async (
  kind: DealReviewable,
  { deps, now }: Context,
  which: Pick<Which, 'storeId' | 'firstProductId'>,
) => {
  const { count, stars } = await sumComments(deps.db.query, kind.table, {
    ...which,
    filter: 'ALL',
    since: scoredSince(now),
  });
  return { score: reviewScore(stars), count, spread: stars };
};

const storeScore =
  (kind: DealReviewable): Handlers['groupCommentStoreScore'] =>
  async (context, { storeId }) =>
    (await kind.hasStore(context.deps.db.query, storeId))
      ? ratingOf(kind, context, { storeId })
      : refuse('STORE_NOT_FOUND');

const storeCount =
  (kind: DealReviewable): Handlers['groupCommentStoreCount'] =>
  async ({ deps: { db } }, { storeId }) =>
    (await kind.hasStore(db.query, storeId))
      ? countsOf(await sumComments(db.query, kind.table, { storeId, filter: 'ALL' }))
      : refuse('STORE_NOT_FOUND');

const productCount =
  (kind: DealReviewable): Handlers['groupCommentProductCount'] =>
  async (context, { productId }) => {
    const { query } = context.deps.db;
    const which = { firstProductId: productId };
    if (!(await kind.hasProduct(query, productId))) return refuse('PRODUCT_NOT_FOUND');
    const [sums, rating] = await Promise.all([
      sumComments(query, kind.table, { ...which, filter: 'ALL' }),
      ratingOf(kind, context, which),
    ]);
    return { ...countsOf(sums), rating };
  };

const list =
  (kind: DealReviewable): Handlers['groupCommentList'] =>
  async (context, { storeId, productId, tab, offset, size }) => {
    const { deps, pick } = context;
    if (storeId === undefined && productId === undefined)
      return refuse('BAD_REQUEST', { issues: ['storeId'] });
    const userId = await kind.visitor(deps.db, context);
    const which: Which = {
      filter: FILTERS[tab],
      ...(userId !== null && { hidden: { of: userId } }),
      ...(storeId !== undefined && { storeId }),
      ...(productId !== undefined && { firstProductId: productId }),
    };
    const found = await commentsWhere(deps.db.query, kind.table, which, { offset, size });
    const page = found.slice(0, size);
    return {
      result: page.map((comment) => ({
        commentId: comment.id,
        nickname: comment.nickname,
        score: comment.overall,
        text: comment.remark,
        imgList: [...comment.photos],
        productId: comment.products[0]!.productId,
        productName: pick(comment.products[0]!.name),
        at: comment.createdAt,
        reply: comment.reply,
        isMine: comment.userId === userId,
        isHidden: comment.isHidden,
      })),
      next: found.length > size,
      nextOffset: offset + page.length,
    };
  };

/** The calls about reviews of orders of deals. */
export const groupReviewHandlers = (kind: DealReviewable) =>
  ({
    groupCommentAdd: add(kind),
    groupCommentDelete: remove(kind),
    groupCommentStoreScore: storeScore(kind),
    groupCommentStoreCount: storeCount(kind),
    groupCommentProductCount: productCount(kind),
    groupCommentList: list(kind),
  }) satisfies Partial<Handlers>;
