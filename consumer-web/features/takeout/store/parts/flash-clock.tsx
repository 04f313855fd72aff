import { longCountdownText } from '#shared/format/date.ts';
import { SECOND, type Instant } from '#shared/kernel/time.ts';
import { useT } from '../../../../lib/i18n.ts';
import { useNow } from '../../../../lib/clock/use-now.ts';

/** How long the flash sale lasts; hours before minutes and seconds. */
export const FlashClock = ({ until }: { until: Instant }) => {
  const t = useT();
  const time = longCountdownText((until - useNow()) / SECOND);
  return <span className="menu__clock num">{t('shop.flashLeft', { time })}</span>;
};
