import { timeText } from '#shared/format/date.ts';
import { dayLabelKey } from '#shared/format/day-label.ts';
import { shortDateText } from '#shared/format/short-date.ts';
import { dayOf, type Instant } from '#shared/kernel/time.ts';
import type { T } from '../../lib/i18n.ts';

/** When a store opens next: today by the hour, tomorrow by name, later by date. */
export const openingWords = (at: Instant, now: Instant, t: T): string => {
  if (dayOf(at) === dayOf(now)) return t('shop.opensAt', { time: timeText(at) });
  const day = dayOf(at);
  const key = dayLabelKey(day, now);
  return t('shop.opensDay', {
    day: key === null ? shortDateText(day, t) : t(key),
    time: timeText(at),
  });
};
