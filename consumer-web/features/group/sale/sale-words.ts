import { timeText } from '#shared/format/date.ts';
import { dayOf, type Instant } from '#shared/kernel/time.ts';
import type { T } from '../../../lib/i18n.ts';

/** When a sale begins: its time, and that it is tomorrow. No sale is shown that is further off. */
export const startWords = (startTime: Instant, now: Instant, t: T): string => {
  const time = timeText(startTime);
  return dayOf(startTime) === dayOf(now) ? time : t('sale.tomorrow', { time });
};
