import { must } from '#shared/kernel/result.ts';
import { DAY, HOUR, plus } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  addMerchantSession,
  dropMerchantSession,
  readMerchantSession,
  type NewSession,
} from './session-repo.ts';
import { whoIs } from './who.ts';

/** Decision A1. */
const TOKEN_MS = 12 * HOUR;
const REFRESH_MS = 30 * DAY;

type Till = Pick<NewSession, 'merchantId' | 'operatorId' | 'deviceId'>;

/** A new session; `replaces` is the one that a refresh ends in the same step. */
export const openSession = async ({ now, deps, pick }: Context, till: Till, replaces?: string) => {
  const { db, random } = deps;
  const [token, refreshToken] = [random.token(), random.token()];
  const fresh: NewSession = {
    ...till,
    tokenHash: sha256(token),
    refreshHash: sha256(refreshToken),
    createdAt: now,
    expiresAt: plus(now, TOKEN_MS),
    refreshExpiresAt: plus(now, REFRESH_MS),
  };
  await db.tx(async (query) => {
    if (replaces !== undefined && !(await dropMerchantSession(query, replaces)))
      refuse('SESSION_INVALID');
    await addMerchantSession(query, fresh);
  });
  const { session } = must(
    await readMerchantSession(db)(fresh.tokenHash),
    'the session that was just made',
  );
  return {
    token,
    refreshToken,
    expiresAt: fresh.expiresAt,
    ...(await whoIs(db.query, session, pick)),
  };
};
