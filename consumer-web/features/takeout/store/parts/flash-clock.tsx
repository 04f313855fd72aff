import { countdownText } from '#shared/format/date.ts';
import { HOUR, SECOND, type Instant } from '#shared/kernel/time.ts';
import { useT } from '../../../../lib/i18n.ts';
import { useNow } from '../../../../lib/clock/use-now.ts';

/** How long the flash sale lasts; hours before minutes and seconds. */
export const FlashClock = ({ until }: { until: Instant }) => {
  const t = useT();
  const left = Math.max(0, until - useNow());
  const hours = Math.floor(left / HOUR);
  return (
    <span className="menu__clock num">
      {t('shop.flashLeft', {
        time: `${hours > 0 ? `${String(hours).padStart(2, '0')}:` : ''}${countdownText((left % HOUR) / SECOND)}`,
      })}
    </span>
  );
};
