import * as z from 'zod/mini';
import type { UserId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, id, instant, rawText, whole } from '../wire.ts';

const phone = {
  region: z.enum(['853', '852', '86']),
  phone: z.string().check(z.regex(/^\d{5,15}$/)),
};

/** Member info (spec 000 §3): token, phone, userId, createTime. `phone` is masked (`6***1234`). Without token or phone a login fails (spec 001 §5). */
const memberInfo = z.object({
  token: z.string().check(z.minLength(1)),
  phone: z.string().check(z.minLength(1)),
  userId: id<UserId>(),
  createTime: instant,
  nickname: z.string(),
});

/** Signing in and the member’s own data. */
export const memberCalls = {
  memberSendCode: call('/orgs/token/_send-code', {
    caller: 'guest',
    summary: 'Sends a one-time sign-in code to a phone',
    errors: [
      'PHONE_INVALID',
      'LOGIN_CODE_TOO_SOON',
      'LOGIN_CODE_DAY',
      'LOGIN_CODE_ADDRESS',
      'LOGIN_CODE_NOT_SENT',
    ],
    request: z.object(phone),
    /**
     * `resendAfterSeconds`: how long to wait before asking again. `demoCode` is sent in demo mode
     * only.
     */
    reply: z.object({
      resendAfterSeconds: count,
      expiresAt: instant,
      demoCode: z.optional(z.string()),
    }),
  }),
  memberLogin: call('/orgs/token/_login', {
    caller: 'guest',
    failure: 'silent',
    summary: 'Signs a consumer in with phone and one-time code',
    errors: ['PHONE_INVALID', 'LOGIN_CODE_WRONG', 'LOGIN_CODE_EXPIRED', 'LOGIN_CODE_TRIES'],
    /**
     * `authCode`, `source`: the identity of the client that the phone is from now on (the wallet's
     * registration page).
     */
    request: z.object({
      ...phone,
      code: z.string().check(z.regex(/^\d{6}$/)),
      authCode: z.optional(rawText(512)),
    }),
    reply: memberInfo,
  }),
  /**
   * Login payload (spec 000 §3): `source` 3 with the social code, or `authCode`, with `action` for
   * the payment app.
   */
  memberToken: call('/orgs/token/_get', {
    caller: 'guest',
    failure: 'silent',
    summary: 'Signs in with the code of a client',
    errors: ['SOCIAL_CODE_INVALID', 'WALLET_NOT_REGISTERED', 'IDENTITY_REFUSED'],
    request: z.object({
      code: z.optional(rawText(512)),
      source: z.optional(whole),
      authCode: z.optional(rawText(512)),
      action: z.optional(z.literal('alipayLogin')),
    }),
    reply: memberInfo,
  }),
  memberLogout: call('/orgs/token/_logout', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Ends the session',
    request: z.object({}),
    reply: z.object({}),
  }),
  memberInfo: call('/orgs/basic/clients/_get-info', {
    caller: 'member',
    skippedForTourist: true,
    failure: 'silent',
    repeat: 'read',
    summary: 'Who is signed in',
    request: z.object({}),
    reply: memberInfo,
  }),
};
