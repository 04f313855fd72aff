import { DAY, HOUR, instant, plus, type Instant } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { isStillSecret, type Secret } from './secret-repo.ts';
import { spendRefresh } from './session-family-repo.ts';
import {
  addMerchantSession,
  readMerchantSession,
  replaceMerchantSession,
  type FoundSession,
  type NewSession,
} from './session-repo.ts';
import { whoIs } from './who.ts';

/** Decision A1. */
const TOKEN_MS = 12 * HOUR;
const REFRESH_MS = 30 * DAY;
/** After so long, however often it was refreshed, a session asks who is there. */
const LONGEST_MS = 90 * DAY;

type Till = Pick<NewSession, 'merchantId' | 'operatorId' | 'deviceId'>;
/** `by`: what its person proved just now; null at a display, which has no person. */
type Begun = { by: Secret | null } | { refreshes: FoundSession };

const NEVER: Instant = instant(0);

/** A new session; one that is refreshed ends in the same step. */
export const openSession = async ({ now, deps, pick }: Context, till: Till, begun: Begun) => {
  const { db, random } = deps;
  const [token, refreshToken] = [random.token(), random.token()];
  const before = 'refreshes' in begun ? begun.refreshes.session : null;
  const by = 'by' in begun ? begun.by : null;
  const startedAt = before?.startedAt ?? now;
  const fresh: NewSession = {
    ...till,
    tokenHash: sha256(token),
    refreshHash: sha256(refreshToken),
    createdAt: now,
    expiresAt: plus(now, TOKEN_MS),
    refreshExpiresAt: instant(Math.min(plus(now, REFRESH_MS), plus(startedAt, LONGEST_MS))),
    familyId: before?.familyId ?? random.token(),
    startedAt,
    provedAt: before?.provedAt ?? (by?.kind === 'password' ? now : NEVER),
  };
  await db.tx(async (query) => {
    if (before === null) {
      if (by !== null && !(await isStillSecret(query, till, by))) refuse('SESSION_INVALID');
      return addMerchantSession(query, fresh);
    }
    await spendRefresh(query, before.tokenHash);
    if (!(await replaceMerchantSession(query, before.tokenHash, fresh))) refuse('SESSION_INVALID');
  });
  // what ends sessions may have ended this one already
  const { session } = (await readMerchantSession(db)(fresh.tokenHash)) ?? refuse('SESSION_INVALID');
  return {
    token,
    refreshToken,
    expiresAt: fresh.expiresAt,
    ...(await whoIs(db.query, session, pick)),
  };
};
