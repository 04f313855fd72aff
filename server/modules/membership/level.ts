import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import {
  GROWTH_DAYS,
  LEVEL_KEPT_DAYS,
  levelStanding,
  type LevelStanding,
} from '#shared/member/level.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers } from '#server/kit/context.ts';
import { paidSince } from './growth-repo.ts';

/** Where a member stands now. */
export const standingOf = async (
  query: Query,
  userId: string,
  now: Instant,
): Promise<LevelStanding> => {
  const since = plus(now, -(GROWTH_DAYS + LEVEL_KEPT_DAYS) * DAY);
  return levelStanding(await paidSince(query, userId, since), now);
};

/** The level alone: 0 to 4. */
export const levelOf = async (query: Query, userId: string, now: Instant): Promise<number> =>
  (await standingOf(query, userId, now)).level;

/** The level of a member, by what they have paid (decision MB8). */
export const memberLevel: Handlers['memberLevel'] = ({ deps, session, now }) =>
  standingOf(deps.db.query, session.userId, now);
