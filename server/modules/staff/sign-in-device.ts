import type { DeviceId } from '#shared/kernel/ids.ts';
import { DAY, plus } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import { isSame, sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { raiseAlert } from '#server/modules/oversight/index.ts';
import {
  addDevice,
  devicesMadeBy,
  findDevice,
  prolongKey,
  renameDevice,
  setKey,
  type DeviceState,
} from './device-repo.ts';
import type { Account } from './merchant-repo.ts';
import { keyEnd } from './till-key.ts';

/** So many tills one person's password makes in a day. */
const MOST_NEW_A_DAY = 300;

/** `keepsTill`: the sign-in only shows who somebody is, and the till stays with its operator. */
export type SignInAt = {
  deviceId: DeviceId;
  deviceName: string;
  deviceKey?: string | undefined;
  keepsTill?: boolean | undefined;
};

/** A device that nobody has seen. Whose own device was stopped comes back by enrolment only; an owner always may, or nobody could enrol. */
const register = async (
  context: Context,
  { merchantId, operatorId, role }: Account,
  { deviceId, deviceName }: SignInAt,
): Promise<void> => {
  const {
    now,
    deps: {
      db: { query },
    },
  } = context;
  const { made, revoked } = await devicesMadeBy(query, { merchantId, operatorId }, plus(now, -DAY));
  if (revoked > 0 && role !== 'owner') return refuse('DEVICE_NOT_ENROLLED');
  if (made >= MOST_NEW_A_DAY) return refuse('TOO_MANY_CALLS');
  const isNew = await addDevice(query, {
    merchantId,
    id: deviceId,
    name: deviceName || deviceId.slice(-6),
    operatorId,
    now,
  });
  if (isNew) await raiseAlert(context, { kind: 'new-device', merchantId, operatorId, deviceId });
};

/** Whether the key is the device's own and still good. */
export const hasKey = (device: DeviceState, key: string | undefined, now: number): boolean =>
  key !== undefined &&
  device.keyHash !== null &&
  device.keyExpiresAt > now &&
  isSame(device.keyHash, sha256(key));

/** An enrolled till always shows its key. One that a password made shows it too, unless its own person is back or its last one has signed out. */
const mayEnter = (
  device: DeviceState,
  { operatorId }: Account,
  { isProved, now }: { isProved: boolean; now: number },
): boolean =>
  isProved ||
  (!device.isEnrolled &&
    (device.operatorId === operatorId || device.keyHash === null || device.keyExpiresAt <= now));

/** The device, if the account may sign in at it. Changes nothing. */
export const checkDevice = async (
  { now, deps }: Context,
  account: Account,
  at: SignInAt,
): Promise<DeviceState | null> => {
  const known = await findDevice(deps.db.query, {
    merchantId: account.merchantId,
    id: at.deviceId,
  });
  if (known?.isRevoked) return refuse('DEVICE_REVOKED');
  if (known?.isKitchen) return refuse('DEVICE_PURPOSE');
  const isProved = known !== null && hasKey(known, at.deviceKey, now);
  if (at.keepsTill && !isProved) return refuse('DEVICE_UNKNOWN');
  if (known !== null && !mayEnter(known, account, { isProved, now }))
    return refuse('DEVICE_KEY_NEEDED');
  return known;
};

/** Lets an account whose password was right in at a device; gives the device's new key where it gets one. An enrolled till keeps its own. */
export const enterDevice = async (
  context: Context,
  account: Account,
  at: SignInAt,
): Promise<string | undefined> => {
  const {
    now,
    deps: {
      db: { query },
      random,
    },
  } = context;
  const { merchantId, operatorId } = account;
  const device = { merchantId, id: at.deviceId };
  const known = await checkDevice(context, account, at);
  if (known === null) await register(context, account, at);
  else if (at.deviceName !== '') await renameDevice(query, device, at.deviceName);
  if (at.keepsTill) return undefined;
  if (known?.isEnrolled) {
    await prolongKey(query, device, keyEnd(now));
    return undefined;
  }
  const deviceKey = random.token();
  await setKey(query, device, { hash: sha256(deviceKey), expiresAt: keyEnd(now), operatorId });
  return deviceKey;
};
