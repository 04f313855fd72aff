import type { Context, Handlers } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { findProduct, isOnSale } from '../group/product-repo.ts';
import { addLike, likesOf, removeLike } from './like-repo.ts';
import { groupStoreOrRefuse } from './store-repo.ts';

type Wish = { kind: 'store' | 'product'; id: string; isLike: boolean };

/** Sets a like of the caller, once for each key. */
const setLike = (context: Context<'member'>, { kind, id, isLike }: Wish) => {
  const {
    deps: { db },
    session: { userId },
    idempotencyKey: key,
    now,
  } = context;
  const like = { userId, kind, id };
  return keyed(
    { db, userId, scope: `group-like-${kind}`, key, body: { id, isLike }, now },
    async (query) => {
      await (isLike ? addLike(query, like, now) : removeLike(query, like));
      const likes = await likesOf(query, like);
      return likes.isLike === isLike ? likes : refuse('LIKES_FULL');
    },
  );
};

const productOrRefuse = async ({ deps }: Pick<Context, 'deps'>, id: string) =>
  (await findProduct(deps.db.query, id)) ?? refuse('PRODUCT_NOT_FOUND');

export const likeStore: Handlers['groupStoreLikeAdd'] = async (context, { id, isLike }) => {
  await groupStoreOrRefuse(context.deps.db.query, id);
  return setLike(context, { kind: 'store', id, isLike });
};

/** A deal that is no longer on sale can be let go of, not taken up. */
export const likeProduct: Handlers['groupProductLikeAdd'] = async (context, { id, isLike }) => {
  const product = await productOrRefuse(context, id);
  if (isLike && !isOnSale(product, context.now)) return refuse('PRODUCT_OFF_SALE');
  return setLike(context, { kind: 'product', id, isLike });
};

const likesSeen = async (context: Context<'guest'>, kind: Wish['kind'], id: string) =>
  likesOf(context.deps.db.query, {
    userId: await visitorOf(context.deps.db, context),
    kind,
    id,
  });

export const storeLikes: Handlers['groupStoreLikeGet'] = async (context, { id }) => {
  await groupStoreOrRefuse(context.deps.db.query, id);
  return likesSeen(context, 'store', id);
};

export const productLikes: Handlers['groupProductLikeGet'] = async (context, { id }) => {
  await productOrRefuse(context, id);
  return likesSeen(context, 'product', id);
};
