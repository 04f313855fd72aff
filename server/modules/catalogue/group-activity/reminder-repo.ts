import { asId, type ProductId, type UserId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

/** What reminds: the start of a session, or, with an empty `activityId`, a price below `price`. */
export type Reminder = { userId: UserId; productId: ProductId; activityId: string; price: Cents };

/** Sets a reminder; one that is there gets the price of now. */
export const addReminder = async (
  query: Query,
  { userId, productId, activityId, price }: Reminder,
  now: Instant,
): Promise<void> => {
  await query(
    `INSERT INTO group_reminder (user_id, product_id, activity_id, price, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id, product_id, activity_id) DO UPDATE SET price = excluded.price, created_at = excluded.created_at`,
    [userId, productId, activityId, price, now],
  );
};

export const removeReminder = async (
  query: Query,
  { userId, productId, activityId }: Omit<Reminder, 'price'>,
): Promise<void> => {
  await query(
    'DELETE FROM group_reminder WHERE user_id = $1 AND product_id = $2 AND activity_id = $3',
    [userId, productId, activityId],
  );
};

/** Forgets a member's reminders of sessions that are over. */
export const forgetOver = async (query: Query, userId: UserId, now: Instant): Promise<void> => {
  await query(
    `DELETE FROM group_reminder WHERE user_id = $1 AND activity_id IN (SELECT id FROM group_activity WHERE ends_at <= $2)`,
    [userId, now],
  );
};

const COUNT_ROW = row({ n: num });
export const countReminders = async (query: Query, userId: UserId): Promise<number> => {
  const { rows } = await query(
    'SELECT CAST(count(*) AS int4) AS n FROM group_reminder WHERE user_id = $1',
    [userId],
    COUNT_ROW,
  );
  return rows[0]?.n ?? 0;
};

const ROW = row(pick(TABLES.group_reminder, 'product_id', 'activity_id', 'price'));
/** A member's reminders, the newest first. */
export const remindersOf = async (
  query: Query,
  userId: UserId,
  most: number,
): Promise<Omit<Reminder, 'userId'>[]> => {
  const { rows } = await query(
    'SELECT product_id, activity_id, price FROM group_reminder WHERE user_id = $1 ORDER BY created_at DESC, product_id ASC LIMIT $2',
    [userId, most],
    ROW,
  );
  return rows.map((found) => ({
    productId: asId(found.product_id),
    activityId: found.activity_id,
    price: cents(found.price),
  }));
};
