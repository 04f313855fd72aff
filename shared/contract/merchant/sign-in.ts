import * as z from 'zod/mini';
import { ROLES } from '../../codes/group-order.ts';
import { WORKPLACE_KINDS } from '../../codes/store-kind.ts';
import type { DeviceId, MerchantId, OperatorId, SessionId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, id, instant, rawText, text, withDefault } from '../wire.ts';

/** `hasPin`: whether they have a PIN to take a shared till over with (decision A4). */
const operator = z.object({
  id: id<OperatorId>(),
  name: z.string(),
  role: z.enum(ROLES),
  hasPin: z.boolean(),
  /** They came with a one-time password: nothing else is answered before it is changed. */
  mustChangePassword: z.optional(z.literal(true)),
});

/**
 * The till itself. `storeId`: its last store. `lockMinutes`: idle minutes until it locks; 0 is
 * never. `isEnrolled`: let in by an owner's QR, and so it stays when its operator signs out
 * (decision A6). `isKitchen`: let in as a display of the kitchen, which nobody signs in at.
 */
export const tillDevice = z.object({
  name: z.string(),
  storeId: z.nullable(id<StoreId>()),
  lockMinutes: z.int().check(z.gte(0), z.lte(240)),
  isEnrolled: z.boolean(),
  isKitchen: z.optional(z.literal(true)),
});

const who = {
  device: tillDevice,
  merchant: z.object({ id: id<MerchantId>(), name: z.string() }),
  operator,
  stores: z.array(
    z.object({
      id: id<StoreId>(),
      name: z.string(),
      address: z.string(),
      kind: z.enum(WORKPLACE_KINDS),
    }),
  ),
  /** The merchant's staff by name, for the filter of the check log; empty for cashiers. */
  operators: z.array(z.object({ id: id<OperatorId>(), name: z.string() })),
};
/**
 * A session as every way of signing in gives it. `deviceKey`: proves this till to the calls of the
 * lock screen; only a sign-in by password at a till that is not enrolled gives a new one.
 */
export const merchantSession = z.object({
  token: z.string(),
  refreshToken: z.string(),
  expiresAt: instant,
  deviceKey: z.optional(z.string()),
  ...who,
});

/**
 * What a refused sign-in carries in `data`: tries left before the lock (PASSWORD_WRONG, OTP_WRONG),
 * when a lock ends (ACCOUNT_LOCKED, OTP_LOCKED), and what the second step needs (OTP_NEEDED).
 */
export const loginRefusal = z.object({
  triesLeft: z.optional(count),
  until: z.optional(instant),
  ticket: z.optional(z.string()),
});

const password = rawText(200, 1);
/** Six digits of an authenticator app, or a recovery code. */
const otp = rawText(40, 1);
const sessionId = id<SessionId>();

/** The caller's own password and sessions. */
const own = {
  /** For five minutes the session may change people, passwords and enrolments. */
  merchantConfirm: call('/group/merchant/_confirm', {
    caller: 'merchant',
    failure: 'silent',
    summary: "Shows one's own password in a session that goes on",
    errors: ['PASSWORD_WRONG', 'ACCOUNT_LOCKED'],
    request: z.object({ password }),
    reply: z.object({ until: instant }),
  }),
  /** Ends the caller's other sessions and the keys of their other devices. */
  merchantChangePassword: call('/group/merchant/_change-password', {
    caller: 'merchant',
    beforePassword: true,
    failure: 'silent',
    summary: "Changes one's own password",
    errors: ['PASSWORD_WRONG', 'PASSWORD_OVER', 'ACCOUNT_LOCKED', 'PASSWORD_WEAK'],
    request: z.object({ oldPassword: password, password }),
    reply: z.object({}),
  }),
  merchantSessions: call('/group/merchant/_sessions', {
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary: "One's own sessions that still work, the newest first",
    request: z.object({}),
    reply: z.object({
      result: z.array(
        z.object({
          sessionId,
          deviceName: z.string(),
          startedAt: instant,
          renewedAt: instant,
          isThis: z.boolean(),
        }),
      ),
    }),
  }),
  merchantEndSession: call('/group/merchant/_end-session', {
    caller: 'merchant',
    failure: 'silent',
    repeat: 'keyed',
    summary: "Ends one of one's own sessions",
    request: z.object({ sessionId }),
    reply: z.object({}),
  }),
};

