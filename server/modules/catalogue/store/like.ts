import type { Handlers } from '#server/kit/context.ts';
import { addLike, likesOf, removeLike } from './like-repo.ts';
import { storeOrRefuse } from './load.ts';

export const like: Handlers['takeoutStoreLike'] = async (
  {
    deps: {
      db: { query },
    },
    session: { userId },
    now,
  },
  { storeId, isLike },
) => {
  const store = await storeOrRefuse(query, storeId);
  await (isLike
    ? addLike(query, { userId, storeId: store.id }, now)
    : removeLike(query, { userId, storeId: store.id }));
  return likesOf(query, { userId, storeId: store.id });
};

export const liked: Handlers['takeoutStoreLiked'] = ({ deps, session: { userId } }, { storeId }) =>
  likesOf(deps.db.query, { userId, storeId });
