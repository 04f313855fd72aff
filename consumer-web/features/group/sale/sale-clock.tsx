import { useEffect, useEffectEvent } from 'react';
import { longCountdownText } from '#shared/format/date.ts';
import { SECOND, type Instant } from '#shared/kernel/time.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';

/** How long a sale still runs, by the server's clock. `onEnd` is called once when it is over. */
export const SaleClock = ({ until, onEnd }: { until: Instant; onEnd: () => void }) => {
  const t = useT();
  const left = until - useNow();
  const isOver = left <= 0;
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) handleEnd();
  }, [isOver]);
  return (
    <span className="sale-clock num" role="timer">
      {t('sale.endsIn', { time: longCountdownText(left / SECOND) })}
    </span>
  );
};
