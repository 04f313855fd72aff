import type { ErrorRow } from './row.ts';

/** The monthly card, its trial and its packets. */
export const monthlyCardErrors = {
  MEMBER_PLAN_GONE: {
    code: -2050110,
    status: 422,
    zh: '這個方案已停售，請選擇其他方案',
    en: 'This plan is no longer on sale. Please choose another',
  },
  MEMBER_LIMIT: {
    code: -2050111,
    status: 422,
    zh: '您已達到這個方案的購買上限',
    en: 'You have reached the limit for this plan',
  },
  TRIAL_USED: {
    code: -2050112,
    status: 422,
    zh: '這個電話號碼已經試用過會員',
    en: 'This phone number has had its trial',
  },
  PACK_LIMIT: {
    code: -2050113,
    status: 422,
    zh: '本期的加購紅包已達上限',
    en: 'You have bought all extra packs of this cycle',
  },
  MEMBER_ONLY: {
    code: -2050114,
    status: 422,
    zh: '開通月卡後可用',
    en: 'This is for holders of the monthly card',
  },
  MEMBER_ALREADY: {
    code: -2050115,
    status: 422,
    zh: '您已是會員，不需要試用',
    en: 'You are a member already',
  },
  MEMBER_PACKET_GONE: {
    code: -2050116,
    status: 422,
    zh: '這些紅包已不在本期，請重新載入',
    en: 'These red packets are not of this cycle. Please reload',
  },
  MEMBER_NO_REFUND: {
    code: -2050117,
    status: 422,
    zh: '這筆訂單不能退款',
    en: 'This order cannot be refunded',
  },
} as const satisfies Record<string, ErrorRow>;
