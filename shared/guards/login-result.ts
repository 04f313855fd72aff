import { CLIENT_KINDS } from '../codes/client-kind.ts';
import type { HostClient } from './navigation.ts';

/** Payload facts of logins (spec 000 §3). */
export const SOCIAL_LOGIN_SOURCE = 3;
export const PAYMENT_APP_LOGIN_ACTION = 'alipayLogin';

/** The native app's answer to a login request: only `login_success` with a token keeps token and user, all else clears both and fails (spec 000 §4, §5). */
export const loginResult = ({ result, token }: { result?: string | null; token?: string | null }):
  { ok: true; token: string } | { ok: false; reason: 'notSuccess' | 'noToken'; messageKey: 'guard.loginFailed' | 'guard.noToken' } => {
  if (result !== 'login_success') return { ok: false, reason: 'notSuccess', messageKey: 'guard.loginFailed' };
  return token ? { ok: true, token } : { ok: false, reason: 'noToken', messageKey: 'guard.noToken' };
};

/** Member info without a phone is none (spec 000 §5). */
export const memberInfoResult = ({ phone }: { phone?: string | null }): { ok: true; phone: string } | { ok: false; reason: 'noPhone'; messageKey: 'guard.noPhone' } =>
  phone ? { ok: true, phone } : { ok: false, reason: 'noPhone', messageKey: 'guard.noPhone' };

/** A visitor who may look around and for whom some calls are skipped: the payment app without a token, or anyone whose sign-in was tried in vain (spec 000 §1, §6). */
export const isTourist = (client: HostClient, token: string | null, hasTriedSignIn: boolean): boolean => token === null && (client === 'paymentApp' || hasTriedSignIn);

/** The hosting client of a wire number; others are refused (spec 000 §8). */
export const hostClientOf = (number: number): { ok: true; client: HostClient } | { ok: false; reason: 'noSuchClient'; messageKey: 'guard.noSuchClient' } => {
  const client = (Object.keys(CLIENT_KINDS) as (keyof typeof CLIENT_KINDS)[]).find((kind) => CLIENT_KINDS[kind] === number);
  return client === undefined || client === 'console' ? { ok: false, reason: 'noSuchClient', messageKey: 'guard.noSuchClient' } : { ok: true, client };
};

/** Whether the page may show: at once, but inside the native app only after the home location's result (spec 000 §4). */
export const isReady = (client: HostClient, hasHomeLocation: boolean): boolean => client !== 'app' || hasHomeLocation;
