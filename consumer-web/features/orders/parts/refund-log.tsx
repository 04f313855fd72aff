import { refundTimeline } from '#shared/order/refund-display.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Card } from '../../../ui/card.tsx';
import type { RefundReply } from '../model.ts';
import { whenText } from '../time-words.ts';

/** What has no request of its own. */
const BAG_EVENTS: readonly string[] = ['BAG_REFUNDED', 'BAG_REFUNDED_LAST'];

/** The steps of the latest request, and what happened before it. */
export const RefundLog = ({ reply: { refund, log } }: { reply: RefundReply }) => {
  const t = useT();
  const now = useNow(60_000);
  const steps = refund === null ? [] : refundTimeline({ refundProgress: refund.refundProgress, requestedAt: refund.requestTime, settledAt: refund.settleTime });
  const before = log.filter(({ at, kind }) => refund === null || at < refund.requestTime || BAG_EVENTS.includes(kind));
  return (
    <Card title={t('reimburse.log')}>
      <ol className="ord-steps" data-testid="refund-steps">
        {before.map(({ kind, at, text }) => <li key={`${kind}${at}`} className="ord-steps__one"><span>{text}</span><time className="num">{whenText(at, now, t)}</time></li>)}
        {steps.map(({ labelKey, state, at }) => (
          <li key={labelKey} className={`ord-steps__one ord-steps__one--${state}`} {...(state === 'current' && { 'aria-current': 'step' as const })}>
            <span>{t(labelKey)}</span>
            {at !== null && state === 'done' && <time className="num">{whenText(at, now, t)}</time>}
          </li>
        ))}
      </ol>
    </Card>
  );
};
