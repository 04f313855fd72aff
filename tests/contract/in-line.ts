import { expect } from 'vitest';
import type { Query } from '#server/db/db.ts';
import type { Suite } from './suite.ts';

const WAITING =
  "SELECT count(*)::int4 AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

/** Runs calls one behind the other at rows that `hold` locks: each is begun when the one before it waits there. */
export const inLine = async <T>(
  { server }: Suite,
  hold: (query: Query) => Promise<unknown>,
  calls: readonly (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> => {
  const { db } = server.deps;
  const ends: Promise<PromiseSettledResult<T>>[] = [];
  await db.tx(async (query) => {
    await hold(query);
    for (const call of calls) {
      // settled from the beginning: one may be refused before the others have ended
      ends.push(Promise.allSettled([call()]).then(([end]) => end));
      await expect
        .poll(async () => (await db.query<{ n: number }>(WAITING)).rows[0]!.n, { timeout: 20_000 })
        .toBe(ends.length);
    }
  });
  return Promise.all(ends);
};
