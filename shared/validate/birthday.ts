import { dayOf, type Day, type Instant } from '../kernel/time.ts';
import { calendarDay } from './calendar-day.ts';

/** Years that a birthday may lie back. */
const MOST_YEARS = 120;

/** The first day that is taken as a birthday. */
export const firstBirthday = (now: Instant): Day =>
  `${Number(dayOf(now).slice(0, 4)) - MOST_YEARS}-01-01` as Day;

/** A birthday: a day of the calendar, up to today, at most 120 years back. */
export const birthday = (value: string, now: Instant): { ok: true; day: Day } | { ok: false } => {
  const [year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []).slice(1).map(Number);
  const day = calendarDay(Number(year), Number(month), Number(date));
  return day !== undefined && day >= firstBirthday(now) && day <= dayOf(now)
    ? { ok: true, day }
    : { ok: false };
};
