import { dateRangeText, dateText, minuteText } from '#shared/format/date.ts';
import { startOfDay } from '#shared/kernel/time.ts';
import type { T } from '../../lib/i18n.ts';
import type { StorePage } from '../cart/cart-shop.ts';

type Opening = StorePage['businessHours'];
type Spans = Opening['hours'];

/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

const spansWords = (spans: Spans, t: T): string =>
  spans.some(({ fromMinute, toMinute }) => fromMinute === toMinute)
    ? t('shop.hoursAll')
    : spans
        .map(({ fromMinute, toMinute }) => `${minuteText(fromMinute)} – ${minuteText(toMinute)}`)
        .join(t('shop.comma'));

const daySpansWords = (spans: Spans, t: T): string =>
  spans.length === 0 ? t('shop.hoursOff') : spansWords(spans, t);

const daysWords = (weekdays: readonly number[], t: T): string =>
  weekdays.length === 0 || weekdays.length === 7
    ? t('shop.hoursDaily')
    : weekdays
        .map((day) => t(`shop.weekday.${day as 0 | 1 | 2 | 3 | 4 | 5 | 6}`))
        .join(t('shop.comma'));

/** When a store is open in a usual week: its hours and days, or each weekday where they are not alike. */
export const weekRows = ({ hours, weekdays, week }: Opening, t: T): (readonly [string, string])[] =>
  week === undefined
    ? [
        [t('shop.hours'), spansWords(hours, t)],
        [t('shop.hoursDays'), daysWords(weekdays, t)],
      ]
    : WEEK.map((day) => [t(`shop.weekday.${day}`), daySpansWords(week[day] ?? [], t)]);

/** The holidays and days with other hours that come, each with what the store says of it. */
export const specialRows = ({ days = [] }: Opening, t: T): (readonly [string, string])[] =>
  days.map(({ from, to, spans, note }) => [
    from === to ? dateText(startOfDay(from)) : dateRangeText(startOfDay(from), startOfDay(to)),
    [daySpansWords(spans, t), ...(note === '' ? [] : [note])].join(' · '),
  ]);
