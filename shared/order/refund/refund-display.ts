import {
  refundProgress,
  refundStatus,
  type RefundProgress,
  type RefundStatus,
} from '../../codes/refund.ts';
import type { Instant } from '../../kernel/time.ts';
import {
  PROCESSING,
  progressLook,
  progressOf,
  type OrderDisplay,
  type ShownOrder,
} from '../status/display.ts';
import { autoRefundAt } from '../checkout/windows.ts';

const STATUS_LOOKS: Record<RefundStatus, OrderDisplay> = {
  none: { labelKey: 'order.refund.none', tone: 'neutral', active: true },
  part: { labelKey: 'order.refund.part', tone: 'neutral', active: true },
  all: { labelKey: 'order.refund.all', tone: 'neutral', active: false },
  unknown: { ...PROCESSING, active: false },
};

/**
 * The refund's own line, which shows beside any order status (ambiguity A7): the request if there
 * is one, else how much was refunded; status 0 is "not refunded" and active (spec 001 §4).
 */
export const refundDisplay = (order: ShownOrder): OrderDisplay => {
  const look = progressLook(order);
  return look === null
    ? STATUS_LOOKS[refundStatus.nameOf(order.refundStatus ?? 0)]
    : { ...look, active: refundProgress.nameOf(progressOf(order)) === 'pending' };
};

/** A step of a refund. */
export type RefundStepWord =
  | 'requested'
  | 'reviewing'
  | 'approved'
  | 'returned'
  | 'rejected'
  | 'recalled'
  | 'processing';
/**
 * One step of a refund. `at`: when it happened; for the step under review, when it ends automatically.
 */
export type RefundStep = {
  labelKey: `order.refundStep.${RefundStepWord}`;
  state: 'done' | 'current' | 'next';
  at: Instant | null;
};
/** What the steps of a refund are drawn from. */
export type RefundFacts = {
  refundProgress: number;
  requestedAt: Instant;
  settledAt: Instant | null;
};

const step = (
  word: RefundStepWord,
  state: RefundStep['state'],
  at: Instant | null,
): RefundStep => ({ labelKey: `order.refundStep.${word}`, state, at });

const STEPS_AFTER: Record<RefundProgress, (facts: RefundFacts) => RefundStep[]> = {
  pending: ({ requestedAt }) => [
    step('reviewing', 'current', autoRefundAt(requestedAt)),
    step('returned', 'next', null),
  ],
  succeeded: ({ settledAt }) => [
    step('approved', 'done', settledAt),
    step('returned', 'done', settledAt),
  ],
  rejected: ({ settledAt }) => [step('rejected', 'done', settledAt)],
  recalled: ({ settledAt }) => [step('recalled', 'done', settledAt)],
  unknown: () => [step('processing', 'current', null)],
};

/**
 * The steps of a refund in their order, for its detail page (spec 001 §4). The store has 24 hours,
 * then the money is refunded automatically (decision E10).
 */
export const refundTimeline = (facts: RefundFacts): RefundStep[] => [
  step('requested', 'done', facts.requestedAt),
  ...STEPS_AFTER[refundProgress.nameOf(facts.refundProgress)](facts),
];
