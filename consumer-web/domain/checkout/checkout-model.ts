import type { addressCalls } from '#shared/contract/consumer/address.ts';
import type { OrderQuote } from '#shared/contract/consumer/takeout-order-shapes.ts';
import type { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import type { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import type { KeptOrder } from '../offers/offer-choice.ts';

/* Bodies and replies as the checkout reads them. They are takeout's; another kind of shop maps its own to these. */
type OrderCalls = typeof takeoutOrderCalls;
type StoreCalls = typeof takeoutStoreCalls;

export type Quote = OrderQuote;
/** What the price of an order depends on. */
export type PriceBody = KeptOrder;
/** An order to be made. */
export type OrderWish = BodyOf<OrderCalls['takeoutOrderCreate']>;
export type PricedReply = ReplyOf<OrderCalls['takeoutCheckProduct']>;
export type Reachable = ReplyOf<(typeof addressCalls)['addressGetList']>['result'][number];
export type TimeSlots = ReplyOf<StoreCalls['takeoutCookTimes']>;
export type TimeSlot = TimeSlots['result'][number];
export type Package = ReplyOf<StoreCalls['takeoutPackage']>;
export type ServiceFees = ReplyOf<OrderCalls['takeoutServiceFee']>;
export type RiskReply = ReplyOf<OrderCalls['takeoutCheckRisk']>;
export type RemarkChoices = ReplyOf<OrderCalls['takeoutOrderRemark']>;
