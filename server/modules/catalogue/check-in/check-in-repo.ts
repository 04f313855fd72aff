import type { Streak } from '#shared/group/check-in.ts';
import { asId, type StoreId, type UserId } from '#shared/kernel/ids.ts';
import { instant, type Day, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

type OfDay = { userId: UserId; day: Day };
type CheckIn = OfDay & { storeId: StoreId; points: number; streak: number; at: Instant };

export const addCheckIn = async (
  query: Query,
  { userId, storeId, day, points, streak, at }: CheckIn,
): Promise<void> => {
  await insertInto(query, 'group_check_in', {
    user_id: userId,
    day,
    store_id: storeId,
    points,
    streak,
    created_at: at,
  });
};

const DAY_ROW = row(pick(TABLES.group_check_in, 'store_id', 'created_at'));

/** Where a member checked in on a day, and when. */
export const checkInsOf = async (
  query: Query,
  { userId, day }: OfDay,
): Promise<Pick<CheckIn, 'storeId' | 'at'>[]> => {
  const { rows } = await query(
    'SELECT store_id, created_at FROM group_check_in WHERE user_id = $1 AND day = $2',
    [userId, day],
    DAY_ROW,
  );
  return rows.map((one) => ({ storeId: asId(one.store_id), at: instant(one.created_at) }));
};

const STREAK_ROW = row(pick(TABLES.group_check_in, 'day', 'streak'));

/** The newest day of a member's check-ins with its days in a row; null before the first. */
export const lastStreak = async (query: Query, userId: UserId): Promise<Streak | null> => {
  const { rows } = await query(
    'SELECT day, streak FROM group_check_in WHERE user_id = $1 ORDER BY day DESC LIMIT 1',
    [userId],
    STREAK_ROW,
  );
  return rows[0] ?? null;
};

const POINTS_ROW = row({ points: num });

/** What all check-ins of a member brought. */
export const checkInPoints = async (query: Query, userId: UserId): Promise<number> => {
  const { rows } = await query(
    'SELECT CAST(coalesce(sum(points), 0) AS int4) AS points FROM group_check_in WHERE user_id = $1',
    [userId],
    POINTS_ROW,
  );
  return rows[0]?.points ?? 0;
};
