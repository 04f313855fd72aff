import { DEFAULT_POINT } from '#shared/geo/distance.ts';
import { DAY, instant, plus } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/context.ts';
import { checkPictures } from '#server/modules/orgs/check-pictures.ts';
import { addLike, insertReport, likedStores, likesOf, removeLike, reportSince } from './like-repo.ts';
import { storeOrRefuse } from './load.ts';
import { storeCard } from './store-page.ts';

export const like: Handlers['takeoutStoreLike'] = async ({ deps: { db: { query } }, session: { userId }, now }, { storeId, isLike }) => {
  const store = await storeOrRefuse(query, storeId);
  await (isLike ? addLike(query, { userId, storeId: store.id }, now) : removeLike(query, { userId, storeId: store.id }));
  return likesOf(query, { userId, storeId: store.id });
};

export const liked: Handlers['takeoutStoreLiked'] = ({ deps, session: { userId } }, { storeId }) => likesOf(deps.db.query, { userId, storeId });

export const likes: Handlers['takeoutStoreLikes'] = async (context, { offset, size }) => {
  const { stores, next } = await likedStores(context.deps.db.query, context.session.userId, { offset, size });
  return { result: stores.map((store) => storeCard(store, context.place ?? DEFAULT_POINT, context)), next, nextOffset: offset + stores.length };
};

/** A report; the same of one guest, store and reason within a day is told again as the first. */
export const report: Handlers['takeoutStoreReport'] = async ({ deps: { db: { query }, random }, session: { userId }, now }, { storeId, reason, note, pictures }) => {
  const store = await storeOrRefuse(query, storeId);
  await checkPictures(query, userId, pictures, 'pictures');
  const before = await reportSince(query, { userId, storeId, reason }, plus(now, -DAY));
  if (before) return { reportId: before.id, createTime: instant(before.createdAt) };
  const id: string = random.id();
  await insertReport(query, { id, userId, merchantId: store.merchantId, storeId, reason, note, pictures }, now);
  return { reportId: id, createTime: now };
};
