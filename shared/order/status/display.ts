import { refundProgress, type RefundProgress } from '../../codes/refund.ts';
import type { RiderStatus } from '../../codes/order-status.ts';

/**
 * How a label looks: at rest, needs the guest, under way, well, refused. Never the only carrier of
 * a meaning (decision Z2).
 */
export type Tone = 'neutral' | 'warn' | 'info' | 'good' | 'bad';

/** The status of an order, over all kinds. */
export type StatusWord =
  | 'processing'
  | 'toBePaid'
  | 'waitingStore'
  | 'accepted'
  | 'picking'
  | 'outForDelivery'
  | 'storeDelivery'
  | 'readyForPickup'
  | 'completed'
  | 'cancelled'
  | 'refunded'
  | 'unused'
  | 'partlyUsed'
  | 'usedUp'
  | 'expired';
/** The progress of a rider. */
export type RiderWord = Exclude<RiderStatus, 'unknown'>;
/** The refund of an order, in whole or by its request. */
export type RefundWord = Exclude<RefundProgress, 'unknown'> | 'none' | 'part' | 'all';
/** The key of a label of an order, a rider or a refund. */
export type OrderLabelKey =
  | `order.status.${StatusWord}`
  | `order.rider.${RiderWord}`
  | `order.refund.${RefundWord}`;

/** What an order shows. `active`: something is still to happen on the way to the guest. */
export type OrderDisplay = { labelKey: OrderLabelKey; tone: Tone; active: boolean };
/** A label and its tone. */
export type Look = Pick<OrderDisplay, 'labelKey' | 'tone'>;

/**
 * Wire numbers of an order that a label reads; any of them may be missing, null or new to this
 * version.
 */
type Code = number | null | undefined;
/** What the labels of an order read from it. */
export type ShownOrder = {
  orderStatus?: Code;
  deliveryType?: Code;
  riderStatus?: Code;
  refundStatus?: Code;
  refundProgress?: Code;
};

/** A number that this version does not know: neutral, promises nothing (decision F1). */
export const PROCESSING: Look = { labelKey: 'order.status.processing', tone: 'neutral' };

const PROGRESS_LOOKS: Record<RefundProgress, Look> = {
  recalled: { labelKey: 'order.refund.recalled', tone: 'neutral' },
  rejected: { labelKey: 'order.refund.rejected', tone: 'bad' },
  pending: { labelKey: 'order.refund.pending', tone: 'warn' },
  succeeded: { labelKey: 'order.refund.succeeded', tone: 'good' },
  unknown: PROCESSING,
};

/**
 * The state of the refund request, or null without one. -2 and -1 are also read from
 * `refundStatus`, which only a progress can hold (decision E9).
 */
export const progressOf = ({ refundStatus, refundProgress: progress }: ShownOrder): number | null =>
  progress ?? (typeof refundStatus === 'number' && refundStatus < 0 ? refundStatus : null);

/** The label of a refund request, or null without one (spec 001 §4). */
export const progressLook = (order: ShownOrder): Look | null => {
  const progress = progressOf(order);
  return progress === null ? null : PROGRESS_LOOKS[refundProgress.nameOf(progress)];
};

const STATUS_KEEPS_LABEL: readonly Code[] = [2, 3, 4];

/**
 * The refund's label where it overrides the order's: not on an order that is accepted, on its way
 * or completed (spec 001 §4).
 */
export const overridingLook = (order: ShownOrder): Look | null =>
  STATUS_KEEPS_LABEL.includes(order.orderStatus) ? null : progressLook(order);
