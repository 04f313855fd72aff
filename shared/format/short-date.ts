import type { Day } from '../kernel/time.ts';

/** The words of a short date: its order, and the names of the months, a space before each; none where the number is written. */
export type ShortDateKey = 'shortDate' | 'monthNames';
type Translate = (key: ShortDateKey, params?: Readonly<Record<string, string | number>>) => string;

/** `12/2` in Chinese, `2 Dec` in English, where a number alone could be read both ways. */
export const shortDateText = (date: Day, t: Translate): string => {
  const [, month, day] = date.split('-').map(Number);
  return t('shortDate', { month: t('monthNames').split(' ')[month!] ?? month!, day: day! });
};
