import type { ErrorRow } from './row.ts';

/** A member's own account: name, birthday, phone. */
export const profileErrors = {
  PHONE_TAKEN: {
    code: -2050150,
    status: 409,
    zh: '這個號碼已有帳號，請使用其他號碼',
    en: 'This number has an account already. Please use another',
  },
  PHONE_SAME: {
    code: -2050151,
    status: 422,
    zh: '這就是您現在的號碼',
    en: 'This is your number already',
  },
  PHONE_CHANGE_LIMIT: {
    code: -2050152,
    status: 422,
    zh: '30 天內最多可更換 2 次手機號碼',
    en: 'A phone number can be changed twice in 30 days',
  },
  BIRTHDAY_SET: {
    code: -2050153,
    status: 409,
    zh: '生日只可設定一次',
    en: 'A birthday can be set once only',
  },
  BIRTHDAY_REFUSED: {
    code: -2050154,
    status: 422,
    zh: '生日不正確',
    en: 'This birthday is not correct',
  },
  NICKNAME_REFUSED: {
    code: -2050155,
    status: 422,
    zh: '名稱須為 1 至 20 個字，且不可包含您的手機號碼',
    en: 'A name has 1 to 20 characters, and nothing of your phone number',
  },
} as const satisfies Record<string, ErrorRow>;
