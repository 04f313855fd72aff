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
  SHARE_OWN: {
    code: -2030147,
    status: 422,
    zh: '紅包是送給好友的，不能自己領取',
    en: 'This red packet is for your friends. You cannot claim it yourself',
  },
  SHARE_NOT_OPEN: {
    code: -2030148,
    status: 422,
    zh: '店舖接單後即可領取，請稍後再來',
    en: 'You can claim this once the store has accepted the order. Please come back in a few minutes',
  },
  SHARE_ORDER_OVER: {
    code: -2030149,
    status: 422,
    zh: '這張訂單已取消，紅包不能再領取',
    en: 'The order was cancelled, so its red packets can no longer be claimed',
  },
} as const satisfies Record<string, ErrorRow>;
