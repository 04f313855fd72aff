import type { ErrorRow } from './row.ts';

/** Refunds and reviews of takeout orders. */
export const refundErrors = {
  REFUND_NOT_NOW: {
    code: -2062001,
    status: 422,
    zh: '這張訂單目前不能退款',
    en: 'This order cannot be refunded now',
  },
  REFUND_CHANNEL: {
    code: -2062002,
    status: 422,
    zh: '付款渠道不支持退款',
    en: 'No refund support due to payment channel',
  },
  REFUND_RUNNING: {
    code: -2062003,
    status: 422,
    zh: '退款正在處理中',
    en: 'A refund is in progress',
  },
  REFUND_REJECTED: {
    code: -2062004,
    status: 422,
    zh: '店舖已拒絕退款，請聯絡客服',
    en: 'The store declined the refund. Please contact support',
  },
  REFUND_ALREADY: {
    code: -2062005,
    status: 422,
    zh: '每張訂單只能申請一次退款',
    en: 'Only one refund request per order',
  },
  REFUND_WINDOW_OVER: {
    code: -2062006,
    status: 422,
    zh: '訂單完成超過 24 小時，不能申請退款',
    en: 'No refund 24 hours after completion',
  },
  REFUND_FORM: {
    code: -2062007,
    status: 422,
    zh: '退款資料不完整，請檢查',
    en: 'Something is missing in the refund request',
  },
  REFUND_PARTIAL: {
    code: -2062008,
    status: 422,
    zh: '不支持部分退款',
    en: 'Partial refund is not supported',
  },
  REFUND_NO_BAG: {
    code: -2062009,
    status: 422,
    zh: '沒有可退的膠袋費',
    en: 'There is no bag fee to refund',
  },
  REFUND_NOT_RUNNING: {
    code: -2062010,
    status: 422,
    zh: '沒有正在處理的退款',
    en: 'No refund is in progress',
  },
  REVIEW_NOT_NOW: {
    code: -2063001,
    status: 422,
    zh: '訂單完成後才能評價',
    en: 'An order can be reviewed once it is completed',
  },
  REVIEW_ALREADY: {
    code: -2063002,
    status: 422,
    zh: '這張訂單已經評價',
    en: 'This order has already been reviewed',
  },
  REVIEW_INVALID: {
    code: -2063003,
    status: 422,
    zh: '評分有誤，請檢查',
    en: 'The rating is not valid. Please check it',
  },
  REVIEW_NOT_FOUND: {
    code: -2063004,
    status: 422,
    zh: '找不到這條評價',
    en: 'This review was not found',
  },
  REVIEW_ANSWERED: {
    code: -2063005,
    status: 422,
    zh: '這條評價已經回覆',
    en: 'This review has already been answered',
  },
  REVIEW_REPLY_LATE: {
    code: -2066147,
    status: 409,
    zh: '回覆送出已滿 24 小時，不能再修改',
    en: 'A reply can be changed for 24 hours after it was first sent',
  },
} as const satisfies Record<string, ErrorRow>;
