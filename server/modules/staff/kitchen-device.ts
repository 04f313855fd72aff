import { asId, type OperatorId } from '#shared/kernel/ids.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { prolongKey } from './device-repo.ts';
import { openSession } from './open-session.ts';
import { deviceOfKey, keyEnd } from './till-key.ts';

/** A display of the kitchen signs in by its key, as itself: what it does is written down to the device (decision DA29). */
export const deviceOpen: Handlers['deviceOpen'] = async (context, { deviceId, deviceKey }) => {
  const { deps, now } = context;
  const { merchantId, isKitchen } = await deviceOfKey(context, { deviceId, deviceKey });
  if (!isKitchen) return refuse('DEVICE_PURPOSE');
  await prolongKey(deps.db.query, { merchantId, id: deviceId }, keyEnd(now));
  const operatorId = asId<OperatorId>(`kitchen:${deviceId}`);
  return openSession(context, { merchantId, operatorId, deviceId }, { by: null });
};