/** The caller's own one-time code, which a sign-in by password then asks for (RFC 6238). */
const ownOtp = {
  merchantOtp: call('/group/merchant/_otp', {
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary: 'Whether one signs in with a one-time code, and how many recovery codes are left',
    request: z.object({}),
    reply: z.object({ since: z.nullable(instant), recoveryLeft: count }),
  }),
  /** Nothing is asked at sign-in before the code is confirmed. A repeat gives another secret. */
  merchantOtpStart: call('/group/merchant/_otp-start', {
    caller: 'merchant',
    roles: ['owner', 'manager'],
    failure: 'silent',
    summary: 'Gives a secret for an authenticator app, and recovery codes',
    errors: ['PASSWORD_WRONG', 'ACCOUNT_LOCKED', 'OTP_ON'],
    request: z.object({ password }),
    reply: z.object({
      /** Base32, as it is typed into an app. */
      secret: z.string(),
      /** The text of the QR code. */
      uri: z.string(),
      recoveryCodes: z.array(z.string()),
    }),
  }),
  merchantOtpConfirm: call('/group/merchant/_otp-confirm', {
    caller: 'merchant',
    roles: ['owner', 'manager'],
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Turns the one-time code on, with a code of the app',
    errors: ['OTP_WRONG', 'OTP_NOT_STARTED', 'OTP_ON'],
    request: z.object({ code: otp }),
    reply: z.object({}),
  }),
  merchantOtpRemove: call('/group/merchant/_otp-remove', {
    caller: 'merchant',
    failure: 'silent',
    summary: "Turns one's own one-time code off, with password and code",
    errors: ['PASSWORD_WRONG', 'ACCOUNT_LOCKED', 'OTP_WRONG', 'OTP_LOCKED', 'OTP_NOT_STARTED'],
    request: z.object({ password, code: otp }),
    reply: z.object({}),
  }),
};

/** The device of a sign-in. */
const signInAt = {
  deviceId: id<DeviceId>(),
  deviceName: withDefault(text(40), ''),
  deviceKey: z.optional(rawText(200, 20)),
  keepsTill: z.optional(z.boolean()),
};
const SIGN_IN_ERRORS = [
  'DEVICE_REVOKED',
  'DEVICE_UNKNOWN',
  'DEVICE_KEY_NEEDED',
  'DEVICE_NOT_ENROLLED',
  'TOO_MANY_CALLS',
] as const;

/** Signing in at a till or a desk. */
export const merchantSignInCalls = {
  ...own,
  ...ownOtp,
  /**
   * Account: the merchant's phone or a staff code. Five wrong passwords from one network lock the
   * account there for 15 minutes (decision A1); a till of its own, which sends its key, counts separately.
   * `deviceKey`: an enrolled till has to show it, and any other whose person is someone else.
   * `keepsTill`: only shows who somebody is; the till stays with its operator.
   */
  merchantLogin: call('/group/merchant/_login', {
    caller: 'guest',
    failure: 'silent',
    summary: 'Signs merchant staff in at a device',
    errors: ['PASSWORD_WRONG', 'PASSWORD_OVER', 'ACCOUNT_LOCKED', 'OTP_NEEDED', ...SIGN_IN_ERRORS],
    request: z.object({ account: text(40, 1), password: rawText(200, 1), ...signInAt }),
    reply: merchantSession,
  }),
  /** `ticket`: what OTP_NEEDED carries; good for five minutes, for that account at that device. */
  merchantLoginCode: call('/group/merchant/_login-code', {
    caller: 'guest',
    failure: 'silent',
    summary: 'The second step of a sign-in, with a one-time code or a recovery code',
    errors: ['OTP_WRONG', 'OTP_LOCKED', 'OTP_TICKET_OVER', ...SIGN_IN_ERRORS],
    request: z.object({ ticket: rawText(600, 20), code: otp, ...signInAt }),
    reply: merchantSession,
  }),
  merchantRefresh: call('/group/merchant/_refresh', {
    caller: 'guest',
    failure: 'silent',
    summary: 'Exchanges a refresh token (30 days, 90 since the sign-in) for a new token (12 hours)',
    errors: ['SESSION_INVALID', 'DEVICE_REVOKED'],
    request: z.object({ refreshToken: rawText(200, 20), deviceId: id<DeviceId>() }),
    reply: merchantSession,
  }),
  merchantInfo: call('/group/merchant/_get-info', {
    inKitchen: true,
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary: 'Who is signed in at the till',
    // the till's present place, for the list of devices
    request: z.object({ storeId: z.optional(id<StoreId>()) }),
    reply: z.object(who),
  }),
  /** `keepsTill`: only this session ends, the till continues with another one and keeps its key. */
  merchantLogout: call('/group/merchant/_logout', {
    inKitchen: true,
    caller: 'merchant',
    beforePassword: true,
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Ends the session',
    request: z.object({ keepsTill: z.optional(z.boolean()) }),
    reply: z.object({}),
  }),
};
