import type { PaymentType } from '#shared/codes/payment-type.ts';
import type { MerchantId, OrderId, StoreId, TradeNo, UserId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { CartQuote } from '#shared/pricing/cart-quote.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { ReturnPromise } from './offers-port.ts';

/** Why an order ended without being completed. */
export type CloseReason = 'BUYER' | 'TIMEOUT' | 'STORE' | 'REFUND';

/** What a move may change besides the state of an order. */
type Changes = {
  refundStatus: number;
  refundRequests: number;
  refundRequestedAt: Instant | null;
  refundAmount: Cents;
  goldRefund: Cents;
  refundAt: Instant | null;
  promisedAt: Instant;
  paidAt: Instant | null;
  acceptedAt: Instant | null;
  completedAt: Instant | null;
  closeReason: CloseReason | null;
  paymentType: PaymentType;
  tradeNo: TradeNo | null;
  rushCount: number;
  lastRushAt: Instant | null;
  isBagRefunded: boolean;
  hasEditedTime: boolean;
  slotAt: Instant | null;
  hasComment: boolean;
  isHidden: boolean;
  riderId: string | null;
  deliveryType: number;
  answerBefore: Instant | null;
  readyAt: Instant | null;
  cookedAt: Instant | null;
  handedAt: Instant | null;
  isAuto: boolean;
  isPaidInPause: boolean;
  changeId: string | null;
  changeBefore: Instant | null;
  givenBack: Cents;
};
export type Patch = Partial<Changes>;

/** The state of an order: all that a move reads and changes. */
export type Standing = {
  status: number;
  deliveryType: number;
  riderStatus: number | null;
  refundProgress: number | null;
};

/** A line as far as its refund depends on it. */
type LifeLine = {
  uuid: string;
  quantity: number;
  goodsCents: Cents;
  shareCents: Cents;
  goldCents?: Cents;
};

/** What the life of an order reads of it, whatever kind it is. */
export type LifeOrder = Standing &
  Changes & {
    merchantId: MerchantId;
    id: OrderId;
    userId: UserId;
    storeId: StoreId;
    seq: number;
    total: Cents;
    createdAt: Instant;
    payBefore: Instant;
    lines: readonly LifeLine[];
    quote: CartQuote;
    snapshot: { store: { name: Bilingual }; promise?: ReturnPromise; storeDeliveryCut?: Cents };
  };

/** The key that stock, offers and gold know an order by. */
export const useKey = ({ merchantId, id }: LifeOrder) => ({ merchantId, orderId: id });
