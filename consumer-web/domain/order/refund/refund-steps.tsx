import type { Instant } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { Card } from '../../../ui/card.tsx';
import { whenText } from '../time-words.ts';

/** `note`: what was said with it. */
export type StepRow = {
  key: string;
  text: string;
  note?: string;
  state: 'done' | 'current' | 'next';
  at: Instant | null;
};

/** Steps of a refund, newest first; the present one is the first that is not still to come. */
export const RefundSteps = ({ rows }: { rows: readonly StepRow[] }) => {
  const t = useT();
  const now = useNow(60_000);
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
            <span>
              {row.text}
              {row.note && <q className="rf-said">{row.note}</q>}
            </span>
            {row.at !== null && row.state === 'done' && (
              <time className="num">{whenText(row.at, now, t)}</time>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
};
