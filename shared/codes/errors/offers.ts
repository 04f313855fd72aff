import type { ErrorRow } from './row.ts';

/** Why a coupon cannot be claimed (spec 001 §8). */
export const offersErrors = {
  RECEIVE_NOT_STARTED: {
    code: -2030142,
    status: 422,
    zh: '活動尚未開始，請稍後再來領取',
    en: 'This campaign has not started yet. Please come back later',
  },
  RECEIVE_OVER: {
    code: -2030143,
    status: 422,
    zh: '活動已結束，下次早點來',
    en: 'This campaign is over',
  },
  RECEIVE_SOLD_OUT: {
    code: -2030144,
    status: 409,
    zh: '優惠已被領完',
    en: 'All of these have been claimed',
  },
  RECEIVE_LIMIT: {
    code: -2030145,
    status: 409,
    zh: '您已領取過這個優惠',
    en: 'You have claimed this already',
  },
  RECEIVE_NEW_ONLY: {
    code: -2030146,
    status: 422,
    zh: '此優惠只適用於未曾下單的新用戶',
    en: 'This is for new customers who have not ordered yet',
  },
} as const satisfies Record<string, ErrorRow>;
