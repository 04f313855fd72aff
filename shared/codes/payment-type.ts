/** Payment channels by host (spec 001 §4, decision K3); a bank card of the member's is ours (ADR 0035). */
export const PAYMENT_TYPES = [
  'MP_MACAU',
  'OPEN_ALI',
  'BOC_H5_PAY',
  'WECHAT_JS',
  'WECHAT_MP',
  'MP_TEST_PAY',
  'BANK_CARD',
] as const;
/** A payment channel, as the wire names it. */
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/**
 * What is paid for. The documents print the first, the third and the fifth; the others are ours
 * (spec 001 §4, spec 002 §7).
 */
export const PAYMENT_ORDER_TYPES = [
  'TAKEOUT_ORDER',
  'MARKET_ORDER',
  'CONSUMPTION_ORDER',
  'GROUP_ORDER',
  'COUPON_BOOM_ORDER',
  'MEMBER_ORDER',
] as const;
/** A kind of thing that is paid for. */
export type PaymentOrderType = (typeof PAYMENT_ORDER_TYPES)[number];
/** The kind of order that is paid for by default (spec 001 §4). */
export const DEFAULT_PAYMENT_ORDER_TYPE = 'TAKEOUT_ORDER' satisfies PaymentOrderType;
