import type { ErrorName } from '#shared/codes/error-code.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import { isDuplicate } from '#server/db/errors.ts';
import { canonicalJson, sha256 } from '#server/kit/digest.ts';
import { Refusal, refuse } from '#server/kit/refusal.ts';
import { addKeyed, findKeyed } from './keyed-repo.ts';

type Keyed = {
  db: Db;
  userId: string;
  scope: string;
  key: string | null;
  body: unknown;
  now: Instant;
};

/**
 * Runs a write once for each `Idempotency-Key` of a user: a repeat gets the first answer, another body under the same key is refused (decision K2).
 * A refusal is not stored: it changed nothing, and a later try may succeed. Without a key it simply runs.
 */
export const keyed = async <T extends object>(
  { db, userId, scope, key, body, now }: Keyed,
  work: (query: Query) => Promise<T>,
): Promise<T> => {
  if (key === null) return db.tx(work);
  if (!/^[\x21-\x7e]{1,100}$/.test(key))
    return refuse('BAD_REQUEST', { issues: ['idempotency-key'] });
  const name = { userId, scope, key };
  const bodyHash = sha256(canonicalJson(body));
  const first = async (): Promise<T | null> => {
    const stored = await findKeyed(db.query, name);
    if (stored !== null && stored.bodyHash !== bodyHash)
      return refuse('KEY_REUSED' satisfies ErrorName);
    return stored === null ? null : (JSON.parse(stored.answer) as T);
  };
  const before = await first();
  if (before !== null) return before;
  try {
    return await db.tx(async (query) => {
      const answer = await work(query);
      await addKeyed(query, name, { bodyHash, answer: JSON.stringify(answer), now });
      return answer;
    });
  } catch (error) {
    // a twin that was quicker may have taken what this one was then refused: stock, a limit, the key itself
    const winner = isDuplicate(error) || error instanceof Refusal ? await first() : null;
    if (winner === null) throw error;
    return winner;
  }
};
