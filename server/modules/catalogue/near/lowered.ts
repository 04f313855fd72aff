import { MINUTE, minuteOfDay, type Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { cachedById } from './cached.ts';
import { loadLowered, type LoweredActivity } from './lowered-repo.ts';
import { nearIndex } from './near-index.ts';

export type { LoweredActivity } from './lowered-repo.ts';

/** Activities of lowered prices, by store: as fresh as the index that the stores were found in. */
const lowered = cachedById(loadLowered, nearIndex.edition);
export const loweredOf = lowered.get;

type Running = { from: Instant; until: number; ids: ReadonlySet<string> };
const running = new WeakMap<readonly LoweredActivity[], Running>();

/** When another of them may run: at the next minute of the clock, or when one begins or ends. */
const nextEdge = (activities: readonly LoweredActivity[], now: Instant): number =>
  Math.min(
    (Math.floor(now / MINUTE) + 1) * MINUTE,
    ...activities
      .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt ?? now])
      .filter((at) => at > now),
  );

/** Those of a store that run at a moment; a flash sale only within its minutes of the day. */
export const runningOf = (
  activities: readonly LoweredActivity[],
  now: Instant,
): ReadonlySet<string> => {
  const known = running.get(activities);
  if (known && known.from <= now && now < known.until) return known.ids;
  const minute = minuteOfDay(now);
  const runs = ({ startsAt, endsAt, fromMinute, toMinute }: LoweredActivity): boolean =>
    startsAt <= now &&
    (endsAt === null || endsAt > now) &&
    fromMinute <= minute &&
    minute < toMinute;
  const ids = new Set(activities.filter(runs).map(({ id }) => id));
  running.set(activities, { from: now, until: nextEdge(activities, now), ids });
  return ids;
};

/** The activities of lowered prices that run at a moment in some stores. */
export const runningLowered = async (
  db: Db,
  storeIds: readonly string[],
  now: Instant,
): Promise<ReadonlySet<string>> =>
  new Set([...(await loweredOf(db, storeIds)).values()].flatMap((of) => [...runningOf(of, now)]));
