import type { Context, Handlers } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  commentsWhere,
  hideComment,
  sumComments,
  type Comment,
  type Which,
} from './comment-repo.ts';

import type { ReviewableKind, ReviewedStore } from './reviewable-kind.ts';

type PickText = Context['pick'];

const commentRow = (
  { id, nickname, overall, taste, packaging, remark, photos, products, createdAt, reply }: Comment,
  pick: PickText,
) => ({
  commentId: id,
  nickname,
  overall,
  taste,
  packaging,
  remark,
  photos: [...photos],
  products: products.map(({ productId, name, score }) => ({
    productId,
    productName: pick(name),
    score,
  })),
  createTime: createdAt,
  reply,
});

const storeOrRefuse = async (
  { findStore }: ReviewableKind,
  query: Query,
  id: string,
): Promise<ReviewedStore> => (await findStore(query, id)) ?? refuse('STORE_NOT_FOUND');

type Page = { offset: number; size: number };

const pageOf = async (
  { deps }: Pick<Context, 'deps'>,
  { table }: ReviewableKind,
  { which, offset, size }: Page & { which: Which },
) => {
  const found = await commentsWhere(deps.db.query, table, which, { offset, size });
  const page = found.slice(0, size);
  return { page, next: found.length > size, nextOffset: offset + page.length };
};

/** Of a product, or of all products that were rated. */
export const productCommentListOf =
  (kind: ReviewableKind): Handlers['takeoutProductCommentList'] =>
  async (context, { storeId, productId, filter, ...asked }) => {
    await storeOrRefuse(kind, context.deps.db.query, storeId);
    const which = { storeId, productId, withProducts: productId === undefined, filter };
    const { page, ...rest } = await pageOf(context, kind, { ...asked, which });
    return { result: page.map((comment) => commentRow(comment, context.pick)), ...rest };
  };

export const storeCommentListOf =
  (kind: ReviewableKind): Handlers['takeoutStoreCommentList'] =>
  async (context, { storeId, filter, ...asked }) => {
    await storeOrRefuse(kind, context.deps.db.query, storeId);
    const { page, ...rest } = await pageOf(context, kind, { ...asked, which: { storeId, filter } });
    return { result: page.map((comment) => commentRow(comment, context.pick)), ...rest };
  };

/** Of a product, or all of a store: one call for both. */
export const commentListOf = (kind: ReviewableKind): Handlers['takeoutProductCommentList'] => {
  const [ofStore, ofProduct] = [storeCommentListOf(kind), productCommentListOf(kind)];
  return (context, asked) => (asked.productId === undefined ? ofStore : ofProduct)(context, asked);
};

const tenth = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

/** Of a store the score is the one on its card, which also counts what was rated before this list began. */
export const productCommentSummaryOf =
  (kind: ReviewableKind): Handlers['takeoutProductCommentSummary'] =>
  async (
    {
      deps: {
        db: { query },
      },
    },
    { storeId, productId },
  ) => {
    const store = await storeOrRefuse(kind, query, storeId);
    const { count, photoCount, taste, packaging, stars } = await sumComments(query, kind.table, {
      storeId,
      productId,
      filter: 'ALL',
    });
    const mean =
      count === 0
        ? null
        : stars.reduce((sum, times, place) => sum + times * (place + 1), 0) / count;
    const goodCount = (stars[3] ?? 0) + (stars[4] ?? 0);
    return {
      score: tenth(productId === undefined ? store.score : mean),
      count,
      goodCount,
      badCount: count - goodCount,
      photoCount,
      taste: tenth(taste),
      packaging: tenth(packaging),
      stars,
    };
  };

const ownRow = (
  { session, pick }: Context<'member'>,
  comment: Comment,
  store: ReviewedStore | undefined,
) => ({
  ...commentRow(comment, pick),
  nickname: session.nickname,
  tradeId: comment.orderId,
  storeId: comment.storeId,
  storeName: store === undefined ? '' : pick(store.name),
  storeImg: store?.picture ?? '',
  isAnonymous: comment.isAnonymous,
  isHidden: comment.isHidden,
  riderScore: comment.riderScore,
  riderTags: [...comment.riderTags],
});

export const myCommentsOf =
  (kind: ReviewableKind): Handlers['takeoutMyComments'] =>
  async (context, asked) => {
    const { page, ...rest } = await pageOf(context, kind, {
      ...asked,
      which: { userId: context.session.userId, filter: 'ALL', hidden: 'all' },
    });
    const ids = [...new Set(page.map(({ storeId }) => storeId))];
    const stores = new Map(
      (await kind.findStores(context.deps.db.query, ids)).map((store) => [store.id, store]),
    );
    return {
      result: page.map((comment) => ownRow(context, comment, stores.get(comment.storeId))),
      ...rest,
    };
  };

export const deleteCommentOf =
  ({ table }: ReviewableKind): Handlers['takeoutCommentDelete'] =>
  async ({ deps, session }, { commentId }) =>
    (await hideComment(deps.db.query, table, { id: commentId, userId: session.userId }))
      ? {}
      : refuse('REVIEW_NOT_FOUND');
