import * as z from 'zod/mini';
import { ROLES } from '../../codes/group-order.ts';
import type { DeviceId, MerchantId, OperatorId, SessionId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, id, instant, rawText, text, withDefault } from '../wire.ts';

/** `hasPin`: whether they have a PIN to take a shared till over with (decision A4). */
const operator = z.object({
  id: id<OperatorId>(),
  name: z.string(),
  role: z.enum(ROLES),
  hasPin: z.boolean(),
});

/**
 * The till itself. `storeId`: its last store. `lockMinutes`: idle minutes until it locks; 0 is
 * never. `isEnrolled`: let in by an owner's QR, and so it stays when its operator signs out
 * (decision A6).
 */
export const tillDevice = z.object({
  name: z.string(),
  storeId: z.nullable(id<StoreId>()),
  lockMinutes: z.int().check(z.gte(0), z.lte(240)),
  isEnrolled: z.boolean(),
});

const who = {
  device: tillDevice,
  merchant: z.object({ id: id<MerchantId>(), name: z.string() }),
  operator,
  stores: z.array(z.object({ id: id<StoreId>(), name: z.string(), address: z.string() })),
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
 * What a refused sign-in carries in `data`: tries left before the lock (PASSWORD_WRONG), when a
 * lock ends (ACCOUNT_LOCKED).
 */
export const loginRefusal = z.object({ triesLeft: z.optional(count), until: z.optional(instant) });

const password = rawText(200, 1);
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
    failure: 'silent',
    summary: "Changes one's own password",
    errors: ['PASSWORD_WRONG', 'ACCOUNT_LOCKED', 'PASSWORD_WEAK'],
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

/** Signing in at a till or a desk. */
export const merchantSignInCalls = {
  ...own,
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
    errors: [
      'PASSWORD_WRONG',
      'ACCOUNT_LOCKED',
      'DEVICE_REVOKED',
      'DEVICE_UNKNOWN',
      'DEVICE_KEY_NEEDED',
      'DEVICE_NOT_ENROLLED',
      'TOO_MANY_CALLS',
    ],
    request: z.object({
      account: text(40, 1),
      password: rawText(200, 1),
      deviceId: id<DeviceId>(),
      deviceName: withDefault(text(40), ''),
      deviceKey: z.optional(rawText(200, 20)),
      keepsTill: z.optional(z.boolean()),
    }),
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
    caller: 'merchant',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Ends the session',
    request: z.object({ keepsTill: z.optional(z.boolean()) }),
    reply: z.object({}),
  }),
};
