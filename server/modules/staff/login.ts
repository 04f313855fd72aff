import type { DeviceId } from '#shared/kernel/ids.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { alertOwner } from './alert.ts';
import { checkPassword } from './check-password.ts';
import { dropKeyUnlessEnrolled, findDevice, noteSeen, prolongKey } from './device-repo.ts';
import { findAccount, type Account } from './merchant-repo.ts';
import { openSession } from './open-session.ts';
import { endFamily, familyOfSpent } from './session-family-repo.ts';
import { dropMerchantSession, readByRefresh } from './session-repo.ts';
import { enterDevice, hasKey, type SignInAt } from './sign-in-device.ts';
import { keyEnd } from './till-key.ts';
import { whoIs } from './who.ts';

/** The device, where it proves itself as an enrolled till of the account's merchant or as the account's own. */
const ownTill = async (
  { deps, now }: Context,
  found: Account | null,
  { deviceId, deviceKey }: SignInAt,
): Promise<DeviceId | null> => {
  if (found === null || deviceKey === undefined) return null;
  const { merchantId, operatorId } = found;
  const device = await findDevice(deps.db.query, { merchantId, id: deviceId });
  if (device === null || device.isRevoked || !hasKey(device, deviceKey, now)) return null;
  return device.isEnrolled || device.operatorId === operatorId ? deviceId : null;
};

/** Signs staff in at a device. One that nobody enrolled is registered by its first sign-in, opens for its own person alone, and gets a new key each time. */
export const login: Handlers['merchantLogin'] = async (context, { account, password, ...at }) => {
  const {
    now,
    deps: {
      db: { query },
    },
  } = context;
  const { deviceId } = at;
  const found = await findAccount(query, account);
  const till = await ownTill(context, found, at);
  const owner = await checkPassword(context, { account, found, till, password });
  const { merchantId, operatorId } = owner;
  const deviceKey = await enterDevice(context, owner, at);
  if (!at.keepsTill)
    await noteSeen(query, { merchantId, id: deviceId, operatorId, storeId: null, now });
  const session = await openSession(
    context,
    { merchantId, operatorId, deviceId },
    { byPassword: true },
  );
  return { ...session, ...(deviceKey !== undefined && { deviceKey }) };
};

/** A refresh token that comes again was copied: the sign-in that it belongs to ends. */
const endCopied = async (context: Context, refreshHash: string): Promise<void> => {
  const family = await familyOfSpent(context.deps.db.query, refreshHash);
  if (family === null) return;
  const { merchantId, operatorId } = family;
  const wasThere = await endFamily(context.deps.db.query, family);
  if (wasThere) await alertOwner(context, { kind: 'refresh-reused', merchantId, operatorId });
};

/** A refresh token works once and only at its device. */
export const refresh: Handlers['merchantRefresh'] = async (context, { refreshToken, deviceId }) => {
  const {
    now,
    deps: {
      db: { query },
    },
  } = context;
  const refreshHash = sha256(refreshToken);
  const found = await readByRefresh(query, refreshHash);
  if (found === null) await endCopied(context, refreshHash);
  if (
    found === null ||
    found.refreshExpiresAt <= now ||
    !found.isActive ||
    found.session.deviceId !== deviceId
  )
    return refuse('SESSION_INVALID');
  if (found.isRevoked) return refuse('DEVICE_REVOKED');
  const { merchantId, operatorId } = found.session;
  await prolongKey(query, { merchantId, id: deviceId }, keyEnd(now));
  return openSession(context, { merchantId, operatorId, deviceId }, { refreshes: found });
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
