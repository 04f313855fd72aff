import { useMutation } from '@tanstack/react-query';

import { isApiError } from '#shared/client/api-error.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { OperatorId, SessionId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';
import { currentTillKey, keepTillKey } from '../../lib/device-key.ts';
import { unlock } from '../../lib/lock.ts';
import { deviceId, renewDeviceId } from '../../lib/machine.ts';
import {
  closeSession,
  currentSession,
  openSession,
  renewSession,
  takeOver,
  type SignedIn,
} from '../../lib/session.ts';
import { KEYS, writeKey } from '../../lib/storage.ts';
import { OWN_OTP } from './queries.ts';

export type Credentials = { account: string; password: string; deviceName: string };

/** Sends this till's key. If the till has lost it and its id belongs to another, it continues as a new device. */
const loginHere = async (given: Credentials) => {
  const key = currentTillKey();
  const login = () =>
    api.merchantLogin({
      ...given,
      deviceId: deviceId(),
      ...(key && { deviceKey: key.deviceKey }),
    });
  try {
    return await login();
  } catch (error) {
    if (!isApiError(error) || error.reason !== 'DEVICE_KEY_NEEDED' || currentSession()) throw error;
    renewDeviceId();
    return login();
  }
};

/** What a right password gives who also needs a code. */
export type SecondStep = { ticket: string; deviceName: string };

const enterHere = async (signedIn: SignedIn, deviceName: string): Promise<void> => {
  writeKey(KEYS.deviceName, deviceName);
  await (currentSession() ? takeOver : openSession)(signedIn, deviceId());
  unlock();
};

/** Signs in at this device; the guard continues as soon as there is a session. Also opens the lock screen, where the same till continues at its store. */
export const useSignIn = () =>
  useMutation({
    mutationFn: async (given: Credentials) => enterHere(await loginHere(given), given.deviceName),
  });

/** The second step of signing in. */
export const useSignInCode = () =>
  useMutation({
    mutationFn: async (given: SecondStep & { code: string }) => {
      const key = currentTillKey();
      const signedIn = await api.merchantLoginCode({
        ...given,
        deviceId: deviceId(),
        ...(key && { deviceKey: key.deviceKey }),
      });
      await enterHere(signedIn, given.deviceName);
    },
  });

/** A till whose key is no longer valid asks for a password; a revoked one ends its session. */
export const noteTillRefusal = async (error: unknown): Promise<void> => {
  if (!isApiError(error)) return;
  if (error.reason === 'DEVICE_REVOKED') await closeSession('revoked');
  if (error.reason === 'DEVICE_UNKNOWN') await keepTillKey(null);
};

/** Takes this till over by PIN and opens the lock screen. The till's work behind it continues for the same operator. */
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
      // the PIN is set, whether or not the till gets the reply
      await api
        .merchantInfo({})
        .then(renewSession)
        .catch(() => undefined);
    },
  });

/** For a few minutes this session may change people, passwords and enrolments. */
export const useConfirmPassword = () =>
  useMutation({ mutationFn: (password: string) => api.merchantConfirm({ password }) });

/** Changes the operator's own password. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (given: { oldPassword: string; password: string }) =>
      api.merchantChangePassword(given),
  });

export type OtpStarted = ReplyOf<Contract['merchantOtpStart']>;

const useOtpMutation = <Given, Reply>(mutationFn: (given: Given) => Promise<Reply>) =>
  useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: OWN_OTP }),
  });

/** A secret for the operator's authenticator app; nothing is asked at sign-in before it is confirmed. */
export const useStartOtp = () =>
  useMutation({ mutationFn: (password: string) => api.merchantOtpStart({ password }) });

export const useConfirmOtp = () =>
  useOtpMutation((code: string) => api.merchantOtpConfirm({ code }));

export const useRemoveOtp = () =>
  useOtpMutation((given: { password: string; code: string }) => api.merchantOtpRemove(given));

/** Signs oneself out somewhere else. */
export const useEndSession = () =>
  useMutation({
    mutationFn: (sessionId: SessionId) => api.merchantEndSession({ sessionId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['own-sessions'] }),
  });
