import type { UserId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

const SESSION_ROW = row(
  pick(TABLES.member_session, 'token_hash', 'client', 'model', 'area', 'created_at', 'used_at'),
);

/** Sessions of a member that are not over, the latest use first. */
export const sessionsOf = async (
  query: Query,
  { userId, now, most }: { userId: UserId; now: Instant; most: number },
): Promise<RowOf<typeof SESSION_ROW>[]> =>
  (
    await query(
      'SELECT token_hash, client, model, area, created_at, used_at FROM member_session WHERE user_id = $1 AND expires_at > $2 ORDER BY used_at DESC, created_at DESC, token_hash ASC LIMIT $3',
      [userId, now, most],
      SESSION_ROW,
    )
  ).rows;

export const dropOwnSession = async (
  query: Query,
  userId: UserId,
  tokenHash: string,
): Promise<void> => {
  await query('DELETE FROM member_session WHERE user_id = $1 AND token_hash = $2', [
    userId,
    tokenHash,
  ]);
};

/** Ends every session of a member but one. */
export const dropOtherSessions = async (
  query: Query,
  userId: UserId,
  tokenHash: string,
): Promise<void> => {
  await query('DELETE FROM member_session WHERE user_id = $1 AND token_hash <> $2', [
    userId,
    tokenHash,
  ]);
};
