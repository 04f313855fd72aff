import * as z from 'zod/mini';
import { CLOSING_LOSSES, CLOSING_OBSTACLES } from '../../codes/account-closing.ts';
import { call } from '../define.ts';
import { count, dollars, instant } from '../wire.ts';

/** `count` of them prevent closing the account. */
const obstacle = z.object({ kind: z.enum(CLOSING_OBSTACLES), count });
/** `amount`: what they are worth, 0 where that is not money. */
const loss = z.object({ kind: z.enum(CLOSING_LOSSES), count, amount: dollars });
const lossMark = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** Closing an account: no call is documented, so these are ours (ADR 0017). */
export const accountClosingCalls = {
  cancelAccountCheck: call('/member/cancelAccount/_check', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'What stands against closing the account, and what would be lost with it',
    request: z.object({}),
    /**
     * `phone` is masked. `lossMark` identifies exactly these losses: applying with it accepts them.
     */
    reply: z.object({
      phone: z.string(),
      obstacles: z.array(obstacle),
      losses: z.array(loss),
      lossMark,
    }),
  }),
  cancelAccountSendCode: call('/member/cancelAccount/_send-code', {
    caller: 'member',
    failure: 'silent',
    summary: 'Sends a code for closing the account to its own phone; a sign-in code does not do',
    errors: ['LOGIN_CODE_TOO_SOON', 'LOGIN_CODE_DAY', 'LOGIN_CODE_ADDRESS', 'LOGIN_CODE_NOT_SENT'],
    request: z.object({}),
    /** `demoCode` is sent in demo mode only. */
    reply: z.object({
      resendAfterSeconds: count,
      expiresAt: instant,
      demoCode: z.optional(z.string()),
    }),
  }),
  /**
   * A guest's call, since the first answer ends the session: a repeat with the same token gets the
   * same receipt. Without a session it is refused like a member's.
   */
  cancelAccountApply: call('/member/cancelAccount/_apply', {
    caller: 'guest',
    failure: 'silent',
    summary: 'Closes the account for good',
    errors: [
      'SESSION_INVALID',
      'ACCOUNT_SUSPENDED',
      'CLOSING_BLOCKED',
      'CLOSING_LOSSES',
      'LOGIN_CODE_WRONG',
      'LOGIN_CODE_EXPIRED',
      'LOGIN_CODE_TRIES',
    ],
    request: z.object({ code: z.string().check(z.regex(/^\d{6}$/)), lossMark }),
    reply: z.object({ receiptNo: z.string(), closedAt: instant }),
  }),
};
