import type { WeekHours } from '#shared/group/week-hours.ts';
import type { StoreHours } from '#shared/order/checkout/store-hours.ts';

type Week = Pick<StoreHours, 'hours' | 'weekdays' | 'week'>;

/** Hours day by day from Sunday, also those that are alike on some weekdays (none: on all); hours that are not said are not known. */
export const weekOf = ({ hours, weekdays, week }: Week): WeekHours =>
  week !== undefined
    ? week
    : hours.length === 0
      ? []
      : Array.from({ length: 7 }, (_, day) =>
          weekdays.length === 0 || weekdays.includes(day) ? hours.map((span) => ({ ...span })) : [],
        );

/** A week as a store keeps it: as one list of hours where all its open days are alike. */
export const hoursOfWeek = (week: WeekHours): Week => {
  const weekdays = week.flatMap((spans, day) => (spans.length > 0 ? [day] : []));
  const alike = new Set(weekdays.map((day) => JSON.stringify(week[day])));
  return alike.size > 1
    ? { hours: [], weekdays: [], week }
    : {
        hours: week[weekdays[0] ?? 0] ?? [],
        weekdays: weekdays.length === week.length ? [] : weekdays,
      };
};
