import type { addressCalls } from '#shared/contract/consumer/address.ts';
import type { OrderQuote } from '#shared/contract/consumer/takeout-order-shapes.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { KeptOrder } from '../offers/offer-choice.ts';
import type { checkoutCalls } from './checkout-api.ts';

export type Quote = OrderQuote;
/** What the price of an order depends on. */
export type PriceBody = KeptOrder;
export type PricedReply = ReplyOf<(typeof checkoutCalls)['takeoutCheckProduct']>;
export type Reachable = ReplyOf<(typeof addressCalls)['addressGetList']>['result'][number];
export type TimeSlots = ReplyOf<(typeof checkoutCalls)['takeoutCookTimes']>;
export type TimeSlot = TimeSlots['result'][number];
export type Package = ReplyOf<(typeof checkoutCalls)['takeoutPackage']>;
export type ServiceFees = ReplyOf<(typeof checkoutCalls)['takeoutServiceFee']>;
