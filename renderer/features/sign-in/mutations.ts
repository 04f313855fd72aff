import { useMutation } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import type { OperatorId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { api } from '../../lib/api.ts';
import { currentTillKey, keepTillKey } from '../../lib/device-key.ts';
import { unlock } from '../../lib/lock.ts';
import { deviceId } from '../../lib/machine.ts';
import {
  closeSession,
  currentSession,
  openSession,
  renewSession,
  sessionStore,
  takeOver,
} from '../../lib/session.ts';
import { KEYS, writeKey } from '../../lib/storage.ts';

export type Credentials = { account: string; password: string; deviceName: string };

/** Signs in at this device; the guard leads on as soon as the session is there. Also opens the lock screen, where the same till goes on at its store. */
export const useSignIn = () =>
  useMutation({
    mutationFn: async ({ account, password, deviceName }: Credentials) => {
      const signedIn = await api.merchantLogin({
        account,
        password,
        deviceName,
        deviceId: deviceId(),
      });
      writeKey(KEYS.deviceName, deviceName);
      await (currentSession() ? takeOver : openSession)(signedIn, deviceId());
      unlock();
    },
  });

/** A till whose key is no longer valid asks for a password; a revoked one ends its session. */
export const noteTillRefusal = async (error: unknown): Promise<void> => {
  if (!isApiError(error)) return;
  if (error.reason === 'DEVICE_REVOKED') await closeSession('revoked');
  if (error.reason === 'DEVICE_UNKNOWN') await keepTillKey(null);
};

/** Takes this till over by PIN and opens the lock screen. What the till does behind it goes on when it is the same operator. */
export const useTakeOver = () =>
  useMutation({
    mutationFn: async ({ operatorId, pin }: { operatorId: OperatorId; pin: string }) => {
      const { deviceKey } = must(currentTillKey(), 'the key of this till');
      await takeOver(
        await api.operatorSwitch({ deviceId: deviceId(), deviceKey, operatorId, pin }),
        deviceId(),
      );
      unlock();
    },
    onError: noteTillRefusal,
  });

export type NewPin = { pin: string; password?: string; oldPin?: string };

/** Sets the PIN of the signed-in operator. */
export const useSetPin = () =>
  useMutation({
    mutationFn: async (given: NewPin) => {
      const { operator } = must(currentSession(), 'session');
      await api.operatorSetPin({ operatorId: operator.id, ...given });
      // the PIN is set, whether or not the till hears of it now
      await api
        .merchantInfo({})
        .then(renewSession)
        .catch(() => undefined);
    },
  });

/** Enrols this till with the code that the owner shows; it then asks its operators for their PINs (decision A6). */
export const useEnrol = () =>
  useMutation({
    mutationFn: async ({ token, name }: { token: string; name: string }) => {
      const { deviceKey, device } = await api.deviceEnrol({ token, name, deviceId: deviceId() });
      writeKey(KEYS.deviceName, device.name);
      writeKey(KEYS.tillStore, device.storeId);
      await keepTillKey({ deviceKey, isEnrolled: true });
      sessionStore.setState({ why: null });
    },
  });
