import { addDays, dayOf, type Day, type Instant } from '../kernel/time.ts';

/** The key of a day that has a name. */
export type DayLabelKey = 'day.today' | 'day.tomorrow';

/**
 * The message key of a day that has a name today at UTC+8; `null` for every other day, which shows
 * its date (decision F5).
 */
export const dayLabelKey = (day: Day, now: Instant): DayLabelKey | null => {
  const today = dayOf(now);
  if (day === today) return 'day.today';
  return day === addDays(today, 1) ? 'day.tomorrow' : null;
};
