import { instant, type Day, type Instant } from '#shared/kernel/time.ts';
import type { UserId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { Interval } from './interval.ts';

/** The hours of a flash sale that a member is to be reminded of. */
export type MarketReminder = Interval & { userId: UserId };

const END_ROW = row({ ends: orNull(num) });
/** When the sales of supermarkets at these hours of a day end; null where no store has one. */
export const saleEnd = async (
  query: Query,
  { startAt, endAt, fromMinute, toMinute }: Interval & { fromMinute: number; toMinute: number },
): Promise<Instant | null> => {
  const { rows } = await query(
    `SELECT max(least(coalesce(ends_at, $4), $4)) AS ends FROM takeout_activity
     WHERE kind = 'flash' AND (merchant_id, store_id) IN (SELECT merchant_id, id FROM takeout_store WHERE kind = 'market')
       AND CAST(rules ->> 'fromMinute' AS int4) = $1 AND CAST(rules ->> 'toMinute' AS int4) = $2
       AND starts_at < $4 AND (ends_at IS NULL OR ends_at > $3)`,
    [fromMinute, toMinute, startAt, endAt],
    END_ROW,
  );
  const ends = rows[0]?.ends ?? null;
  return ends === null ? null : instant(ends);
};

export const addReminder = async (
  query: Query,
  { userId, subId, day, startAt, endAt }: MarketReminder,
  now: Instant,
): Promise<void> => {
  await query(
    `INSERT INTO market_reminder (user_id, sub_id, day, starts_at, ends_at, created_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (user_id, sub_id, day) DO UPDATE SET starts_at = excluded.starts_at, ends_at = excluded.ends_at`,
    [userId, subId, day, startAt, endAt, now],
  );
};

export const removeReminder = async (
  query: Query,
  { userId, subId, day }: MarketReminder,
): Promise<void> => {
  await query('DELETE FROM market_reminder WHERE user_id = $1 AND sub_id = $2 AND day = $3', [
    userId,
    subId,
    day,
  ]);
};

export const forgetOver = async (query: Query, userId: UserId, now: Instant): Promise<void> => {
  await query('DELETE FROM market_reminder WHERE user_id = $1 AND ends_at <= $2', [userId, now]);
};

const COUNT_ROW = row({ n: num });
export const countReminders = async (query: Query, userId: UserId): Promise<number> => {
  const { rows } = await query(
    'SELECT CAST(count(*) AS int4) AS n FROM market_reminder WHERE user_id = $1',
    [userId],
    COUNT_ROW,
  );
  return rows[0]?.n ?? 0;
};

const ROW = row(pick(TABLES.market_reminder, 'sub_id', 'day', 'starts_at', 'ends_at'));
/** A member's reminders that are not over, the next first. */
export const remindersOf = async (
  query: Query,
  userId: UserId,
  now: Instant,
): Promise<Interval[]> => {
  const { rows } = await query(
    'SELECT sub_id, day, starts_at, ends_at FROM market_reminder WHERE user_id = $1 AND ends_at > $2 ORDER BY starts_at ASC, sub_id ASC',
    [userId, now],
    ROW,
  );
  return rows.map((found) => ({
    subId: found.sub_id,
    day: found.day as Day,
    startAt: instant(found.starts_at),
    endAt: instant(found.ends_at),
  }));
};
