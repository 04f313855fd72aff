import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { deviceId } from '../../lib/machine.ts';
import { openSession } from '../../lib/session.ts';
import { KEYS, writeKey } from '../../lib/storage.ts';

export type Credentials = { account: string; password: string; deviceName: string };

/** Signs in at this device; the guard leads on as soon as the session is there. */
export const useSignIn = () =>
  useMutation({
    mutationFn: async ({ account, password, deviceName }: Credentials) => {
      const signedIn = await api.merchantLogin({ account, password, deviceName, deviceId: deviceId() });
      writeKey(KEYS.deviceName, deviceName);
      await openSession(signedIn, deviceId());
    },
  });
