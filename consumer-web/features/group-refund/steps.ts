import type { GroupRefundRequest } from '#shared/contract/consumer/group-refund.ts';
import type { StepRow } from '../../domain/order/refund/refund-steps.tsx';
import type { T, TextKey } from '../../lib/i18n.ts';

type Kind = GroupRefundRequest['steps'][number]['kind'];

const WORDS: Record<Kind, TextKey> = {
  REQUESTED: 'order.refundStep.requested',
  APPROVED: 'order.refundStep.approved',
  REJECTED: 'order.refundStep.rejected',
  RECALLED: 'order.refundStep.recalled',
  BY_STORE: 'groupRefund.byStore',
  RETURNED: 'groupRefund.money.SUCCESS',
  CHANNEL_FAILED: 'groupRefund.money.FAIL',
};

/** Whether a deal that promises it gave back at once; otherwise an automatic refund was that of a store without an answer. */
export const isAtOnce = ({ isAutomatic, steps }: GroupRefundRequest): boolean =>
  isAutomatic &&
  steps.find(({ kind }) => kind === 'APPROVED')?.at ===
    steps.find(({ kind }) => kind === 'REQUESTED')?.at;

/** What is still to come of a request. */
const toCome = ({ autoAt, channelResult }: GroupRefundRequest, t: T): StepRow[] => {
  if (autoAt !== null)
    return [
      { key: 'reviewing', text: t('order.refundStep.reviewing'), state: 'current', at: autoAt },
    ];
  return channelResult === 'PENDING'
    ? [{ key: 'money', text: t('groupRefund.money.PENDING'), state: 'current', at: null }]
    : [];
};

/** The steps of a request, newest first. What the store says is in the row of its decision, or of its own act. */
export const stepRows = (request: GroupRefundRequest, t: T): StepRow[] => [
  ...toCome(request, t),
  ...request.steps.map(({ kind, at, note }) => ({
    key: kind,
    text: t(WORDS[kind]),
    note: kind === 'REQUESTED' ? '' : note,
    state: 'done' as const,
    at,
  })),
];
