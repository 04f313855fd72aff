import type { Handlers } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { dropKeyUnlessEnrolled, noteSeen, prolongKey, setKey } from './device-repo.ts';
import { forgetTries } from './pin-repo.ts';
import { keyEnd } from './till-key.ts';
import { checkPassword } from './check-password.ts';
import { openSession } from './open-session.ts';
import { findAccount, registerDevice } from './merchant-repo.ts';
import { dropMerchantSession, readByRefresh } from './session-repo.ts';
import { whoIs } from './who.ts';

/** Signs staff in at a device, which is registered by its first sign-in and takes the name that a later one gives it. The till gets a key, with which its operators change by PIN. */
export const login: Handlers['merchantLogin'] = async (
  context,
  { account, password, deviceId, deviceName },
) => {
  const {
    now,
    deps: {
      db: { query },
      random,
    },
  } = context;
  const { merchantId, operatorId } = await checkPassword(
    context,
    await findAccount(query, account),
    password,
  );
  const { isRevoked } = await registerDevice(query, {
    merchantId,
    id: deviceId,
    name: deviceName,
    now,
  });
  if (isRevoked) return refuse('DEVICE_REVOKED');
  const deviceKey = random.token();
  const device = { merchantId, id: deviceId };
  await setKey(query, device, { hash: sha256(deviceKey), expiresAt: keyEnd(now) });
  await noteSeen(query, { ...device, operatorId, storeId: null, now });
  await forgetTries(query, { merchantId, operatorId, deviceId });
  return { ...(await openSession(context, { merchantId, operatorId, deviceId })), deviceKey };
};

/** A refresh token works once and only at its device. */
export const refresh: Handlers['merchantRefresh'] = async (context, { refreshToken, deviceId }) => {
  const {
    now,
    deps: {
      db: { query },
    },
  } = context;
  const found = await readByRefresh(query, sha256(refreshToken));
  if (
    found === null ||
    found.refreshExpiresAt <= now ||
    !found.isActive ||
    found.session.deviceId !== deviceId
  )
    return refuse('SESSION_INVALID');
  if (found.isRevoked) return refuse('DEVICE_REVOKED');
  const { merchantId, operatorId, tokenHash } = found.session;
  await prolongKey(query, { merchantId, id: deviceId }, keyEnd(now));
  return openSession(context, { merchantId, operatorId, deviceId }, tokenHash);
};

/** Who is signed in; notes where the till stands, if its operator works there. */
export const info: Handlers['merchantInfo'] = async ({ session, deps, pick, now }, { storeId }) => {
  const who = await whoIs(deps.db.query, session, pick);
  const here = who.stores.find(({ id }) => id === storeId)?.id ?? null;
  await noteSeen(deps.db.query, {
    merchantId: session.merchantId,
    id: session.deviceId,
    operatorId: session.operatorId,
    storeId: here,
    now,
  });
  return who;
};

export const logout: Handlers['merchantLogout'] = async ({ session, deps }, { keepsTill }) => {
  await dropMerchantSession(deps.db.query, session.tokenHash);
  if (!keepsTill)
    await dropKeyUnlessEnrolled(deps.db.query, {
      merchantId: session.merchantId,
      id: session.deviceId,
    });
  return {};
};
