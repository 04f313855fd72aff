import { must } from '#shared/kernel/result.ts';
import { DAY, HOUR, MINUTE, plus } from '#shared/kernel/time.ts';
import type { GuestContext, Handlers } from '#server/context.ts';
import { sha256 } from '#server/digest.ts';
import { refuse } from '#server/refusal.ts';
import { isPassword } from './password.ts';
import { countWrongPassword, findAccount, forgetWrongPasswords, registerDevice, type Account } from './repo.ts';
import { addMerchantSession, readByRefresh, dropMerchantSession, readMerchantSession, type NewSession } from './session-repo.ts';
import { whoIs } from './who.ts';

/** Decision A1. */
const MOST_TRIES = 5;
const LOCK_MS = 15 * MINUTE;
const TOKEN_MS = 12 * HOUR;
const REFRESH_MS = 30 * DAY;

const checkPassword = async ({ now, deps }: GuestContext, account: Account | null, password: string): Promise<Account> => {
  const { query } = deps.db;
  if (account !== null && account.lockedUntil > now) return refuse('ACCOUNT_LOCKED', { until: account.lockedUntil });
  const isRight = await isPassword(account?.isActive ? account.passwordHash : null, password);
  if (account === null || !account.isActive) return refuse('PASSWORD_WRONG');
  if (isRight) {
    await forgetWrongPasswords(query, account);
    return account;
  }
  const { tries, lockedUntil } = await countWrongPassword(query, account, { most: MOST_TRIES, lockUntil: plus(now, LOCK_MS), now });
  return lockedUntil > now ? refuse('ACCOUNT_LOCKED', { until: lockedUntil }) : refuse('PASSWORD_WRONG', { triesLeft: MOST_TRIES - tries });
};

type Till = Pick<NewSession, 'merchantId' | 'operatorId' | 'deviceId'>;

/** A new session; `replaces` is the one that a refresh ends in the same step. */
const openSession = async ({ now, deps, pick }: GuestContext, till: Till, replaces?: string) => {
  const { db, random } = deps;
  const [token, refreshToken] = [random.token(), random.token()];
  const fresh: NewSession = { ...till, tokenHash: sha256(token), refreshHash: sha256(refreshToken), createdAt: now, expiresAt: plus(now, TOKEN_MS), refreshExpiresAt: plus(now, REFRESH_MS) };
  await db.tx(async (query) => {
    if (replaces !== undefined && !(await dropMerchantSession(query, replaces))) refuse('SESSION_INVALID');
    await addMerchantSession(query, fresh);
  });
  const { session } = must(await readMerchantSession(db)(fresh.tokenHash), 'the session that was just made');
  return { token, refreshToken, expiresAt: fresh.expiresAt, ...(await whoIs(db.query, session, pick)) };
};

/** Signs staff in at a device, which is registered by its first sign-in and takes the name that a later one gives it. */
export const login: Handlers['merchantLogin'] = async (context, { account, password, deviceId, deviceName }) => {
  const { query } = context.deps.db;
  const { merchantId, operatorId } = await checkPassword(context, await findAccount(query, account), password);
  const { isRevoked } = await registerDevice(query, { merchantId, id: deviceId, name: deviceName, now: context.now });
  return isRevoked ? refuse('DEVICE_REVOKED') : openSession(context, { merchantId, operatorId, deviceId });
};

/** A refresh token works once and only at its device. */
export const refresh: Handlers['merchantRefresh'] = async (context, { refreshToken, deviceId }) => {
  const found = await readByRefresh(context.deps.db.query, sha256(refreshToken));
  if (found === null || found.refreshExpiresAt <= context.now || !found.isActive || found.session.deviceId !== deviceId) return refuse('SESSION_INVALID');
  if (found.isRevoked) return refuse('DEVICE_REVOKED');
  const { merchantId, operatorId, tokenHash } = found.session;
  return openSession(context, { merchantId, operatorId, deviceId }, tokenHash);
};

export const info: Handlers['merchantInfo'] = ({ session, deps, pick }) => whoIs(deps.db.query, session, pick);

export const logout: Handlers['merchantLogout'] = async ({ session, deps }) => {
  await dropMerchantSession(deps.db.query, session.tokenHash);
  return {};
};
