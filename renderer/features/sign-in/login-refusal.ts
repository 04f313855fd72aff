import * as z from 'zod/mini';
import { isApiError } from '#shared/client/api-error.ts';
import { loginRefusal } from '#shared/contract/merchant/sign-in.ts';
import type { Instant } from '#shared/kernel/time.ts';

/** Why a sign-in did not work, as far as the form shows it differently. */
export type LoginFailure =
  | { kind: 'wrong'; triesLeft: number | undefined }
  | { kind: 'locked'; until: Instant | undefined; of: 'password' | 'pin' }
  | { kind: 'revoked' }
  | { kind: 'lost' }
  | { kind: 'other' };

export const loginFailure = (error: unknown): LoginFailure => {
  if (!isApiError(error)) return { kind: 'other' };
  if (error.kind === 'network' || error.kind === 'timeout') return { kind: 'lost' };
  const read = z.safeParse(loginRefusal, error.data ?? {});
  const data = read.success ? read.data : {};
  if (error.reason === 'PASSWORD_WRONG' || error.reason === 'PIN_WRONG')
    return { kind: 'wrong', triesLeft: data.triesLeft };
  if (error.reason === 'ACCOUNT_LOCKED')
    return { kind: 'locked', until: data.until, of: 'password' };
  if (error.reason === 'PIN_LOCKED') return { kind: 'locked', until: data.until, of: 'pin' };
  if (error.reason === 'DEVICE_REVOKED') return { kind: 'revoked' };
  return { kind: 'other' };
};
