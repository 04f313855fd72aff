import { useMutation } from '@tanstack/react-query';
import type { OperatorId } from '#shared/kernel/ids.ts';
import { DECIDERS } from '../domain/approval/managers-here.ts';
import { api, endSessionOf } from '../lib/api.ts';
import { currentTillKey, keepTillKey } from '../lib/device-key.ts';
import { deviceId } from '../lib/machine.ts';
import { currentSession } from '../lib/session.ts';

export type Proof =
  | { operatorId: OperatorId; pin: string }
  | { account: string; password: string }
  | { ticket: string; code: string };

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
