import type { Context, Handlers } from '#server/kit/context.ts';
import { storeOrRefuse, takeoutStoresByIds } from '#server/modules/catalogue/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  commentsWhere,
  hideComment,
  sumComments,
  type Comment,
  type Which,
} from './comment-repo.ts';

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

const paged = async <Row>(
  { deps }: Pick<Context, 'deps'>,
  which: Which,
  { offset, size }: { offset: number; size: number },
  row: (comment: Comment) => Row,
) => {
  const found = await commentsWhere(deps.db.query, which, { offset, size });
  const page = found.slice(0, size);
  return { result: page.map(row), next: found.length > size, nextOffset: offset + page.length };
};

/** Of a dish, or of all dishes that were rated. */
export const productCommentList: Handlers['takeoutProductCommentList'] = async (
  context,
  { storeId, productId, filter, ...asked },
) => {
  await storeOrRefuse(context.deps.db.query, storeId);
  return paged(
    context,
    { storeId, productId, withProducts: productId === undefined, filter },
    asked,
    (comment) => commentRow(comment, context.pick),
  );
};

export const storeCommentList: Handlers['takeoutStoreCommentList'] = async (
  context,
  { storeId, filter, ...asked },
) => {
  await storeOrRefuse(context.deps.db.query, storeId);
  return paged(context, { storeId, filter }, asked, (comment) => commentRow(comment, context.pick));
};

const tenth = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

/** Of a store the score is the one on its card, which also counts what was rated before this list began. */
export const productCommentSummary: Handlers['takeoutProductCommentSummary'] = async (
  {
    deps: {
      db: { query },
    },
  },
  { storeId, productId },
) => {
  const store = await storeOrRefuse(query, storeId);
  const { count, photoCount, taste, packaging, stars } = await sumComments(query, {
    storeId,
    productId,
    filter: 'ALL',
  });
  const mean =
    count === 0 ? null : stars.reduce((sum, times, place) => sum + times * (place + 1), 0) / count;
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

export const myComments: Handlers['takeoutMyComments'] = async (context, asked) => {
  const {
    deps: {
      db: { query },
    },
    session,
    pick,
  } = context;
  const { result, ...rest } = await paged(
    context,
    { userId: session.userId, filter: 'ALL' },
    asked,
    (comment) => comment,
  );
  const stores = new Map(
    (await takeoutStoresByIds(query, [...new Set(result.map(({ storeId }) => storeId))])).map(
      (store) => [store.id, store],
    ),
  );
  return {
    ...rest,
    result: result.map((comment) => {
      const store = stores.get(comment.storeId);
      return {
        ...commentRow(comment, pick),
        nickname: session.nickname,
        tradeId: comment.orderId,
        storeId: comment.storeId,
        storeName: store === undefined ? '' : pick(store.name),
        storeImg: store?.picture ?? '',
        isAnonymous: comment.isAnonymous,
        riderScore: comment.riderScore,
        riderTags: [...comment.riderTags],
      };
    }),
  };
};

export const deleteComment: Handlers['takeoutCommentDelete'] = async (
  { deps, session },
  { commentId },
) =>
  (await hideComment(deps.db.query, commentId, session.userId)) ? {} : refuse('REVIEW_NOT_FOUND');
