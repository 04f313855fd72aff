import * as z from 'zod/mini';
import { isApiError } from '#shared/client/api-error.ts';
import type { ErrorName } from '#shared/codes/error-code.ts';
import { loginRefusal } from '#shared/contract/merchant/sign-in.ts';
import type { Instant } from '#shared/kernel/time.ts';

/** Why a sign-in did not work, as far as the form shows it differently. */
export type LoginFailure =
  | { kind: 'wrong'; triesLeft: number | undefined }
  | { kind: 'locked'; until: Instant | undefined; of: 'password' | 'pin' | 'code' }
  | { kind: 'revoked' }
  | { kind: 'lost' }
  | { kind: 'other' };

const WRONG: ReadonlySet<ErrorName> = new Set(['PASSWORD_WRONG', 'PIN_WRONG', 'OTP_WRONG']);

export const loginFailure = (error: unknown): LoginFailure => {
  if (!isApiError(error)) return { kind: 'other' };
  if (error.kind === 'network' || error.kind === 'timeout') return { kind: 'lost' };
  const read = z.safeParse(loginRefusal, error.data ?? {});
  const data = read.success ? read.data : {};
  if (error.reason !== undefined && WRONG.has(error.reason))
    return { kind: 'wrong', triesLeft: data.triesLeft };
  if (error.reason === 'ACCOUNT_LOCKED')
    return { kind: 'locked', until: data.until, of: 'password' };
  if (error.reason === 'PIN_LOCKED') return { kind: 'locked', until: data.until, of: 'pin' };
  if (error.reason === 'OTP_LOCKED') return { kind: 'locked', until: data.until, of: 'code' };
  if (error.reason === 'DEVICE_REVOKED') return { kind: 'revoked' };
  return { kind: 'other' };
};

/** What the second step of a sign-in needs, when the password was right and a code is asked for. */
export const ticketOf = (error: unknown): string | null => {
  if (!isApiError(error) || error.reason !== 'OTP_NEEDED') return null;
  const read = z.safeParse(loginRefusal, error.data ?? {});
  return (read.success && read.data.ticket) || null;
};
