import type { Instant } from '#shared/kernel/time.ts';
import { refundTimeline } from '#shared/order/refund/refund-display.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { Card } from '../../../ui/card.tsx';
import type { RefundReply } from '../model.ts';
import { whenText } from '../time-words.ts';

/** Events that belong to no request. */
const BAG_EVENTS: readonly string[] = ['BAG_REFUNDED', 'BAG_REFUNDED_LAST'];

type Row = { key: string; text: string; state: 'done' | 'current' | 'next'; at: Instant | null };
/** Steps that are not done sort after those that are. */
const timeOf = ({ state, at }: Row): number =>
  state === 'done' && at !== null ? at : Number.MAX_SAFE_INTEGER;

/**
 * The steps of the latest request and what happened before it, newest first; steps to come are on
 * top.
 */
export const RefundLog = ({ reply: { refund, log } }: { reply: RefundReply }) => {
  const t = useT();
  const now = useNow(60_000);
  const steps =
    refund === null
      ? []
      : refundTimeline({
          refundProgress: refund.refundProgress,
          requestedAt: refund.requestTime,
          settledAt: refund.settleTime,
        });
  const before = log.filter(
    ({ at, kind }) => refund === null || at < refund.requestTime || BAG_EVENTS.includes(kind),
  );
  const entries: Row[] = [
    ...before.map(({ kind, at, text }) => ({
      key: `${kind}${at}`,
      text,
      state: 'done' as const,
      at,
    })),
    ...steps.map(({ labelKey, state, at }) => ({ key: labelKey, text: t(labelKey), state, at })),
  ];
  const rows = entries.toSorted((a, b) => timeOf(a) - timeOf(b)).toReversed();
  const present = rows.find(({ state }) => state !== 'next');
  return (
    <Card title={t('reimburse.log')}>
      <ol className="ord-steps" data-testid="refund-steps">
        {rows.map((row) => (
          <li
            key={row.key}
            className={`ord-steps__one ord-steps__one--${row.state}`}
            {...(row === present && { 'aria-current': 'step' as const })}
          >
            <span>{row.text}</span>
            {row.at !== null && row.state === 'done' && (
              <time className="num">{whenText(row.at, now, t)}</time>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
};
