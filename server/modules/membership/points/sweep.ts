import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import { BALL_MS, SOURCE_MS } from '#shared/member/points.ts';
import type { Db } from '#server/db/db.ts';
import { bookOverdue } from './sources-repo.ts';
import { carryOld, dropOldHelps, endExpired, takeBackRefunded } from './sweep-repo.ts';

const MOST = 500;
/** How long single rows are kept: the year that credits last, their last month, and a year to look back. */
const KEEP_MS = 760 * DAY;

/** Repeats a limited piece of work until it finds less than its limit. */
const drain = async (work: () => Promise<number>): Promise<void> => {
  while ((await work()) >= MOST);
};

/** Takes back points of what was refunded. Safe to run twice, and from several servers. */
export const takePointsBack = ({ query }: Pick<Db, 'query'>, now: Instant): Promise<number> =>
  takeBackRefunded(query, now);

/** Books what nobody collected, ends what is over and folds what is old. Safe to run twice, and from several servers. */
export const sweepPoints = async ({ query }: Pick<Db, 'query'>, now: Instant): Promise<void> => {
  await drain(() => bookOverdue(query, { dueBy: plus(now, -BALL_MS), now, most: MOST }));
  await takeBackRefunded(query, now);
  await drain(() => endExpired(query, now, MOST));
  await carryOld(query, plus(now, -KEEP_MS));
  await dropOldHelps(query, plus(now, -SOURCE_MS));
};
