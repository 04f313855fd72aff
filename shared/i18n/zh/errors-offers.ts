import type { ErrorName } from '../../codes/error-code.ts';

/** Why a coupon cannot be claimed (spec 001 §8 "failed to claim", "not started", "campaign over"). The server sends them as `note`. */
export const errorsOffers = {
  'error.RECEIVE_NOT_STARTED': '活動尚未開始，請稍後再來領取',
  'error.RECEIVE_OVER': '活動已結束，下次早點來',
  'error.RECEIVE_SOLD_OUT': '優惠已被領完',
  'error.RECEIVE_LIMIT': '您已領取過這個優惠',
  'error.RECEIVE_NEW_ONLY': '此優惠只適用於未曾下單的新用戶',
} as const satisfies Partial<Record<`error.${ErrorName}`, string>>;
