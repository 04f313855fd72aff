import type { ErrorRow } from './row.ts';

/**
 * Refusals of any request, whatever the call. WALLET_NOT_REGISTERED and SOCIAL_CODE_INVALID are
 * documented (spec 000 §4, §8).
 */
export const requestErrors = {
  WALLET_NOT_REGISTERED: {
    code: -20000012,
    status: 422,
    zh: '帳號尚未註冊',
    en: 'This account is not registered yet',
  },
  SOCIAL_CODE_INVALID: {
    code: -10000001,
    status: 401,
    zh: '授權已失效，請重新進入',
    en: 'The authorization has expired. Please open the page again',
  },
  BAD_REQUEST: {
    code: -10000400,
    status: 400,
    zh: '提交的資料有誤，請檢查後再試',
    en: 'Something in the request is not valid. Please check and try again',
  },
  SIGNATURE_WRONG: {
    code: -10000401,
    status: 401,
    zh: '請求簽名有誤，請更新後再試',
    en: 'The request was not signed correctly. Please update and try again',
  },
  SIGNATURE_REPLAYED: {
    code: -10000402,
    status: 401,
    zh: '請求已處理，請勿重複提交',
    en: 'This request was already handled',
  },
  CLOCK_SKEW: {
    code: -10000403,
    status: 401,
    zh: '裝置時間不正確，請校準後再試',
    en: "This device's clock is wrong. Please set it and try again",
  },
  NO_SUCH_CALL: {
    code: -10000404,
    status: 404,
    zh: '沒有這個功能，請更新後再試',
    en: 'This function does not exist. Please update and try again',
  },
  WRONG_ROLE: {
    code: -10000405,
    status: 403,
    zh: '此帳號沒有權限使用這個功能',
    en: 'This account may not use this function',
  },
  /** The words are the documented ones (spec 000 §8). */
  CLIENT_TYPE_UNKNOWN: {
    code: -10000406,
    status: 400,
    zh: '沒有該類型',
    en: 'There is no such type of app',
  },
  KEY_REUSED: {
    code: -10000409,
    status: 409,
    zh: '這次提交與之前的不同，請重新開始',
    en: 'This differs from what was sent before. Please start again',
  },
  TOO_MANY_CALLS: {
    code: -10000429,
    status: 429,
    zh: '操作太頻繁，請稍後再試',
    en: 'Too many requests. Please try again shortly',
  },
  SERVER_ERROR: {
    code: -10000500,
    status: 500,
    zh: '系統出了點問題，請稍後再試',
    en: 'Something went wrong on our side. Please try again shortly',
  },
  SERVER_STOPPING: {
    code: -10000503,
    status: 503,
    zh: '系統正在重啟，請稍後再試',
    en: 'The system is restarting. Please try again shortly',
  },
} as const satisfies Record<string, ErrorRow>;
