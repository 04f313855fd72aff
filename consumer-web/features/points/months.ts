import { macauParts, type Instant } from '#shared/kernel/time.ts';
import { twoDigits } from '#shared/format/two-digits.ts';

/** This month and those before it, as `YYYY-MM`, the newest first: as long as points last. */
export const monthsBack = (now: Instant, count = 13): string[] => {
  const { year, month } = macauParts(now);
  return Array.from({ length: count }, (_, back) => {
    const index = year * 12 + month - 1 - back;
    return `${Math.floor(index / 12)}-${twoDigits((index % 12) + 1)}`;
  });
};

/** The days of a month by weeks that begin on Monday; null where another month's day would be. */
export const weeksOf = (month: string): (string | null)[][] => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const first = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const cells = Array.from({ length: Math.ceil((first + length) / 7) * 7 }, (_, cell) => {
    const day = cell - first + 1;
    return day >= 1 && day <= length ? `${month}-${twoDigits(day)}` : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
};
