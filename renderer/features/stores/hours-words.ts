import { minuteText } from '#shared/format/date.ts';
import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import type { StoreHours } from '#shared/order/checkout/store-hours.ts';
import type { UseHours } from '#shared/group/voucher-window.ts';
import type { MessageKey, Translate } from '#shared/i18n/translate.ts';

/** Monday first, as a shop's week begins; the numbers are those of the wire, Sunday 0. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
export type Weekday = (typeof WEEK)[number];
export const weekdayKey = (weekday: Weekday): MessageKey => `stores.weekday.${weekday}`;

/** When a store is open, with its special days, as the rules of orders read it. */
export const openingOf = ({ hours, days }: Pick<StoreRow, 'hours' | 'days'>): StoreHours => ({
  hours: [],
  weekdays: [],
  closedDays: [],
  week: hours,
  days,
});

const isAllDay = ({ fromMinute, toMinute }: UseHours): boolean =>
  fromMinute === 0 && toMinute === 0;

const endText = ({ fromMinute, toMinute }: UseHours, t: Translate): string => {
  if (toMinute === 0) return '24:00';
  const time = minuteText(toMinute);
  return toMinute <= fromMinute ? t('stores.nextDay', { time }) : time;
};

const spanText = (span: UseHours, t: Translate): string => {
  if (isAllDay(span)) return t('stores.allDay');
  return `${minuteText(span.fromMinute)}–${endText(span, t)}`;
};

/** `08:00–15:00, 17:30–23:00`, or that the store is closed that day. */
export const hoursText = (spans: readonly UseHours[], t: Translate): string =>
  spans.length === 0 ? t('stores.closedDay') : spans.map((span) => spanText(span, t)).join(', ');
