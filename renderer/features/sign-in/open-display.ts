import { api } from '../../lib/api.ts';
import { currentTillKey } from '../../lib/device-key.ts';
import { deviceId } from '../../lib/machine.ts';
import { openSession } from '../../lib/session.ts';

/** A display of the kitchen opens by its key: nobody signs in at it (decision DA29). */
export const openDisplay = async (): Promise<void> => {
  const deviceKey = currentTillKey()?.deviceKey ?? '';
  await openSession(await api.deviceOpen({ deviceId: deviceId(), deviceKey }), deviceId());
};
