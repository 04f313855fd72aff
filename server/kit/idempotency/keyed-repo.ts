import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

export type KeyName = { userId: string; scope: string; key: string };

const KEYED_ROW = row(pick(TABLES.keyed_answer, 'body_hash', 'answer'));
/**
 * The first answer under a key, safe to give again: writing its row once more makes this commit wait
 * for the standby (ADR 0025). Without a row nothing is written.
 */
export const findKeyed = async (
  query: Query,
  { userId, scope, key }: KeyName,
): Promise<{ bodyHash: string; answer: string } | null> => {
  const { rows } = await query(
    'UPDATE keyed_answer SET created_at = created_at WHERE user_id = $1 AND scope = $2 AND key = $3 RETURNING body_hash, answer',
    [userId, scope, key],
    KEYED_ROW,
  );
  return rows[0] ? { bodyHash: rows[0].body_hash, answer: rows[0].answer } : null;
};

/** Raises a duplicate error, which undoes the whole transaction, when another request with this key was quicker. */
export const addKeyed = async (
  query: Query,
  { userId, scope, key }: KeyName,
  first: { bodyHash: string; answer: string; now: Instant },
): Promise<void> => {
  await insertInto(query, 'keyed_answer', {
    user_id: userId,
    scope,
    key,
    body_hash: first.bodyHash,
    answer: first.answer,
    created_at: first.now,
  });
};

export const dropOldKeyed = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM keyed_answer WHERE created_at < $1', [before]);
};

/** So many first answers a caller has at most: a phone or a till does not come near, and who writes for writing's sake fills nothing. */
export const KEYED_MOST = 50_000;

const FULL_ROW = row(pick(TABLES.keyed_answer, 'user_id'));
/** Forgets the oldest answers of callers who have too many. */
export const dropSurplusKeyed = async (query: Query): Promise<void> => {
  const { rows } = await query(
    'SELECT user_id FROM keyed_answer GROUP BY user_id HAVING count(*) > $1',
    [KEYED_MOST],
    FULL_ROW,
  );
  for (const { user_id: userId } of rows)
    await query(
      `DELETE FROM keyed_answer WHERE user_id = $1 AND created_at < (SELECT created_at FROM keyed_answer WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1 OFFSET $2)`,
      [userId, KEYED_MOST - 1],
    );
};
