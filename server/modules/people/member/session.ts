import type { UserId } from '#shared/kernel/ids.ts';
import { HOUR, plus, type Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import type { MemberSession } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { noteUse, readMemberSession } from './member-repo.ts';

/** The last use of a session is known to the hour: so it is written once an hour. */
const NOTED_MS = HOUR;

/** The member whose token this is; refused when it is over, or the account on hold. */
export const memberSession = async (
  db: Db,
  { token, now }: { token: string | null; now: Instant },
): Promise<MemberSession> => {
  const found = token === null ? null : await readMemberSession(db.query, sha256(token));
  if (found === null || found.expiresAt <= now) return refuse('SESSION_INVALID');
  if (found.isSuspended) return refuse('ACCOUNT_SUSPENDED');
  const before = plus(now, -NOTED_MS);
  // what is only told on the account page stops no call
  if (found.usedAt < before)
    await noteUse(db.query, { tokenHash: found.session.tokenHash, before }, now).catch(
      () => undefined,
    );
  return found.session;
};

/** Who calls a page that visitors may see too; null for a visitor, whose token may also be one that ended. */
export const visitorOf = async (
  { query }: Pick<Db, 'query'>,
  { token, now }: { token: string | null; now: Instant },
): Promise<UserId | null> => {
  const found = token === null ? null : await readMemberSession(query, sha256(token));
  return found !== null && found.expiresAt > now ? found.session.userId : null;
};
