import type { ErrorRow } from './row.ts';

/** Group deals, their orders and payments. */
export const groupErrors = {
  PRODUCT_NOT_FOUND: {
    code: -2020101,
    status: 404,
    zh: '找不到這個商品',
    en: 'This product was not found',
  },
  PRODUCT_OFF_SALE: {
    code: -2020102,
    status: 422,
    zh: '商品已下架',
    en: 'This product is no longer on sale',
  },
  PRODUCT_SOLD_OUT: {
    code: -2020103,
    status: 422,
    zh: '商品已售罄',
    en: 'This product is sold out',
  },
  PURCHASE_LIMIT: {
    code: -2020104,
    status: 422,
    zh: '已達到購買數量上限',
    en: 'The purchase limit is reached',
  },
  PRICE_CHANGED: {
    code: -2020105,
    status: 409,
    zh: '價格有變動，請確認後再提交',
    en: 'The price has changed. Please check before you order',
  },
  UNPAID_TOO_MANY: {
    code: -2020106,
    status: 422,
    zh: '您有太多未付款的訂單，請先付款或取消其中一些',
    en: 'You have too many unpaid orders. Please pay or cancel some of them first',
  },
  ORDER_NOT_FOUND: {
    code: -2020201,
    status: 404,
    zh: '找不到這張訂單',
    en: 'This order was not found',
  },
  ORDER_NOT_PAYABLE: {
    code: -2020202,
    status: 422,
    zh: '這張訂單目前不能付款',
    en: 'This order cannot be paid now',
  },
  ORDER_WINDOW_OVER: {
    code: -2020203,
    status: 422,
    zh: '付款時間已過，訂單已取消',
    en: 'The payment time expired and the order was cancelled',
  },
  ORDER_NOT_CANCELLABLE: {
    code: -2020204,
    status: 422,
    zh: '這張訂單目前不能取消',
    en: 'This order cannot be cancelled now',
  },
  ORDER_NOT_BOOKABLE: {
    code: -2020205,
    status: 422,
    zh: '這張訂單不用預約，或目前不能預約',
    en: 'This order needs no booking, or cannot be booked now',
  },
  BOOKING_TIME: {
    code: -2020206,
    status: 422,
    zh: '這個時間不能預約，請選擇有效期和可用時段內的時間',
    en: 'This time cannot be booked. Choose one within the validity and the usable hours',
  },
  VOUCHER_USED: {
    code: -2021110,
    status: 409,
    zh: '其中有券已經使用，不能退款',
    en: 'One of these vouchers has been used and cannot be refunded',
  },
  VOUCHER_REFUNDING: {
    code: -2021111,
    status: 409,
    zh: '其中有券已在退款',
    en: 'One of these vouchers is already being refunded',
  },
  REFUND_NONE_LEFT: {
    code: -2021112,
    status: 422,
    zh: '這張訂單沒有可退的券',
    en: 'This order has no voucher left to refund',
  },
  REFUND_NOT_FOUND: {
    code: -2021113,
    status: 404,
    zh: '找不到這個退款申請',
    en: 'This refund request was not found',
  },
  CHECKIN_FAR: {
    code: -2021150,
    status: 422,
    zh: '您離門店太遠，走近一點再打卡',
    en: 'You are too far from the store. Check in when you are closer',
  },
  CHECKIN_DONE: {
    code: -2021151,
    status: 409,
    zh: '今天已在這間門店打卡',
    en: 'You have already checked in at this store today',
  },
  CHECKIN_LIMIT: {
    code: -2021152,
    status: 422,
    zh: '今天的打卡次數已用完，明天再來',
    en: 'You have no check-ins left today. Come back tomorrow',
  },
  PLACE_STALE: {
    code: -2021153,
    status: 422,
    zh: '定位已過時，請重新定位',
    en: 'Your location is out of date. Please locate again',
  },
  PLACE_VAGUE: {
    code: -2021154,
    status: 422,
    zh: '定位不夠準確，請到開闊的地方再試',
    en: 'Your location is not accurate enough. Try again in the open',
  },
  LIKES_FULL: {
    code: -2021160,
    status: 422,
    zh: '收藏已滿，請先取消一些收藏',
    en: 'You have saved as many as possible. Please remove some first',
  },
  TRADE_NOT_FOUND: {
    code: -2040101,
    status: 404,
    zh: '找不到這筆付款',
    en: 'This payment was not found',
  },
  PAYMENT_CLOSED: {
    code: -2040102,
    status: 422,
    zh: '網上付款尚未開通',
    en: 'Online payment is not available yet',
  },
} as const satisfies Record<string, ErrorRow>;
