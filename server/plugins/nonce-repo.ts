import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '../db/db.ts';
import { sha256 } from '../kit/digest.ts';
import { buckets } from './limits.ts';
import { NONCE_MS } from './signature.ts';

/** Nonces of guests that a process may write at once, and again while so many are remembered. */
const MOST_OF_GUESTS = 100_000;

/** Waits for no disk and no standby: a database that crashes may forget what came in its last second. */
const USE = `INSERT INTO used_nonce (nonce, used_at)
  SELECT CAST($1 AS text), CAST($2 AS bigint) FROM (SELECT set_config('synchronous_commit', 'off', true)) AS unflushed
  ON CONFLICT (nonce) DO NOTHING`;

type Used = { nonce: string; isGuest: boolean };

/**
 * Uses nonces up for all server processes; `useNonce` gives false for one that was used before. In
 * a flood of guests some are not written: only the memory of their process knows those.
 */
export const sharedNonces = (mostOfGuests = MOST_OF_GUESTS) => {
  const burstSeconds = NONCE_MS / 1000;
  const guests = buckets({ perSecond: mostOfGuests / burstSeconds, burstSeconds, most: 2 });
  return {
    useNonce: async (query: Query, { nonce, isGuest }: Used, now: Instant): Promise<boolean> => {
      if (isGuest && !guests.take('guests', now)) return true;
      return (await query(USE, [sha256(nonce), now])).count === 1;
    },
  };
};

export const dropOldNonces = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM used_nonce WHERE used_at < $1', [before]);
};
