import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { updateIn } from '#server/db/write.ts';

/** An identity of an account: the type of certificate and its last four characters. */
export type AccountIdentity = { type: number; last4: string };
const ROW = row(pick(TABLES.account_identity, 'type', 'last4'));

export const findIdentity = async (query: Query, userId: string): Promise<AccountIdentity | null> =>
  (await query('SELECT type, last4 FROM account_identity WHERE user_id = $1', [userId], ROW))
    .rows[0] ?? null;

/** Keeps the first identity of an account; one that is there stays. */
export const keepIdentity = async (
  query: Query,
  userId: string,
  { type, last4 }: AccountIdentity,
  now: Instant,
): Promise<void> => {
  await query(
    'INSERT INTO account_identity (user_id, type, last4, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT (user_id) DO NOTHING',
    [userId, type, last4, now],
  );
};

/** Puts another identity in the place of the one that is there; false where there is none. */
export const changeIdentity = async (
  query: Query,
  userId: string,
  { type, last4 }: AccountIdentity,
): Promise<boolean> =>
  (await updateIn(query, 'account_identity', {
    set: { type, last4 },
    where: { user_id: userId },
  })) === 1;
