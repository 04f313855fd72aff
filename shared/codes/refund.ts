import { table } from './table.ts';

/** How much of an order was refunded (decision E9). */
export const refundStatus = table({ none: 0, part: 1, all: 2 });
/** The wire code of how much of an order was refunded. */
export type RefundStatusCode = 0 | 1 | 2;
/** The name of how much of an order was refunded. */
export type RefundStatus = ReturnType<typeof refundStatus.nameOf>;

/** The state of a refund request (spec 001 §4, decision E9). Null on the wire: none was made. */
export const refundProgress = table({ recalled: -2, rejected: -1, pending: 0, succeeded: 1 });
/** The wire code of a refund request’s progress. */
export type RefundProgressCode = -2 | -1 | 0 | 1;
/** The name of a refund request’s progress. */
export type RefundProgress = ReturnType<typeof refundProgress.nameOf>;

/** The 15 reasons of a refund with their numbers (decision E5). */
export const refundReason = table({
  plasticBagFee: 1,
  duplicateOrder: 2,
  orderedByMistake: 3,
  wrongAddress: 4,
  wrongTime: 5,
  tooLate: 6,
  missingItem: 7,
  wrongItem: 8,
  poorQuality: 9,
  damaged: 10,
  foreignObject: 11,
  outOfStock: 12,
  storeUnreachable: 13,
  notDelivered: 14,
  others: 15,
});
/** The wire code of a reason to refund. */
export type RefundReasonCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;
/** A reason to refund. */
export type RefundReason = keyof typeof refundReason.codes;

/** Why a guest gives group-buy vouchers back, with the numbers of the wire (decision GA12). */
export const groupRefundReason = table({
  plansChanged: 1,
  orderedByMistake: 2,
  noSlot: 3,
  storeUnreachable: 4,
  storeRefused: 5,
  cheaperElsewhere: 6,
  notAsDescribed: 7,
  others: 15,
});
/** A reason to give group-buy vouchers back. */
export type GroupRefundReason = keyof typeof groupRefundReason.codes;

/** How far money is on its way back through its channel (decision GA25). FAIL: the channel refused to the end. */
export const MONEY_BACK_RESULTS = ['PENDING', 'SUCCESS', 'FAIL'] as const;
/** How far money is on its way back. */
export type MoneyBackResult = (typeof MONEY_BACK_RESULTS)[number];
