import { login, type LoginReason } from '../validate/login.ts';
import type { HostClient } from './navigation.ts';

/** Payload facts of logins (spec 000 §3). */
export const SOCIAL_LOGIN_SOURCE = 3;
/** The action name of a payment app’s login. */
export const PAYMENT_APP_LOGIN_ACTION = 'alipayLogin';

/**
 * The native app's answer to a login request: only `login_success` with a token keeps token and
 * user, all else clears both and fails (spec 000 §4, §5).
 */
export const loginResult = ({
  result,
  token,
}: {
  result?: string | null;
  token?: string | null;
}): { ok: true; token: string } | { ok: false; reason: LoginReason | 'notSuccess' } =>
  result === 'login_success'
    ? login({ token: token ?? null })
    : { ok: false, reason: 'notSuccess' };

/**
 * A visitor who may look around and for whom some calls are skipped: the payment app without a
 * token, or anyone whose sign-in was tried in vain (spec 000 §1, §6).
 */
export const isTourist = (
  client: HostClient,
  token: string | null,
  hasTriedSignIn: boolean,
): boolean => token === null && (client === 'paymentApp' || hasTriedSignIn);

/**
 * Whether the page may show: at once, but inside the native app only after the home location's
 * result (spec 000 §4).
 */
export const isReady = (client: HostClient, hasHomeLocation: boolean): boolean =>
  client !== 'app' || hasHomeLocation;
