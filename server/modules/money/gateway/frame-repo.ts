import { asId, type UserId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

/** A session of the gateway's frame. */
export type CardFrame = { id: string; userId: UserId; nonce: string };
const ROW = row(pick(TABLES.card_frame, 'id', 'user_id', 'nonce'));

export const findFrame = async (
  query: Query,
  id: string,
  now: Instant,
): Promise<CardFrame | null> => {
  const {
    rows: [found],
  } = await query(
    'SELECT id, user_id, nonce FROM card_frame WHERE id = $1 AND expires_at >= $2',
    [id, now],
    ROW,
  );
  return found ? { id: found.id, userId: asId(found.user_id), nonce: found.nonce } : null;
};

/** Opens a session; those of the same member before it end. */
export const openFrame = async (
  query: Query,
  { id, userId, nonce }: CardFrame,
  expiresAt: Instant,
): Promise<void> => {
  await query('DELETE FROM card_frame WHERE user_id = $1', [userId]);
  await query('INSERT INTO card_frame (id, user_id, nonce, expires_at) VALUES ($1, $2, $3, $4)', [
    id,
    userId,
    nonce,
    expiresAt,
  ]);
};

/** Ends a session: true for one caller only. */
export const closeFrame = async (query: Query, id: string): Promise<boolean> =>
  (await query('DELETE FROM card_frame WHERE id = $1', [id])).count === 1;

export const dropOldFrames = async (query: Query, now: Instant): Promise<void> => {
  await query('DELETE FROM card_frame WHERE expires_at < $1', [now]);
};
