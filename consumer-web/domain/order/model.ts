import type { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import type { takeoutRefundCalls } from '#shared/contract/consumer/takeout-refund.ts';
import type { ReplyOf } from '#shared/contract/define.ts';

type OrderCalls = typeof takeoutOrderCalls;
type RefundCalls = typeof takeoutRefundCalls;

export type Order = ReplyOf<OrderCalls['takeoutOrderGet']>;
export type OrderRow = ReplyOf<OrderCalls['takeoutOrderList']>['result'][number];
export type CancelledOrder = ReplyOf<OrderCalls['takeoutOrderCancel']>;
export type Rider = NonNullable<ReplyOf<OrderCalls['takeoutGetRider']>['rider']>;
export type RefundPreview = ReplyOf<RefundCalls['takeoutRefundOtherInfo']>;
export type RefundReply = ReplyOf<RefundCalls['takeoutRefundInfo']>;
export type Refund = NonNullable<RefundReply['refund']>;
