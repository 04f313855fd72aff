import type { QueryClient } from '@tanstack/react-query';
import type { TakeoutTab } from '#shared/codes/takeout-event.ts';
import type { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import type { takeoutOrderMoreCalls } from '#shared/contract/consumer/takeout-order-more.ts';
import type { takeoutRefundCalls } from '#shared/contract/consumer/takeout-refund.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { OrderDisplay, ShownOrder } from '#shared/order/status/display.ts';
import type { OrderKind, ReadOptions, WriteOptions } from './kind.ts';
import type { ShopWords } from '../shop-words.ts';
import type { CancelledOrder, Order, Refundable, RefundPreview, RefundReply } from './model.ts';

type OrderCalls = typeof takeoutOrderCalls;
type RefundCalls = typeof takeoutRefundCalls;

/** Pages around an order. */
export type OrderLinks = {
  order: (orderId: string) => string;
  pay: (orderId: string) => string;
  /** The check of a payment attempt, and how it ended. */
  verify: (orderId: string, tradeNo: string) => string;
  paid: (orderId: string, tradeNo: string) => string;
  refund: (orderId: string) => string;
  refundLog: (orderId: string) => string;
  review: (orderId: string) => string;
  store: (storeId: string) => string;
  /** Null where the time of an order cannot be moved. */
  editTime: ((orderId: string) => string) | null;
  orders: string;
  home: string;
};

/** Why a product of an old order is not in the new cart, or not all of it, or no longer at the add-on price: `price` is what a piece costs now. */
export type Gone =
  | { name: string; why: 'gone' | 'soldOut' | 'options' }
  | { name: string; why: 'hours'; hours: string }
  | { name: string; why: 'less'; count: number }
  | { name: string; why: 'fullPrice'; price: Cents };
/** `added`: how many lines the cart now holds of the order. */
export type BoughtAgain = { gone: readonly Gone[]; added: number };
/** Puts what was bought into the cart of its store again. */
export type BuyAgain = (
  order: Pick<Order, 'storeId' | 'tradeId' | 'productList'>,
  queries: QueryClient,
) => Promise<BoughtAgain>;

type Read<Reply> = (orderId: OrderId, options: ReadOptions) => Promise<Reply>;
type Write<Reply = unknown> = (orderId: OrderId, options: WriteOptions) => Promise<Reply>;
export type ListWish = { tab: TakeoutTab; status?: number; offset: number };
export type RefundForm = BodyOf<RefundCalls['takeoutApplyRefund']>;
export type RefundItems = readonly { uuid: string; quantity: number }[];

/** Refunds; `items` null: all that is left. */
type Refunds = {
  refundable: Read<Refundable>;
  preview: (orderId: OrderId, items: RefundItems, options: ReadOptions) => Promise<RefundPreview>;
  info: Read<RefundReply>;
  ask: (form: RefundForm, items: RefundItems | null, options: WriteOptions) => Promise<unknown>;
  bag: Write<ReplyOf<RefundCalls['takeoutRefundPlasticBag']>>;
  recall: Write;
};

/** The orders of a kind of store. */
export type StoreOrders = OrderKind<Order, CancelledOrder> & { links: OrderLinks };

/** A kind of order that can be refunded. */
export type RefundKind = StoreOrders & { words: ShopWords; refunds: Refunds };

/** A kind of order that a store makes and hands over. */
export type StoreOrderKind = RefundKind & {
  display: (order: ShownOrder) => OrderDisplay;
  list: (wish: ListWish, options: ReadOptions) => Promise<ReplyOf<OrderCalls['takeoutOrderList']>>;
  steps: Read<ReplyOf<OrderCalls['takeoutDistributionList']>>;
  rider: Read<ReplyOf<OrderCalls['takeoutGetRider']>>;
  points: Read<ReplyOf<(typeof takeoutOrderMoreCalls)['sumByOrderId']>>;
  rush: (orderId: OrderId) => Promise<ReplyOf<OrderCalls['takeoutUrgentOrder']>>;
  remove: Write;
  buyAgain: BuyAgain;
};
