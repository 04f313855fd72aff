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
