import * as z from 'zod/mini';
import { call } from '../define.ts';
import { instant, plainId, rawText, text, uploadedPicture } from '../wire.ts';

const phone = {
  region: z.enum(['853', '852', '86']),
  phone: z.string().check(z.regex(/^\d{5,15}$/)),
};
const sixDigits = z.string().check(z.regex(/^\d{6}$/));
/** A birthday: `wire.ts` has no day before 1970. */
const birthday = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/**
 * A member’s own account. `picture` is the address of an own upload, '' for none; `phone` is masked;
 * `asksPassword`: changing the phone needs a mark of the payment password.
 */
const profile = z.object({
  nickname: z.string(),
  picture: z.string(),
  birthday: z.nullable(z.string()),
  region: z.string(),
  phone: z.string(),
  asksPassword: z.boolean(),
});

/**
 * A session of the caller’s. `area`: where it began, as `geo/area.ts` numbers it; null where the
 * device did not tell. `usedAt` is good to the hour.
 */
const session = z.object({
  sessionId: plainId,
  client: z.string(),
  model: z.string(),
  area: z.nullable(z.int()),
  createdAt: instant,
  usedAt: instant,
  isThis: z.boolean(),
});

const mine = { caller: 'member', failure: 'silent' } as const;

/** What a mark of the payment password is for when the phone is changed (decision MB22). */
export const PHONE_MARK_TARGET = 'phone';

/** The account page (decision MB21): our own calls, the documents print none. */
export const profileCalls = {
  memberProfile: call('/orgs/basic/clients/_profile', {
    ...mine,
    repeat: 'read',
    summary: "Name, picture, birthday and phone of the caller's account",
    request: z.object({}),
    reply: profile,
  }),
  /** Changes what is given; `picture` '' takes the picture away. */
  memberEdit: call('/orgs/basic/clients/_edit', {
    ...mine,
    repeat: 'keyed',
    summary: "Changes name, picture or, once, birthday of the caller's account",
    errors: ['NICKNAME_REFUSED', 'BIRTHDAY_SET', 'BIRTHDAY_REFUSED'],
    request: z.object({
      nickname: z.optional(text(200)),
      picture: z.optional(z.union([uploadedPicture, z.literal('')])),
      birthday: z.optional(birthday),
    }),
    reply: profile,
  }),
  /** Without a number: to the phone that the account has now. */
  memberSendChangeCode: call('/orgs/basic/clients/_send-change-code', {
    ...mine,
    summary: 'Sends a code for a change of the phone, to the old or to the new one',
    errors: [
      'PHONE_INVALID',
      'PHONE_SAME',
      'PHONE_CHANGE_LIMIT',
      'LOGIN_CODE_TOO_SOON',
      'LOGIN_CODE_DAY',
      'LOGIN_CODE_ADDRESS',
      'LOGIN_CODE_NOT_SENT',
    ],
    request: z.object({ to: z.optional(z.object(phone)) }),
    reply: z.object({
      resendAfterSeconds: z.int(),
      expiresAt: instant,
      /** Sent in demo mode only. */
      demoCode: z.optional(z.string()),
    }),
  }),
  /**
   * Repeated in the session that changed it, it gets its answer again. Which numbers have an account
   * is told to those only who hold the number.
   */
  memberChangePhone: call('/orgs/basic/clients/_change-phone', {
    ...mine,
    repeat: 'keyed',
    summary: 'Moves the account to another phone and ends all other sessions',
    errors: [
      'PHONE_INVALID',
      'PHONE_TAKEN',
      'PHONE_CHANGE_LIMIT',
      'PAY_MARK',
      'LOGIN_CODE_WRONG',
      'LOGIN_CODE_EXPIRED',
      'LOGIN_CODE_TRIES',
    ],
    request: z.object({
      ...phone,
      oldCode: sixDigits,
      newCode: sixDigits,
      mark: z.optional(rawText(64)),
    }),
    reply: profile,
  }),
  memberSessions: call('/orgs/basic/clients/_sessions', {
    ...mine,
    repeat: 'read',
    summary: 'Where the caller is signed in, the latest use first',
    request: z.object({}),
    reply: z.object({ result: z.array(session) }),
  }),
  /** Never the caller’s own session, which `_logout` ends. One that is over is no error. */
  memberEndSession: call('/orgs/basic/clients/_end-session', {
    ...mine,
    repeat: 'keyed',
    summary: 'Ends another session of the caller, or without an id all others',
    request: z.object({ sessionId: z.optional(plainId) }),
    reply: z.object({}),
  }),
};
