import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

const HASH_ROW = row(pick(TABLES.pay_password, 'hash'));
/** The digest of a member's payment password; null for none. */
export const findPayPassword = async (query: Query, userId: string): Promise<string | null> =>
  (await query('SELECT hash FROM pay_password WHERE user_id = $1', [userId], HASH_ROW)).rows[0]
    ?.hash ?? null;

/** Sets the first one: false when there is one. */
export const addPayPassword = async (
  query: Query,
  { userId, hash }: { userId: string; hash: string },
  now: Instant,
): Promise<boolean> =>
  (
    await query(
      'INSERT INTO pay_password (user_id, hash, set_at) VALUES ($1, $2, $3) ON CONFLICT (user_id) DO NOTHING',
      [userId, hash, now],
    )
  ).count === 1;

/** Puts a new one in the place of exactly this old one: true for one caller only. */
export const changePayPassword = async (
  query: Query,
  { userId, hash, old }: { userId: string; hash: string; old: string },
  now: Instant,
): Promise<boolean> =>
  (
    await query('UPDATE pay_password SET hash = $2, set_at = $4 WHERE user_id = $1 AND hash = $3', [
      userId,
      hash,
      old,
      now,
    ])
  ).count === 1;

/** What a mark is for: an order or a card, and the sum. */
export type MarkFor = { userId: string; targetId: string; amount: Cents };

/** Keeps a mark; a newer one takes the place of the one before for the same. */
export const addMark = async (
  query: Query,
  { userId, targetId, amount }: MarkFor,
  { markHash, expiresAt }: { markHash: string; expiresAt: Instant },
): Promise<void> => {
  await query(
    `INSERT INTO pay_mark (user_id, target_id, mark_hash, amount, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id, target_id) DO UPDATE SET mark_hash = $3, amount = $4, expires_at = $5`,
    [userId, targetId, markHash, amount, expiresAt],
  );
};

/** Uses a mark up: true for one caller only, and for what it was given for only. */
export const spendMark = async (
  query: Query,
  { userId, targetId, amount }: MarkFor,
  markHash: string,
  now: Instant,
): Promise<boolean> =>
  (
    await query(
      'DELETE FROM pay_mark WHERE user_id = $1 AND target_id = $2 AND mark_hash = $3 AND amount = $4 AND expires_at >= $5',
      [userId, targetId, markHash, amount, now],
    )
  ).count === 1;

/** After a new password: marks of the old one are worth nothing. */
export const dropMarksOf = async (query: Query, userId: string): Promise<void> => {
  await query('DELETE FROM pay_mark WHERE user_id = $1', [userId]);
};

/** Marks that were never used. */
export const dropOldMarks = async (query: Query, now: Instant): Promise<void> => {
  await query('DELETE FROM pay_mark WHERE expires_at < $1', [now]);
};
