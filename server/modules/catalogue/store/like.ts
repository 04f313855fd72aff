import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { Handlers } from '#server/kit/context.ts';
import { addLike, likesOf, removeLike } from './like-repo.ts';
import { storeOrRefuse } from './load.ts';

/** Makes a store of one shop a favourite, or no longer. */
export const likeHandler =
  (kind: StoreKind): Handlers['takeoutStoreLike'] =>
  async (
    {
      deps: {
        db: { query },
      },
      session: { userId },
      now,
    },
    { storeId, isLike },
  ) => {
    const store = await storeOrRefuse(query, storeId, kind);
    await (isLike
      ? addLike(query, { userId, storeId: store.id }, now)
      : removeLike(query, { userId, storeId: store.id }));
    return likesOf(query, { userId, storeId: store.id });
  };

export const liked: Handlers['takeoutStoreLiked'] = ({ deps, session: { userId } }, { storeId }) =>
  likesOf(deps.db.query, { userId, storeId });
