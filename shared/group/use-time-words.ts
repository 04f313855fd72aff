import { minuteText } from '../format/date.ts';
import { addDays, type Day } from '../kernel/time.ts';
import type { UseTime, Validity } from './voucher-window.ts';

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/** The strings that these sentences are made of. */
export type UseTimeKey =
  | 'deal.everyDay'
  | 'deal.weekdaySpan'
  | 'deal.daySpan'
  | 'deal.listMark'
  | `deal.weekday.${Weekday}`
  | 'deal.allDay'
  | 'deal.nextDay'
  | 'deal.useDays'
  | 'deal.useHours'
  | 'deal.blackout'
  | 'deal.validFrom'
  | 'deal.validDays'
  | 'deal.validUntil'
  | 'deal.validYear';
type Translate = (key: UseTimeKey, params?: Readonly<Record<string, string | number>>) => string;

/** A date that no line breaks inside: word joiners beside its hyphens. */
export const unbroken = (date: string): string => date.replaceAll('-', '\u2060-\u2060');

/** Monday first, as people here read a week. */
const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** Neighbouring days as spans: Monday to Friday, Sunday. */
export const weekdayWords = (days: readonly number[], translate: Translate): string => {
  const open = WEEK.filter((day) => days.includes(day));
  if (open.length === 0 || open.length === 7) return translate('deal.everyDay');
  const name = (day: Weekday | undefined): string =>
    day === undefined ? '' : translate(`deal.weekday.${day}`);
  const spans: Weekday[][] = [];
  for (const day of open) {
    const last = spans.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && WEEK.indexOf(day) === WEEK.indexOf(before) + 1)
      last.push(day);
    else spans.push([day]);
  }
  return spans
    .flatMap((span) =>
      span.length > 2
        ? [translate('deal.weekdaySpan', { from: name(span[0]), to: name(span.at(-1)) })]
        : span.map(name),
    )
    .join(translate('deal.listMark'));
};

/** Days that follow each other as spans: a month without vouchers is one, not thirty dates. */
export const dayWords = (days: readonly Day[], translate: Translate): string => {
  const spans: Day[][] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const last = spans.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && addDays(before, 1) === day) last.push(day);
    else spans.push([day]);
  }
  const name = (day: Day | undefined): string => unbroken(day ?? '');
  return spans
    .flatMap((span) =>
      span.length > 2
        ? [translate('deal.daySpan', { from: name(span[0]), to: name(span.at(-1)) })]
        : span.map(name),
    )
    .join(translate('deal.listMark'));
};

/** `11:30–14:30, 18:00–02:00 next day`; hours that end before they begin run past midnight. */
export const hourWords = (hours: UseTime['hours'], translate: Translate): string => {
  if (hours.length === 0) return translate('deal.allDay');
  return hours
    .map(({ fromMinute, toMinute }) => {
      const end = minuteText(toMinute);
      return `${minuteText(fromMinute)}–${toMinute <= fromMinute ? translate('deal.nextDay', { time: end }) : end}`;
    })
    .join(translate('deal.listMark'));
};

/** Days, hours and days that are closed, as rows of a list of facts (decision D5). */
export const timeRows = (
  { weekdays, hours, blackoutDays }: UseTime,
  translate: Translate,
): (readonly [label: string, words: string])[] => [
  [translate('deal.useDays'), weekdayWords(weekdays, translate)],
  [translate('deal.useHours'), hourWords(hours, translate)],
  ...(blackoutDays.length > 0
    ? [[translate('deal.blackout'), dayWords(blackoutDays, translate)] as const]
    : []),
];

/** `Valid for 30 days after purchase, until 2026-12-31` (decision D5). */
export const validityWords = (
  { startDay, endDay, validDays }: Validity,
  translate: Translate,
): string => {
  const parts = [
    ...(startDay === null ? [] : [translate('deal.validFrom', { day: unbroken(startDay) })]),
    ...(validDays === null ? [] : [translate('deal.validDays', { count: validDays })]),
    ...(endDay === null ? [] : [translate('deal.validUntil', { day: unbroken(endDay) })]),
  ];
  return parts.length > 0 ? parts.join(translate('deal.listMark')) : translate('deal.validYear');
};
