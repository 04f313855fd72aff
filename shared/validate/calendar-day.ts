import type { Day } from '../kernel/time.ts';

/**
 * The calendar day of three numbers, or undefined when the calendar has no such day (30 Feb, 29 Feb
 * of a common year). Years 1 to 9999.
 */
export const calendarDay = (year: number, month: number, day: number): Day | undefined => {
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999) return undefined;
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
    ? (text as Day)
    : undefined;
};
