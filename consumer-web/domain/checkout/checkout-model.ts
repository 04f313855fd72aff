import type { addressCalls } from '#shared/contract/consumer/address.ts';
import type { OrderQuote } from '#shared/contract/consumer/order-shapes.ts';
import type { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import type { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import type { KeptOrder } from '../offers/offer-choice.ts';

/* Bodies and replies as the checkout reads them. They are takeout's; another kind of shop maps its own to these. */
type OrderCalls = typeof takeoutOrderCalls;
type StoreCalls = typeof takeoutStoreCalls;

export type Quote = OrderQuote;
/** The mall coupons of a supermarket's cart (decision P15). */
type MallCoupons = { mallCouponUserIds?: string[] };
/** A coupon group that is bought with a takeout order (decision MB18). */
type ComboGroup = Pick<BodyOf<OrderCalls['takeoutCheckProduct']>, 'comboGroupId'>;
/** What the price of an order depends on. */
export type PriceBody = KeptOrder & MallCoupons & ComboGroup;
/** An order to be made. */
export type OrderWish = BodyOf<OrderCalls['takeoutOrderCreate']> & MallCoupons;
export type PricedReply = ReplyOf<OrderCalls['takeoutCheckProduct']>;
export type Reachable = ReplyOf<(typeof addressCalls)['addressGetList']>['result'][number];
export type TimeSlots = ReplyOf<StoreCalls['takeoutCookTimes']>;
export type TimeSlot = TimeSlots['result'][number];
/** What bags cost, and what one carries where their number follows the weight. */
export type Package = Omit<ReplyOf<StoreCalls['takeoutPackage']>, 'boxPrices'> & {
  readonly bagCapacityKg?: number;
};
export type ServiceFees = ReplyOf<OrderCalls['takeoutServiceFee']>;
export type RiskReply = ReplyOf<OrderCalls['takeoutCheckRisk']>;
export type RemarkChoices = ReplyOf<OrderCalls['takeoutOrderRemark']>;
