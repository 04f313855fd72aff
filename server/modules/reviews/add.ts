import { rating } from '#shared/codes/rating.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { asId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { checkRating } from '#shared/order/actions/rating.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { checkPictures } from '#server/kit/uploads/check-pictures.ts';
import type { CommentProduct, NewComment } from './comment-repo.ts';
import { recordReview } from './record.ts';
import type { Reviewable, ReviewableKind } from './reviewable-kind.ts';
import { shownName } from './shown-name.ts';

type Body = RequestOf<Contract['takeoutCommentAdd']>;

/** Products may be rated that the order has, each once. */
const productsOf = ({ products }: Body, order: Reviewable): CommentProduct[] => {
  const isOnce = new Set(products.map(({ productId }) => productId)).size === products.length;
  const areOfOrder = products.every(
    ({ productId, score }) =>
      rating.nameOf(score) !== 'unknown' &&
      order.products.some((product) => product.productId === productId),
  );
  if (!isOnce || !areOfOrder) return refuse('REVIEW_INVALID', { reason: 'badProduct' });
  return products.map(({ productId, score }) => ({
    productId,
    score,
    name: must(
      order.products.find((product) => product.productId === productId),
      'a rated product of the order',
    ).name,
  }));
};

/** Refuses scores, tags and products that this order cannot have. */
const checkScores = (body: Body, order: Reviewable): CommentProduct[] => {
  const checked = checkRating({
    overall: body.overall,
    taste: body.taste,
    packaging: body.packaging,
    riderScore: body.riderScore,
    riderTags: body.riderTags,
  });
  if (!checked.ok) return refuse('REVIEW_INVALID', { reason: checked.reason });
  if (body.riderScore !== null && !order.hasRider)
    return refuse('REVIEW_INVALID', { reason: 'noRider' });
  return order.isOneProduct === true
    ? order.products.map(({ productId, name }) => ({
        productId: asId(productId),
        name,
        score: body.overall,
      }))
    : productsOf(body, order);
};

const commentOf = (
  { deps, session, now }: MemberContext,
  body: Body,
  { order, products }: { order: Reviewable; products: CommentProduct[] },
): NewComment => ({
  merchantId: order.merchantId,
  id: asId(deps.random.id()),
  storeId: order.storeId,
  orderId: order.id,
  userId: session.userId,
  nickname: shownName(session.nickname, body.isAnonymous),
  isAnonymous: body.isAnonymous,
  overall: body.overall,
  taste: body.taste,
  packaging: body.packaging,
  riderScore: body.riderScore,
  riderTags: body.riderTags,
  remark: body.remark,
  photos: body.photos,
  products,
  createdAt: now,
});

type Kind = Pick<ReviewableKind, 'table' | 'fresh' | 'receive'> & {
  rate: (query: Query, comment: NewComment, at: Instant) => Promise<void>;
};

/** Rates a completed order of one kind, once. Row, score of the store and the order's log move together. */
export const addReviewOf =
  (kind: Kind, scope: string): Handlers['takeoutCommentAdd'] =>
  async (context, body) => {
    const { deps, session, now, idempotencyKey: key } = context;
    const { userId } = session;
    const order = await kind.fresh(deps.db, body.tradeId, now);
    if (order === null || order.userId !== userId) return refuse('ORDER_NOT_FOUND');
    return keyed({ db: deps.db, userId, scope, key, body, now }, async (query) => {
      if (order.isReviewed) return refuse('REVIEW_ALREADY');
      await checkPictures(query, userId, body.photos, 'photos');
      if (!order.isCompleted) return refuse('REVIEW_NOT_NOW');
      const comment = commentOf(context, body, { order, products: checkScores(body, order) });
      if (!(await recordReview(query, kind, comment))) return refuse('REVIEW_ALREADY');
      await kind.rate(query, comment, now);
      return { commentId: comment.id };
    });
  };
