import type { ErrorRow } from './row.ts';

/** Coupon groups, and the combo coupons in them. */
export const comboErrors = {
  COMBO_SOLD_OUT: {
    code: -2050140,
    status: 422,
    zh: '這個券包已售罄',
    en: 'This coupon bundle is sold out',
  },
  COMBO_LIMIT: {
    code: -2050141,
    status: 422,
    zh: '您已達到這個券包的購買上限',
    en: 'You have reached the limit for this coupon bundle',
  },
  COMBO_OVER: {
    code: -2050142,
    status: 422,
    zh: '這個券包已停售',
    en: 'This coupon bundle is no longer on sale',
  },
  COMBO_STATE: {
    code: -2050143,
    status: 422,
    zh: '這張膨脹券的狀態已改變，請重新載入',
    en: 'This combo coupon has changed. Please reload',
  },
  COMBO_HELD: {
    code: -2050144,
    status: 422,
    zh: '這張膨脹券正用於一張待付款的訂單，請先付款或取消該訂單',
    en: 'An unpaid order holds this combo coupon. Pay or cancel that order first',
  },
  COMBO_NOT_FOUND: {
    code: -2050145,
    status: 404,
    zh: '找不到這張膨脹券',
    en: 'This combo coupon was not found',
  },
  COMBO_NO_REFUND: {
    code: -2050146,
    status: 422,
    zh: '這筆券包訂單不能退款',
    en: 'This coupon bundle cannot be refunded',
  },
} as const satisfies Record<string, ErrorRow>;
