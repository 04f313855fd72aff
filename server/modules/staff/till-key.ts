import type { DeviceId } from '#shared/kernel/ids.ts';
import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { findByKey, type KnownDevice } from './device-repo.ts';

/** A till that nobody has signed in at for so long asks for a password again (decision A1: as long as a refresh token). */
const KEY_MS = 30 * DAY;

export const keyEnd = (now: Instant): Instant => plus(now, KEY_MS);

type Shown = { deviceId: DeviceId; deviceKey: string };

/** The device that a key belongs to. An unknown, replaced or ended key is all one. */
export const deviceOfKey = async (
  { deps, now }: Context,
  { deviceId, deviceKey }: Shown,
): Promise<KnownDevice> => {
  const device = await findByKey(deps.db.query, sha256(deviceKey), deviceId);
  if (device === null || device.keyExpiresAt <= now) return refuse('DEVICE_UNKNOWN');
  return device.isRevoked ? refuse('DEVICE_REVOKED') : device;
};

/** The till that a key belongs to; nobody signs in at a display of the kitchen (decision DA29). */
export const tillOfKey = async (context: Context, shown: Shown): Promise<KnownDevice> => {
  const device = await deviceOfKey(context, shown);
  return device.isKitchen ? refuse('DEVICE_PURPOSE') : device;
};
