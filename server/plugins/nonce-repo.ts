import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '../db/db.ts';
import { sha256 } from '../kit/digest.ts';

/**
 * Uses a nonce up for all server processes; false when it was used before. Waits for no disk and no
 * standby: a database that crashes may forget what came in its last second.
 */
export const useNonce = async (query: Query, nonce: string, now: Instant): Promise<boolean> => {
  const { count } = await query(
    `INSERT INTO used_nonce (nonce, used_at)
     SELECT CAST($1 AS text), CAST($2 AS bigint) FROM (SELECT set_config('synchronous_commit', 'off', true)) AS unflushed
     ON CONFLICT (nonce) DO NOTHING`,
    [sha256(nonce), now],
  );
  return count === 1;
};

export const dropOldNonces = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM used_nonce WHERE used_at < $1', [before]);
};
