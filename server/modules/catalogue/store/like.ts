import { DAY, dayOf, instant, plus } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import { countOfDay } from '#server/kit/day-tally.ts';
import { refuse } from '#server/kit/refusal.ts';
import { checkPictures } from '#server/kit/uploads/check-pictures.ts';
import { addLike, insertReport, likesOf, removeLike, reportSince } from './like-repo.ts';
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

/** Reports of a guest a day. */
const REPORTS_A_DAY = 20;

/** A report; the same of one guest, store and reason within a day is answered like the first. */
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
  const counted = { kind: 'report', source: userId, day: dayOf(now), most: REPORTS_A_DAY } as const;
  if (!(await countOfDay(query, counted))) return refuse('REPORT_TOO_MANY');
  const id: string = random.id();
  await insertReport(
    query,
    { id, userId, merchantId: store.merchantId, storeId, reason, note, pictures },
    now,
  );
  return { reportId: id, createTime: now };
};
