import type { ErrorRow } from './row.ts';

/** People, devices and days of a merchant. */
export const merchantErrors = {
  PASSWORD_WRONG: {
    code: -2030001,
    status: 401,
    zh: '帳號或密碼不正確',
    en: 'The account or password is not correct',
  },
  ACCOUNT_LOCKED: {
    code: -2030002,
    status: 423,
    zh: '密碼錯誤次數過多，帳號已鎖定 15 分鐘',
    en: 'Too many wrong passwords. The account is locked for 15 minutes',
  },
  PIN_WRONG: {
    code: -2030003,
    status: 401,
    zh: 'PIN 不正確',
    en: 'That PIN is not right',
  },
  PIN_LOCKED: {
    code: -2030004,
    status: 423,
    zh: 'PIN 錯誤次數過多，請稍後再試，或用密碼登入',
    en: 'Too many wrong PINs: try again later, or sign in with the password',
  },
  PIN_NOT_SET: {
    code: -2030005,
    status: 422,
    zh: '尚未設定 PIN，請用密碼登入',
    en: 'No PIN is set: sign in with the password',
  },
  PIN_WEAK: {
    code: -2030006,
    status: 422,
    zh: '這個 PIN 太容易猜到，請換一個',
    en: 'That PIN is too easy to guess: choose another',
  },
  DEVICE_UNKNOWN: {
    code: -2030007,
    status: 401,
    zh: '這部裝置需要用密碼重新登入',
    en: 'This device has to sign in with a password again',
  },
  DEVICE_NOT_FOUND: {
    code: -2030008,
    status: 404,
    zh: '找不到這部裝置',
    en: 'This device was not found',
  },
  ENROLMENT_INVALID: {
    code: -2030009,
    status: 422,
    zh: '登記碼不正確、已用過或已過期，請東主再顯示一個',
    en: 'This code is wrong, used or over: ask the owner to show another',
  },
  STAFF_NOT_FOUND: {
    code: -2030010,
    status: 404,
    zh: '找不到這位員工',
    en: 'This person was not found',
  },
  ACCOUNT_TAKEN: {
    code: -2030011,
    status: 409,
    zh: '這個帳號已有人使用',
    en: 'This account is already in use',
  },
  LAST_OWNER: {
    code: -2030012,
    status: 409,
    zh: '至少要保留一位東主',
    en: 'At least one owner has to stay',
  },
  STORE_NOT_FOUND: {
    code: -2030013,
    status: 404,
    zh: '找不到這間門店',
    en: 'This store was not found',
  },
  PASSWORD_WEAK: {
    code: -2030014,
    status: 422,
    zh: '密碼至少 10 個字元，不可是常見密碼或帳號本身',
    en: 'Use at least 10 characters, not a common password and not the account',
  },
  PASSWORD_NEEDED: {
    code: -2030015,
    status: 403,
    zh: '請先輸入您自己的密碼',
    en: 'Enter your own password first',
  },
  DEVICE_KEY_NEEDED: {
    code: -2030016,
    status: 403,
    zh: '這個裝置編號屬於另一部收銀機，請東主重新登記這部裝置',
    en: 'This device id belongs to another till: ask the owner to enrol this one',
  },
  DEVICE_NOT_ENROLLED: {
    code: -2030017,
    status: 403,
    zh: '這部裝置尚未登記，請用密碼登入，或請東主登記這部裝置',
    en: 'This device is not enrolled: sign in with the password, or ask the owner to enrol it',
  },
  SEARCH_TOO_MANY: {
    code: -2030018,
    status: 429,
    zh: '您今天用電話搜尋的次數已達上限，請掃碼、輸入訂單編號，或明天再試',
    en: 'You have searched by phone too often today. Scan the code, use the order number, or try again tomorrow',
  },
  DAY_CLOSED: {
    code: -2030201,
    status: 409,
    zh: '這一天已由其他人關帳',
    en: 'Someone else has closed this day',
  },
  DAY_NOT_CLOSED: {
    code: -2030202,
    status: 409,
    zh: '這一天尚未關帳，或已重新開啟',
    en: 'This day is not closed, or has been reopened',
  },
  DAY_AHEAD: {
    code: -2030203,
    status: 422,
    zh: '這一天還沒開始',
    en: 'This day has not begun yet',
  },
} as const satisfies Record<string, ErrorRow>;
