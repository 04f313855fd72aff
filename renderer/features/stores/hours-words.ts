import { minuteText } from '#shared/format/date.ts';
import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import type { StoreHours } from '#shared/order/checkout/store-hours.ts';
import type { UseHours } from '#shared/group/voucher-window.ts';
import type { Translate } from '#shared/i18n/translate.ts';

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
