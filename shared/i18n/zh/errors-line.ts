/** What is said when no server says anything itself: loaded from the first moment. */
export const errorsLine = {
  'error.network': '網絡不是很好，請到信號好的地方再試試',
  'error.ACCOUNT_SUSPENDED': '您的帳號暫時不能使用',
  'error.SESSION_INVALID': '登錄已失效，請重新登錄',
} as const;
