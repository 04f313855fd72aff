import { DEFAULT_POINT } from '#shared/geo/distance.ts';
import { DAY, instant, plus } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import { checkPictures } from '#server/kit/uploads/check-pictures.ts';
import { cardsOf } from '#server/modules/catalogue/near/cards.ts';
import { placeIn, sightFrom } from '#server/modules/catalogue/near/find-near.ts';
import { nearIndex } from '#server/modules/catalogue/near/index-repo.ts';
import { addLike, insertReport, likedIds, likesOf, removeLike, reportSince } from './like-repo.ts';
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

/** The favourites say what any list says of the same stores. */
export const likes: Handlers['takeoutStoreLikes'] = async (context, { offset, size }) => {
  const {
    deps: { db },
    session,
    now,
    place,
  } = context;
  const from = place ?? DEFAULT_POINT;
  const { ids, next } = await likedIds(db.query, session.userId, { offset, size });
  const entries = await nearIndex.get(db);
  const sight = sightFrom(entries, from, now);
  const cards = await cardsOf(
    context,
    ids
      .map((id) => placeIn(entries, id))
      .filter((at) => at >= 0)
      .map(sight.near),
    from,
  );
  return {
    result: cards.map(({ storeId, imgUrl, classifyName, ...card }) => ({
      ...card,
      id: storeId,
      thumbnailHead: imgUrl,
      cuisine: classifyName,
    })),
    next,
    nextOffset: offset + ids.length,
  };
};

/** A report; the same of one guest, store and reason within a day is told again as the first. */
export const report: Handlers['takeoutStoreReport'] = async (
  {
    deps: {
      db: { query },
      random,
    },
    session: { userId },
    now,
  },
  { storeId, reason, note, pictures },
) => {
  const store = await storeOrRefuse(query, storeId);
  await checkPictures(query, userId, pictures, 'pictures');
  const before = await reportSince(query, { userId, storeId, reason }, plus(now, -DAY));
  if (before) return { reportId: before.id, createTime: instant(before.createdAt) };
  const id: string = random.id();
  await insertReport(
    query,
    { id, userId, merchantId: store.merchantId, storeId, reason, note, pictures },
    now,
  );
  return { reportId: id, createTime: now };
};
