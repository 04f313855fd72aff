import type { OrderKind } from '../../codes/order-action.ts';
import type { Instant } from '../../kernel/time.ts';

/**
 * The facts of an order that decide what its owner may do. Status numbers as on the wire; group
 * orders use their own table (decision D1).
 */
export type OrderFacts = {
  kind: OrderKind;
  orderStatus: number;
  deliveryType: number | null;
  refundStatus: number;
  refundProgress: number | null;
  /** How many refund requests were made, recalled ones too; the bag's own refund is not one. */
  refundRequests: number;
  refundRequestedAt: Instant | null;
  /** Whether the payment channel can give money back. */
  canChannelRefund: boolean;
  payBefore: Instant;
  paidAt: Instant | null;
  completedAt: Instant | null;
  /** The promised time of arrival. */
  promisedAt: Instant | null;
  /** The beginning of the chosen delivery or pickup slot; null for "now". */
  slotAt: Instant | null;
  rushCount: number;
  lastRushAt: Instant | null;
  hasEditedTime: boolean;
  hasComment: boolean;
};

/** Whether the store still has a refund request of this order before it. */
export const isRefundRunning = ({ refundProgress }: Pick<OrderFacts, 'refundProgress'>): boolean =>
  refundProgress === 0;

/** Allowed, or refused with a reason. */
export type Answer<Refused extends { reason: string }> = { ok: true } | ({ ok: false } & Refused);
