import { dateText, minuteText } from '#shared/format/date.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { T, TextKey } from '../../lib/i18n.ts';
import type { UseTime, Validity } from './model.ts';

/** A date that no line breaks inside: word joiners beside its hyphens. */
const whole = (date: string): string => date.replaceAll('-', '\u2060-\u2060');

/** Monday first, as people here read a week. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

const weekday = (day: number, t: T): string => t(`deal.weekday.${day}` as TextKey);

/** Neighbouring days as spans: Monday to Friday, Sunday. */
export const weekdayWords = (days: readonly number[], t: T): string => {
  const open = WEEK.filter((day) => days.includes(day));
  if (open.length === 0 || open.length === 7) return t('deal.everyDay');
  const spans: number[][] = [];
  for (const day of open) {
    const last = spans.at(-1);
    if (last && WEEK.indexOf(day) === WEEK.indexOf(last.at(-1) as 0) + 1) last.push(day);
    else spans.push([day]);
  }
  return spans
    .flatMap((span) => (span.length > 2 ? [t('deal.weekdaySpan', { from: weekday(span[0]!, t), to: weekday(span.at(-1)!, t) })] : span.map((day) => weekday(day, t))))
    .join(t('deal.listMark'));
};

/** `11:30–14:30, 18:00–02:00 next day`; hours that end before they begin run past midnight. */
export const hourWords = (hours: UseTime['hours'], t: T): string => {
  if (hours.length === 0) return t('deal.allDay');
  return hours
    .map(({ fromMinute, toMinute }) => {
      const end = minuteText(toMinute);
      return `${minuteText(fromMinute)}–${toMinute <= fromMinute ? t('deal.nextDay', { time: end }) : end}`;
    })
    .join(t('deal.listMark'));
};

/** Days, hours and days that are closed, as rows of a list of facts. */
export const timeRows = ({ weekdays, hours, blackoutDays }: UseTime, t: T): (readonly [string, string])[] => [
  [t('deal.useDays'), weekdayWords(weekdays, t)],
  [t('deal.useHours'), hourWords(hours, t)],
  ...(blackoutDays.length > 0 ? [[t('deal.blackout'), blackoutDays.map(whole).join(t('deal.listMark'))] as const] : []),
];

/** `Valid for 30 days after purchase, until 2026-12-31`. */
export const validityWords = ({ startDay, endDay, validDays }: Validity, t: T): string => {
  const parts = [
    ...(startDay === null ? [] : [t('deal.validFrom', { day: whole(startDay) })]),
    ...(validDays === null ? [] : [t('deal.validDays', { count: validDays })]),
    ...(endDay === null ? [] : [t('deal.validUntil', { day: whole(endDay) })]),
  ];
  return parts.length > 0 ? parts.join(t('deal.listMark')) : t('deal.validYear');
};

/** `2026-11-21 to 2026-12-21`. */
export const spanWords = (from: Instant, to: Instant, t: T): string => t('voucher.span', { from: whole(dateText(from)), to: whole(dateText(to)) });
