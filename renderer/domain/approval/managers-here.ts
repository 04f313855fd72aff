import type { Role } from '#shared/codes/group-order.ts';
import { api } from '../../lib/api.ts';
import { currentTillKey } from '../../lib/device-key.ts';
import { deviceId } from '../../lib/machine.ts';
import { currentSession } from '../../lib/session.ts';

/** Who may let something pass at somebody else's till (decision A3). */
export const DECIDERS: readonly Role[] = ['owner', 'manager'];

/** Managers and owners who can show a PIN at this till; none where the till has no key or the server does not answer. */
export const managersHere = async () => {
  const key = currentTillKey();
  if (!key) return [];
  const storeId = currentSession()?.storeId;
  const { operators } = await api
    .operatorList({ deviceId: deviceId(), deviceKey: key.deviceKey, ...(storeId && { storeId }) })
    .catch(() => ({ operators: [] }));
  return operators.filter(({ role, hasPin }) => hasPin && DECIDERS.includes(role));
};
