import type { ReplyOf } from '#shared/contract/define.ts';
import type { orderCalls } from '../../features/takeout/orders/api.ts';

type Calls = typeof orderCalls;
export type Order = ReplyOf<Calls['takeoutOrderGet']>;
export type OrderRow = ReplyOf<Calls['takeoutOrderList']>['result'][number];
export type RiderReply = ReplyOf<Calls['takeoutGetRider']>;
export type Rider = NonNullable<RiderReply['rider']>;
export type RefundPreview = ReplyOf<Calls['takeoutRefundOtherInfo']>;
export type RefundReply = ReplyOf<Calls['takeoutRefundInfo']>;
export type Refund = NonNullable<RefundReply['refund']>;
export type MyComment = ReplyOf<Calls['takeoutMyComments']>['result'][number];
