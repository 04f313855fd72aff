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
type RefundOtherInfo = ReplyOf<RefundCalls['takeoutRefundOtherInfo']>;
/** What of an order can be requested back now. */
export type Refundable = Pick<
  RefundOtherInfo,
  'note' | 'isWholeOnly' | 'canRefund' | 'canBagRefund' | 'bagRefundAmtn'
> & { lines: Pick<RefundOtherInfo['lines'][number], 'uuid' | 'left'>[] };
type RefundSum = Pick<RefundOtherInfo, 'refundAmtn' | 'goldAmtn'>;
/** The exact sum of a request; with what it is made of where it takes all that is left. */
export type RefundPreview =
  | (RefundSum & { isWholeOrder: false })
  | (RefundSum & { isWholeOrder: true } & Pick<
        RefundOtherInfo,
        'lines' | 'deliveryFee' | 'platformFee' | 'bagFee'
      >);
export type RefundReply = ReplyOf<RefundCalls['takeoutRefundInfo']>;
export type Refund = NonNullable<RefundReply['refund']>;
