import { useMutation } from '@tanstack/react-query';
import type { Role } from '#shared/codes/group-order.ts';
import type { OperatorId } from '#shared/kernel/ids.ts';
import { api, endSessionOf } from '../lib/api.ts';
import { currentTillKey, keepTillKey } from '../lib/device-key.ts';
import { deviceId } from '../lib/machine.ts';
import { currentSession } from '../lib/session.ts';

/** Who may let a counter go (decision A3). */
const DECIDERS: readonly Role[] = ['owner', 'manager'];

export type Proof =
  | { operatorId: OperatorId; pin: string }
  | { account: string; password: string }
  | { ticket: string; code: string };

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

/** Proves the identity to the server. The session in the reply is ended, not used: the present operator stays signed in. */
const prove = async (proof: Proof) => {
  if ('pin' in proof)
    return api.operatorSwitch({
      deviceId: deviceId(),
      deviceKey: currentTillKey()?.deviceKey ?? '',
      ...proof,
    });
  const key = currentTillKey();
  const at = {
    deviceId: deviceId(),
    ...(key && { deviceKey: key.deviceKey, keepsTill: true }),
  };
  const answer = await ('ticket' in proof
    ? api.merchantLoginCode({ ...proof, ...at })
    : api.merchantLogin({ ...proof, ...at }));
  if (answer.deviceKey !== undefined)
    await keepTillKey({ deviceKey: answer.deviceKey, isEnrolled: answer.device.isEnrolled });
  return answer;
};

/** True: a manager or owner of this merchant. */
export const useApproval = () =>
  useMutation({
    mutationFn: async (proof: Proof): Promise<boolean> => {
      const { operator, merchant, token } = await prove(proof);
      endSessionOf(token);
      return DECIDERS.includes(operator.role) && merchant.id === currentSession()?.merchant.id;
    },
  });
