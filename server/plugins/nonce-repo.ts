import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '../db/db.ts';
import { insertInto } from '../db/write.ts';
import { sha256 } from '../kit/digest.ts';

/** Uses a nonce up for all server processes; false when it was used before. */
export const useNonce = async (query: Query, nonce: string, now: Instant): Promise<boolean> =>
  (await insertInto(
    query,
    'used_nonce',
    { nonce: sha256(nonce), used_at: now },
    'ON CONFLICT (nonce) DO NOTHING',
  )) === 1;

export const dropOldNonces = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM used_nonce WHERE used_at < $1', [before]);
};
