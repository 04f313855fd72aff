import type { ErrorRow } from './row.ts';

/**
 * Refusals of a whole session. The consumer app shows them from its first moment, so this file
 * stays short.
 */
export const sessionErrors = {
  SESSION_INVALID: {
    code: -10001003,
    status: 401,
    zh: '登錄已失效，請重新登錄',
    en: 'Your session has ended. Please sign in again',
  },
  ACCOUNT_SUSPENDED: {
    code: -2010600,
    status: 423,
    zh: '您的帳號暫時不能使用',
    en: 'Your account is on hold',
  },
} as const satisfies Record<string, ErrorRow>;
