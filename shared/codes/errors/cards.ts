import type { ErrorRow } from './row.ts';

/** Bank cards and the payment password. */
export const cardsErrors = {
  CARD_BRAND: {
    code: -2050120,
    status: 422,
    zh: '只支援 Visa 或 MasterCard',
    en: 'Only Visa or MasterCard cards can be added',
  },
  CARD_LIMIT: {
    code: -2050121,
    status: 422,
    zh: '最多可綁定 5 張銀行卡，請先解除其中一張',
    en: 'You can keep 5 cards. Please remove one first',
  },
  CARD_REFUSED: {
    code: -2050122,
    status: 422,
    zh: '銀行沒有接受這張卡，沒有扣款',
    en: 'The bank did not accept this card. Nothing was charged',
  },
  CARD_UNVERIFIED: {
    code: -2050123,
    status: 422,
    zh: '這張卡尚未通過驗證，不能付款',
    en: 'This card is not verified and cannot pay',
  },
  CARD_FRAME: {
    code: -2050124,
    status: 422,
    zh: '卡號的輸入已過時，請重新輸入',
    en: 'The card form has expired. Please enter the card again',
  },
  PAY_PASSWORD_WRONG: {
    code: -2050125,
    status: 422,
    zh: '支付密碼不正確',
    en: 'The payment password is not correct',
  },
  PAY_PASSWORD_LOCKED: {
    code: -2050126,
    status: 422,
    zh: '支付密碼輸錯次數過多，已暫時鎖定',
    en: 'Too many wrong payment passwords. It is locked for now',
  },
  PAY_PASSWORD_UNSET: {
    code: -2050127,
    status: 422,
    zh: '請先設定支付密碼',
    en: 'Please set a payment password first',
  },
  PAY_MARK: {
    code: -2050128,
    status: 422,
    zh: '請輸入支付密碼確認這次操作',
    en: 'Please confirm with your payment password',
  },
  CARD_NOT_FOUND: {
    code: -2050129,
    status: 404,
    zh: '找不到這張銀行卡',
    en: 'This card was not found',
  },
  CARD_CLOSED: {
    code: -2050130,
    status: 422,
    zh: '銀行卡支付尚未開通',
    en: 'Paying by bank card is not available yet',
  },
  CARD_HOLDER: {
    code: -2050131,
    status: 422,
    zh: '持卡人姓名或銀行預留手機不符合要求',
    en: 'The name on the card or the phone at the bank is not accepted',
  },
  IDENTITY_OTHER: {
    code: -2050132,
    status: 422,
    zh: '證件資料與帳號登記的不一致',
    en: 'This is not the identity that your account has',
  },
  PAY_PASSWORD_SET: {
    code: -2050133,
    status: 409,
    zh: '您已設定支付密碼',
    en: 'You already have a payment password',
  },
  PAY_PASSWORD_WEAK: {
    code: -2050134,
    status: 422,
    zh: '支付密碼不能有連續三個相同的數字，也不能是連續的數字',
    en: 'A payment password has no three equal digits in a row and no run of digits',
  },
  IDENTITY_UNSET: {
    code: -2050165,
    status: 422,
    zh: '帳號還沒有登記證件，新增第一張卡時登記',
    en: 'Your account has no identity yet. It is given with the first card',
  },
} as const satisfies Record<string, ErrorRow>;
