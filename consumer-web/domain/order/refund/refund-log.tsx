import { refundTimeline } from '#shared/order/refund/refund-display.ts';
import { useT } from '../../../lib/i18n.ts';
import type { RefundReply } from '../model.ts';
import { RefundSteps, type StepRow } from './refund-steps.tsx';

/** Events that belong to no request. */
const APART: readonly string[] = ['BAG_REFUNDED', 'BAG_REFUNDED_LAST', 'CHANNEL_FAILED'];

/** Steps that are not done sort after those that are. */
const timeOf = ({ state, at }: StepRow): number =>
  state === 'done' && at !== null ? at : Number.MAX_SAFE_INTEGER;

/**
 * The steps of the latest request and what happened before it, newest first; steps to come are on
 * top.
 */
export const RefundLog = ({ reply: { refund, log } }: { reply: RefundReply }) => {
  const t = useT();
  const steps =
    refund === null
      ? []
      : refundTimeline({
          refundProgress: refund.refundProgress,
          requestedAt: refund.requestTime,
          settledAt: refund.settleTime,
        });
  const before = log.filter(
    ({ at, kind }) => refund === null || at < refund.requestTime || APART.includes(kind),
  );
  const entries: StepRow[] = [
    ...before.map(({ kind, at, text }) => ({
      key: `${kind}${at}`,
      text,
      state: 'done' as const,
      at,
    })),
    ...steps.map(({ labelKey, state, at }) => ({ key: labelKey, text: t(labelKey), state, at })),
  ];
  return <RefundSteps rows={entries.toSorted((a, b) => timeOf(a) - timeOf(b)).toReversed()} />;
};
