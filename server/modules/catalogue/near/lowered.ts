import { minuteOfDay, type Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { cachedById } from './cached.ts';
import { loadLowered, type LoweredActivity } from './lowered-repo.ts';
import { nearIndex } from './near-index.ts';

/** Activities of lowered prices, by store: as fresh as the index that the stores were found in. */
const lowered = cachedById(loadLowered, nearIndex.edition);

/** Activities of lowered prices that run at a moment; a flash sale only within its minutes of the day. */
export const runningLowered = async (
  db: Db,
  storeIds: readonly string[],
  now: Instant,
): Promise<ReadonlySet<string>> => {
  const minute = minuteOfDay(now);
  const runs = ({ startsAt, endsAt, fromMinute, toMinute }: LoweredActivity): boolean =>
    startsAt <= now &&
    (endsAt === null || endsAt > now) &&
    fromMinute <= minute &&
    minute < toMinute;
  return new Set(
    [...(await lowered.get(db, storeIds)).values()].flatMap((of) =>
      of.filter(runs).map(({ id }) => id),
    ),
  );
};
