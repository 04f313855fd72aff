import type { UserId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, row } from '#server/db/row.ts';
import type { Phone } from '#server/kit/one-time-code/code-repo.ts';

const COUNT_ROW = row({ n: num });
/** How often an account changed its phone since a moment. */
export const countChanges = async (query: Query, userId: UserId, since: Instant): Promise<number> =>
  (
    await query(
      'SELECT count(*) AS n FROM phone_change WHERE user_id = $1 AND at > $2',
      [userId, since],
      COUNT_ROW,
    )
  ).rows[0]?.n ?? 0;

/** Whether a phone has an account. */
export const isTaken = async (query: Query, { region, number }: Phone): Promise<boolean> =>
  (await query('SELECT 1 FROM app_user WHERE region = $1 AND phone = $2', [region, number])).count >
  0;

/** Gives an account another phone, and the name that goes with it; a duplicate error when another was quicker. Who comes to a phone whose earlier account had bought is no new customer. */
export const movePhone = async (
  query: Query,
  userId: UserId,
  { phone, nickname, seal }: { phone: Phone; nickname: string; seal: string },
): Promise<void> => {
  await query(
    `UPDATE app_user SET region = $2, phone = $3, nickname = $5, is_returning = is_returning OR EXISTS (SELECT 1 FROM account_closing WHERE phone_seal = $4 AND has_bought) OR EXISTS (SELECT 1 FROM phone_change WHERE phone_seal = $4 AND has_bought) WHERE id = $1`,
    [userId, phone.region, phone.number, seal, nickname],
  );
};

/** The trail of a change, with whether the account had bought: so that the phone it left brings no second welcome. */
export const noteChange = async (
  query: Query,
  { userId, seal, at }: { userId: UserId; seal: string; at: Instant },
): Promise<void> => {
  await query(
    `INSERT INTO phone_change (user_id, at, phone_seal, has_bought)
     VALUES ($1, $2, $3, EXISTS (SELECT 1 FROM takeout_order WHERE user_id = $1 AND paid_at IS NOT NULL) OR EXISTS (SELECT 1 FROM group_order WHERE user_id = $1 AND paid_at IS NOT NULL)
       OR EXISTS (SELECT 1 FROM app_user WHERE id = $1 AND is_returning))`,
    [userId, at, seal],
  );
};

/** A trial that the old phone had counts for the new one too (decision MB3). */
export const carryTrial = async (
  query: Query,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  await query(
    'INSERT INTO member_trial (phone_seal, at) SELECT CAST($2 AS text), at FROM member_trial WHERE phone_seal = $1 ON CONFLICT (phone_seal) DO NOTHING',
    [from, to],
  );
};
