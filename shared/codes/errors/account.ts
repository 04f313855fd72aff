import type { ErrorRow } from './row.ts';

/** Signing in, identity, uploads and closing an account. */
export const accountErrors = {
  PHONE_INVALID: {
    code: -2010101,
    status: 422,
    zh: '手機號碼不正確',
    en: 'The phone number is not correct',
  },
  LOGIN_CODE_WRONG: {
    code: -2010102,
    status: 401,
    zh: '驗證碼不正確',
    en: 'The code is not correct',
  },
  LOGIN_CODE_EXPIRED: {
    code: -2010103,
    status: 422,
    zh: '驗證碼已過期，請重新獲取',
    en: 'The code has expired. Please ask for a new one',
  },
  LOGIN_CODE_TOO_SOON: {
    code: -2010104,
    status: 429,
    zh: '驗證碼剛剛已發送，請稍後再試',
    en: 'A code was just sent. Please try again shortly',
  },
  LOGIN_CODE_TRIES: {
    code: -2010105,
    status: 429,
    zh: '嘗試次數過多，請稍後再試',
    en: 'Too many tries. Please try again later',
  },
  LOGIN_CODE_DAY: {
    code: -2010106,
    status: 429,
    zh: '這個號碼今天的驗證碼次數已用完，請明天再試',
    en: 'This number has reached its code limit for today. Please try again tomorrow',
  },
  LOGIN_CODE_ADDRESS: {
    code: -2010107,
    status: 429,
    zh: '這個網絡今天索取的驗證碼太多了，請換個網絡，或明天再試',
    en: 'Too many codes were requested from this network today. Please use another network, or try again tomorrow',
  },
  LOGIN_CODE_NOT_SENT: {
    code: -2010108,
    status: 503,
    zh: '驗證碼暫時無法發送，請稍後再試，或聯絡客戶服務',
    en: 'The code could not be sent. Please try again later, or contact customer service',
  },
  IDENTITY_REFUSED: {
    code: -2010201,
    status: 401,
    zh: '無法確認您的身份，請重新授權',
    en: 'We could not confirm who you are. Please authorize again',
  },
  IDENTITY_NOT_FOUND: {
    code: -2010202,
    status: 404,
    zh: '找不到這個身份',
    en: 'No such identity',
  },
  UPLOAD_TOO_LARGE: {
    code: -2010301,
    status: 413,
    zh: '圖片不能超過 5 MB',
    en: 'A picture can be up to 5 MB',
  },
  UPLOAD_TYPE: {
    code: -2010302,
    status: 415,
    zh: '只能上傳 JPEG、PNG 或 WebP 圖片',
    en: 'Only JPEG, PNG or WebP pictures can be uploaded',
  },
  UPLOAD_TOO_MANY: {
    code: -2010303,
    status: 429,
    zh: '今天上傳的圖片太多了，請明天再試',
    en: 'You have reached today’s picture limit. Please try again tomorrow',
  },
  REPORT_TOO_MANY: {
    code: -2010304,
    status: 429,
    zh: '今天舉報的次數太多了，請明天再試',
    en: 'You have reached today’s report limit. Please try again tomorrow',
  },
  CLOSING_BLOCKED: {
    code: -2010601,
    status: 422,
    zh: '還有未完成的訂單或退款，暫時不能註銷帳號',
    en: 'Orders or refunds are still in progress, so the account cannot be closed yet',
  },
  CLOSING_LOSSES: {
    code: -2010602,
    status: 422,
    zh: '註銷後會失去的內容有變，請重新確認',
    en: 'What you would lose has changed. Please check it again',
  },
} as const satisfies Record<string, ErrorRow>;
