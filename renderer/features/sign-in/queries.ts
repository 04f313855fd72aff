import { useQuery } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { api } from '../../lib/api.ts';
import { useTillKey } from '../../lib/device-key.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { deviceId } from '../../lib/machine.ts';
import { useSession } from '../../lib/session.ts';
import { KEYS, readKey } from '../../lib/storage.ts';
import { openDisplay } from './open-display.ts';

type Here = ReplyOf<Contract['operatorList']>;
export type OperatorHere = Here['operators'][number];

/** Where the operator is signed in. */
export const useOwnSessions = () =>
  useQuery({
    queryKey: ['own-sessions'],
    staleTime: 0,
    queryFn: ({ signal }) => api.merchantSessions({}, { signal }),
  });
export type OwnSession = ReplyOf<Contract['merchantSessions']>['result'][number];

export const OWN_OTP = ['own-otp'];
/** Whether the operator signs in with a one-time code. */
export const useOwnOtp = () =>
  useQuery({
    queryKey: OWN_OTP,
    staleTime: 0,
    queryFn: ({ signal }) => api.merchantOtp({}, { signal }),
  });

const EVERY_MS = 30_000;

/** The operators of this till's store. Not fetched while the till has no key. */
export const useOperatorsHere = () => {
  const language = useLanguage();
  const key = useTillKey();
  const session = useSession();
  const storeId = session?.storeId ?? undefined;
  return useQuery({
    queryKey: ['operators-here', language, key?.deviceKey, storeId],
    enabled: key !== null,
    refetchInterval: EVERY_MS,
    queryFn: async ({ signal }) => {
      const here = { deviceId: deviceId(), deviceKey: key!.deviceKey, ...(storeId && { storeId }) };
      try {
        return await api.operatorList(here, { signal });
      } catch (error) {
        // a display of the kitchen whose session is over opens again by itself
        if (isApiError(error) && error.reason === 'DEVICE_PURPOSE') await openDisplay();
        throw error;
      }
    },
  });
};

/** Who was here last, and is the likely one now. */
export const useLikely = (): string | null =>
  useSession()?.operator.id ?? readKey(KEYS.resume)?.operatorId ?? null;
