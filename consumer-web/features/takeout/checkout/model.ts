import type { TakeoutOffer } from '#shared/codes/offer-list.ts';
import type { addressCalls } from '#shared/contract/consumer/address.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { ChoiceCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import type { OrderQuote } from '#shared/contract/consumer/takeout-order-shapes.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { KeptOrder } from '../../../domain/offers/offer-choice.ts';
import type { checkoutCalls } from './api.ts';

export type Quote = OrderQuote;
/** What the price of an order depends on. */
export type PriceBody = KeptOrder;
export type PricedReply = ReplyOf<(typeof checkoutCalls)['takeoutCheckProduct']>;
export type Reachable = ReplyOf<(typeof addressCalls)['addressGetList']>['result'][number];
export type TimeSlots = ReplyOf<(typeof checkoutCalls)['takeoutCookTimes']>;
export type TimeSlot = TimeSlots['result'][number];
export type { Order as TakeoutOrder } from '../../../domain/order/model.ts';
export type Package = ReplyOf<(typeof checkoutCalls)['takeoutPackage']>;
export type ServiceFees = ReplyOf<(typeof checkoutCalls)['takeoutServiceFee']>;
export type Choices = {
  rows: Readonly<Record<TakeoutOffer, readonly ChoiceCoupon[]>>;
  bestIds: readonly string[];
  savingAmtn: Cents;
};
