import type { groupRefundCalls } from '#shared/contract/consumer/group-refund.ts';
import type { ReplyOf } from '#shared/contract/define.ts';

/** What of an order can be given back. */
export type Refundable = ReplyOf<(typeof groupRefundCalls)['groupRefundOrderInfo']>;
export type RefundableVoucher = Refundable['vouchers'][number];
export type RefundRequests = ReplyOf<(typeof groupRefundCalls)['groupRefundInfo']>['list'];
