import type { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import type { takeoutRefundCalls } from '#shared/contract/consumer/takeout-refund.ts';
import type { ReplyOf } from '#shared/contract/define.ts';

type OrderCalls = typeof takeoutOrderCalls;
type RefundCalls = typeof takeoutRefundCalls;

type TakeoutOrder = ReplyOf<OrderCalls['takeoutOrderGet']>;
/** A line of an order. `enjoyDiscountQuantity`: pieces at a lower price; missing where the shop does not say. */
type OrderLine = TakeoutOrder['productList'][number] & { enjoyDiscountQuantity?: number };

/** An order of a store. `tablewareQty` null: its goods wanted none. */
export type Order = Omit<TakeoutOrder, 'tablewareQty' | 'productList'> & {
  tablewareQty: number | null;
  productList: OrderLine[];
};
export type OrderRow = ReplyOf<OrderCalls['takeoutOrderList']>['result'][number];
export type CancelledOrder = ReplyOf<OrderCalls['takeoutOrderCancel']>;
export type Rider = NonNullable<ReplyOf<OrderCalls['takeoutGetRider']>['rider']>;
export type RefundPreview = ReplyOf<RefundCalls['takeoutRefundOtherInfo']>;
export type RefundReply = ReplyOf<RefundCalls['takeoutRefundInfo']>;
export type Refund = NonNullable<RefundReply['refund']>;
