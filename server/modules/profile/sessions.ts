import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { dropOtherSessions, dropOwnSession, sessionsOf } from './sessions-repo.ts';

/** Sessions that are shown and found at most: a member has a few. */
const MOST = 100;

/** What a session is called: no way back to its token. */
const sessionIdOf = (tokenHash: string): string => sha256(`session ${tokenHash}`).slice(0, 24);

/** Sessions from before their use was noted. */
const usedAt = (row: { created_at: number; used_at: number }): Instant =>
  instant(Math.max(row.used_at, row.created_at));

export const sessions: Handlers['memberSessions'] = async ({ session, deps, now }) => {
  const rows = await sessionsOf(deps.db.query, { userId: session.userId, now, most: MOST });
  return {
    result: rows.map((row) => ({
      sessionId: sessionIdOf(row.token_hash),
      client: row.client,
      model: row.model,
      area: row.area,
      createdAt: instant(row.created_at),
      usedAt: usedAt(row),
      isThis: row.token_hash === session.tokenHash,
    })),
  };
};

export const endSession: Handlers['memberEndSession'] = async (
  { session: { userId, tokenHash }, deps, now },
  { sessionId },
) => {
  const { query } = deps.db;
  if (sessionId === undefined) {
    await dropOtherSessions(query, userId, tokenHash);
    return {};
  }
  const found = (await sessionsOf(query, { userId, now, most: MOST })).find(
    (row) => row.token_hash !== tokenHash && sessionIdOf(row.token_hash) === sessionId,
  );
  if (found !== undefined) await dropOwnSession(query, userId, found.token_hash);
  return {};
};
