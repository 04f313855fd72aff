import { asId, type DeviceId } from '#shared/kernel/ids.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { raiseAlert } from '#server/modules/oversight/index.ts';
import { checkOtp, otpOf } from './check-otp.ts';
import { checkPassword } from './check-password.ts';
import { dropKeyUnlessEnrolled, findDevice, noteSeen, prolongKey } from './device-repo.ts';
import { accountOfTicket, makeTicket } from './login-ticket.ts';
import { findAccount, type Account } from './merchant-repo.ts';
import { openSession } from './open-session.ts';
import { endFamily, familyOfSpent } from './session-family-repo.ts';
import { readByRefresh } from './session-repo.ts';
import { refuseSession } from './session.ts';
import { checkDevice, enterDevice, hasKey, type SignInAt } from './sign-in-device.ts';
import { keyEnd } from './till-key.ts';
import { whoIs } from './who.ts';

/** The device, where it proves itself as an enrolled till of the account's merchant or as the account's own. It is looked for also where there is no account, so that time tells nothing. */
const ownTill = async (
  { deps, now }: Context,
  found: Account | null,
  { deviceId, deviceKey }: SignInAt,
): Promise<DeviceId | null> => {
  if (deviceKey === undefined) return null;
  const device = await findDevice(deps.db.query, {
    merchantId: found?.merchantId ?? asId(''),
    id: deviceId,
  });
  if (device === null || device.isRevoked || !hasKey(device, deviceKey, now)) return null;
  return device.isEnrolled || device.operatorId === found?.operatorId ? deviceId : null;
};

/** A session for who was let in. A device that nobody enrolled is registered by its first sign-in, opens for its own person alone, and gets a new key each time. */
const enter = async (context: Context, account: Account, at: SignInAt) => {
  const {
    now,
    deps: {
      db: { query },
    },
  } = context;
  const { merchantId, operatorId } = account;
  const { deviceId } = at;
  const deviceKey = await enterDevice(context, account, at);
  if (!at.keepsTill)
    await noteSeen(query, { merchantId, id: deviceId, operatorId, storeId: null, now });
  const session = await openSession(
    context,
    { merchantId, operatorId, deviceId },
    { by: { kind: 'password', hash: account.passwordHash } },
  );
  return { ...session, ...(deviceKey !== undefined && { deviceKey }) };
};

/** Signs staff in by password; who has a one-time code is asked for it, and nothing of the device changes before. */
export const login: Handlers['merchantLogin'] = async (context, { account, password, ...at }) => {
  const { deps } = context;
  const found = await findAccount(deps.db.query, account);
  const till = await ownTill(context, found, at);
  const person = await checkPassword(context, { account, found, till, password });
  if ((await otpOf(deps, person)) === null) return enter(context, person, at);
  await checkDevice(context, person, at);
  return refuse('OTP_NEEDED', makeTicket(context, person, at.deviceId));
};

/** The second step, with what a right password gave. */
export const loginCode: Handlers['merchantLoginCode'] = async (
  context,
  { ticket, code, ...at },
) => {
  const person = await accountOfTicket(context, ticket, at.deviceId);
  const otp = await otpOf(context.deps, person);
  if (otp === null) return refuse('OTP_TICKET_OVER');
  const till = await ownTill(context, person, at);
  await checkOtp(context, person, { otp, code, till });
  return enter(context, person, at);
};

/** A refresh token that comes again was copied: the sign-in that it belongs to ends. */
const endCopied = async (context: Context, refreshHash: string): Promise<void> => {
  const family = await familyOfSpent(context.deps.db.query, refreshHash);
  if (family === null) return;
  const { merchantId, operatorId } = family;
  const wasThere = await endFamily(context.deps.db.query, family);
  if (wasThere) await raiseAlert(context, { kind: 'refresh-reused', merchantId, operatorId });
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
  if (found.isRevoked) return refuseSession(context, found.session, 'DEVICE_REVOKED');
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

/** Ends the whole sign-in: a refresh that runs at the same moment has given the row another token. */
export const logout: Handlers['merchantLogout'] = async ({ session, deps }, { keepsTill }) => {
  await endFamily(deps.db.query, session);
  if (!keepsTill)
    await dropKeyUnlessEnrolled(deps.db.query, {
      merchantId: session.merchantId,
      id: session.deviceId,
    });
  return {};
};
