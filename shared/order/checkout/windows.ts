import type { Cents } from '../../kernel/money.ts';
import { HOUR, instant, MINUTE, plus, SECOND, type Instant } from '../../kernel/time.ts';

/** An order waits 15 minutes for its payment (spec 001 §4). */
export const PAYMENT_WINDOW_MS = 15 * MINUTE;
/** A store has 24 hours for a refund request; then it is refunded automatically (spec 001 §4). */
export const REFUND_REVIEW_MS = 24 * HOUR;
/** Refunds can be requested until 24 hours after completion (spec 001 §4). */
export const REFUND_AFTER_COMPLETION_MS = 24 * HOUR;
/** Points come 48 hours after completion (spec 001 §4). */
export const POINTS_AFTER_MS = 48 * HOUR;
/**
 * A paid order can be cancelled for 60 seconds even if the store accepted it at once (decision
 * E11).
 */
export const CANCEL_GRACE_MS = 60 * SECOND;

/**
 * The last moment of a window: the end of the second in which it closes (decision E10). All times
 * are the server's.
 */
export const endOfWindow = (start: Instant, lengthMs: number): Instant =>
  instant(Math.floor((start + lengthMs) / SECOND) * SECOND + SECOND - 1);

/** The last moment to pay. */
export const payBefore = (createdAt: Instant): Instant => plus(createdAt, PAYMENT_WINDOW_MS);

/**
 * Whole seconds left to pay at the server's time, rounded up, never below 0 (spec 001 §4, decision
 * F7). `now` is our clock with the server's offset added.
 */
export const surplusSeconds = (lastMoment: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((lastMoment - now) / SECOND));

/** When an unanswered refund request succeeds automatically: at +24:00:00 (decision E10). */
export const autoRefundAt = (requestedAt: Instant): Instant => plus(requestedAt, REFUND_REVIEW_MS);

/** Whether a refund request is due to succeed automatically. */
export const isAutoRefundDue = (requestedAt: Instant, now: Instant): boolean =>
  now >= autoRefundAt(requestedAt);

/** The last moment to ask for a refund of a completed order. */
export const refundClosesAt = (completedAt: Instant): Instant =>
  endOfWindow(completedAt, REFUND_AFTER_COMPLETION_MS);

/** The last moment to cancel a paid order that the store accepted at once. */
export const graceEndsAt = (paidAt: Instant): Instant => endOfWindow(paidAt, CANCEL_GRACE_MS);

/**
 * Whether the points of an order are still to come, there, or will never come, because any part of
 * it was refunded (spec 001 §4, decision L4). A request under review holds them back; what the store
 * gave back by itself (`givenBack`) does not cost them (decision DA11).
 */
export const pointsState = (
  order: {
    completedAt: Instant | null;
    refundStatus: number;
    refundProgress: number | null;
    refundAmount: Cents;
    givenBack: Cents;
  },
  now: Instant,
): 'waiting' | 'granted' | 'never' => {
  if (order.refundStatus === 2 || order.refundAmount > order.givenBack) return 'never';
  if (order.completedAt === null || order.refundProgress === 0) return 'waiting';
  return now >= order.completedAt + POINTS_AFTER_MS ? 'granted' : 'waiting';
};
