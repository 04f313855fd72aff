import { rating } from '#shared/codes/rating.ts';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { checkRating } from '#shared/order/actions/rating.ts';
import { must } from '#shared/kernel/result.ts';
import type { Handlers } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { checkPictures } from '#server/kit/uploads/check-pictures.ts';
import { markReviewed, ownTakeoutOrder, type TakeoutOrder } from '#server/modules/order/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { addComment, countScore, type CommentProduct } from './comment-repo.ts';
import { shownName } from './shown-name.ts';

type Body = RequestOf<Contract['takeoutCommentAdd']>;

/** Dishes may be rated that the order has, each once. */
const productsOf = ({ products }: Body, order: TakeoutOrder): CommentProduct[] => {
  const isOnce = new Set(products.map(({ productId }) => productId)).size === products.length;
  const areOfOrder = products.every(
    ({ productId, score }) =>
      rating.nameOf(score) !== 'unknown' &&
      order.lines.some((line) => line.productId === productId),
  );
  if (!isOnce || !areOfOrder) return refuse('REVIEW_INVALID', { reason: 'badProduct' });
  return products.map(({ productId, score }) => ({
    productId,
    score,
    name: must(
      order.lines.find((line) => line.productId === productId),
      'the line of a rated dish',
    ).name,
  }));
};

/** Rates a completed order, once. Row, score of the store and the order's log move together. */
export const addReview: Handlers['takeoutCommentAdd'] = async (context, body) => {
  const { deps, session, now, idempotencyKey } = context;
  const order = await ownTakeoutOrder(context, body.tradeId);
  return keyed(
    {
      db: deps.db,
      userId: session.userId,
      scope: 'takeout-review/add',
      key: idempotencyKey,
      body,
      now,
    },
    async (query) => {
      if (order.hasComment) return refuse('REVIEW_ALREADY');
      await checkPictures(query, session.userId, body.photos, 'photos');
      if (order.status !== takeoutOrderStatus.codes.completed) return refuse('REVIEW_NOT_NOW');
      const checked = checkRating({
        overall: body.overall,
        taste: body.taste,
        packaging: body.packaging,
        riderScore: body.riderScore,
        riderTags: body.riderTags,
      });
      if (!checked.ok) return refuse('REVIEW_INVALID', { reason: checked.reason });
      if (body.riderScore !== null && order.riderId === null)
        return refuse('REVIEW_INVALID', { reason: 'noRider' });
      const products = productsOf(body, order);
      if ((await markReviewed(query, order, now)) === null) return refuse('REVIEW_ALREADY');
      const { overall, taste, packaging, riderScore, riderTags, isAnonymous, remark, photos } =
        body;
      const comment = {
        merchantId: order.merchantId,
        id: deps.random.id<never>(),
        storeId: order.storeId,
        orderId: order.id,
        userId: session.userId,
        nickname: shownName(session.nickname, isAnonymous),
        isAnonymous,
        overall,
        taste,
        packaging,
        riderScore,
        riderTags,
        remark,
        photos,
        products,
        createdAt: now,
      };
      await addComment(query, comment);
      await countScore(query, comment);
      return { commentId: comment.id };
    },
  );
};
