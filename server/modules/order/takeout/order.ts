import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { PaymentType } from '#shared/codes/payment-type.ts';
import type { TakeoutCloseReason } from '#shared/codes/takeout-event.ts';
import {
  asId,
  type MerchantId,
  type OrderId,
  type StoreId,
  type TradeNo,
  type UserId,
} from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { CartQuote } from '#shared/pricing/cart-quote.ts';
import { asColumns, asFields } from '#server/db/fields.ts';
import { json, pick, row, type RowOf } from '#server/db/row.ts';
import { tableOf, type Insertable, type Values } from '#server/db/table.ts';
import type { BoughtLine, Snapshot } from './snapshot.ts';
import { boughtLines, snapshotDocument } from './order-document.ts';
import { quoteDocument } from './quote-document.ts';

export type TakeoutOrder = {
  kind: StoreKind;
  merchantId: MerchantId;
  id: OrderId;
  /** By which people know it. */ orderNo: string;
  userId: UserId;
  storeId: StoreId;
  seq: number;
  status: number;
  deliveryType: number;
  riderStatus: number | null;
  refundStatus: number;
  refundProgress: number | null;
  refundRequests: number;
  refundRequestedAt: Instant | null;
  refundAmount: Cents;
  goldRefund: Cents;
  refundAt: Instant | null;
  total: Cents;
  createdAt: Instant;
  payBefore: Instant;
  slotAt: Instant | null;
  promisedAt: Instant;
  paidAt: Instant | null;
  acceptedAt: Instant | null;
  completedAt: Instant | null;
  closeReason: TakeoutCloseReason | null;
  paymentType: PaymentType;
  tradeNo: TradeNo | null;
  rushCount: number;
  lastRushAt: Instant | null;
  isBagRefunded: boolean;
  /** Its time was moved (decision E3). */ hasEditedTime: boolean;
  hasComment: boolean;
  isHidden: boolean;
  isRisk: boolean;
  riderId: string | null;
  /** By which store and guest call it on its day: D, P or M and three digits; empty before it is paid. */ deskNumber: string;
  /** Until when the store must accept; null where no person runs it. */ answerBefore: Instant | null;
  /** When the store says that it will be ready. */ readyAt: Instant | null;
  /** When it was ready. */ cookedAt: Instant | null;
  /** When it left the counter. */ handedAt: Instant | null;
  /** No person accepted it. */ isAuto: boolean;
  /** It was paid while its store was stopped. */ isPaidInPause: boolean;
  /** The change that waits for the guest, and until when. */ changeId: string | null;
  changeBefore: Instant | null;
  /** Money that the store gave back by itself. */ givenBack: Cents;
  lines: readonly BoughtLine[];
  quote: CartQuote;
  snapshot: Snapshot;
};

/** Columns by field. What is in `CHANGES` may be changed by a move. */
const FIXED = {
  kind: 'kind',
  merchantId: 'merchant_id',
  id: 'id',
  orderNo: 'order_no',
  userId: 'user_id',
  storeId: 'store_id',
  seq: 'seq',
  status: 'status',
  riderStatus: 'rider_status',
  refundProgress: 'refund_progress',
  total: 'total',
  createdAt: 'created_at',
  payBefore: 'pay_before',
  lines: 'lines',
  quote: 'quote',
  snapshot: 'snapshot',
  isRisk: 'is_risk',
  deskNumber: 'desk_number',
} as const;
const CHANGES = {
  refundStatus: 'refund_status',
  refundRequests: 'refund_requests',
  refundRequestedAt: 'refund_requested_at',
  refundAmount: 'refund_amount',
  goldRefund: 'gold_refund',
  refundAt: 'refund_at',
  promisedAt: 'promised_at',
  paidAt: 'paid_at',
  acceptedAt: 'accepted_at',
  completedAt: 'completed_at',
  closeReason: 'close_reason',
  paymentType: 'payment_type',
  tradeNo: 'trade_no',
  rushCount: 'rush_count',
  lastRushAt: 'last_rush_at',
  isBagRefunded: 'is_bag_refunded',
  slotAt: 'slot_at',
  hasEditedTime: 'has_edited_time',
  hasComment: 'has_comment',
  isHidden: 'is_hidden',
  riderId: 'rider_id',
  deliveryType: 'delivery_type',
  answerBefore: 'answer_before',
  readyAt: 'ready_at',
  cookedAt: 'cooked_at',
  handedAt: 'handed_at',
  isAuto: 'is_auto',
  isPaidInPause: 'is_paid_in_pause',
  changeId: 'change_id',
  changeBefore: 'change_before',
  givenBack: 'given_back',
} as const;
const FIELDS = { ...FIXED, ...CHANGES } as const satisfies Record<keyof TakeoutOrder, string>;

/** The table of takeout orders. */
export const ORDERS = tableOf('takeout_order', {
  lines: json(boughtLines),
  quote: json(quoteDocument),
  snapshot: json(snapshotDocument),
});
export const COLUMNS = Object.values(FIELDS).join(', ');
export const ROW = row(pick(ORDERS.columns, ...Object.values(FIELDS)));

const time = (value: number | null): Instant | null => (value === null ? null : instant(value));

/** Rows hold the very fields under their column names; ids, money and time get their brand. */
export const orderOf = (found: RowOf<typeof ROW>): TakeoutOrder => {
  const fields = asFields(found, FIELDS);
  return {
    ...fields,
    merchantId: asId(fields.merchantId),
    id: asId(fields.id),
    userId: asId(fields.userId),
    storeId: asId(fields.storeId),
    tradeNo: fields.tradeNo === null ? null : asId(fields.tradeNo),
    total: cents(fields.total),
    refundAmount: cents(fields.refundAmount),
    goldRefund: cents(fields.goldRefund),
    createdAt: instant(fields.createdAt),
    payBefore: instant(fields.payBefore),
    promisedAt: instant(fields.promisedAt),
    slotAt: time(fields.slotAt),
    paidAt: time(fields.paidAt),
    acceptedAt: time(fields.acceptedAt),
    completedAt: time(fields.completedAt),
    refundAt: time(fields.refundAt),
    refundRequestedAt: time(fields.refundRequestedAt),
    lastRushAt: time(fields.lastRushAt),
    answerBefore: time(fields.answerBefore),
    readyAt: time(fields.readyAt),
    cookedAt: time(fields.cookedAt),
    handedAt: time(fields.handedAt),
    changeBefore: time(fields.changeBefore),
    givenBack: cents(fields.givenBack),
  };
};

export const rowOf = (order: TakeoutOrder): Insertable<typeof ORDERS> => asColumns(order, FIELDS);

/** What a move may change besides status and refund progress. */
export type Patch = Partial<Pick<TakeoutOrder, keyof typeof CHANGES>>;
export const changesOf = (patch: Patch): Values<typeof ORDERS> => asColumns(patch, CHANGES);
