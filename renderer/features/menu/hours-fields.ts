import type { DishEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { minuteText } from '#shared/format/date.ts';
import { saleHoursFault } from '#shared/order/checkout/sale-hours.ts';
import type { Problems } from '../../lib/form.ts';
import { minuteOf } from '../../lib/typed-time.ts';

/** A range of hours as it is typed. */
type RangeFields = { from: string; to: string };
/** When a dish is offered, as it is typed. `weekdays`: 0 is Sunday, none is every day. */
export type HoursFields = {
  offered: 'always' | 'hours';
  hours: RangeFields[];
  weekdays: number[];
};

export const NEW_RANGE: RangeFields = { from: '', to: '' };
/** What a new dish begins with. */
export const newHours = (): HoursFields => ({ offered: 'always', hours: [], weekdays: [] });

/** When a dish is offered, as it is typed. */
export const hoursFieldsOf = ({ saleHours }: Pick<DishEdit, 'saleHours'>): HoursFields =>
  saleHours
    ? {
        offered: 'hours',
        hours: saleHours.hours.map(({ fromMinute, toMinute }) => ({
          from: minuteText(fromMinute),
          to: minuteText(toMinute),
        })),
        weekdays: [...saleHours.weekdays],
      }
    : newHours();

/** When a dish is offered; its times have been checked. */
export const saleHoursOf = ({ offered, hours, weekdays }: HoursFields) =>
  offered === 'always'
    ? null
    : {
        hours: hours.map(({ from, to }) => ({
          fromMinute: minuteOf(from)!,
          toMinute: minuteOf(to)!,
        })),
        weekdays: weekdays.length === 7 ? [] : weekdays.toSorted((a, b) => a - b),
      };

const FAULTS = {
  none: 'menuEdit.problem.hoursNone',
  tooMany: 'menuEdit.problem.hoursMany',
  empty: 'menuEdit.problem.hoursEmpty',
  overlap: 'menuEdit.problem.hoursOverlap',
} as const;

/** What is wrong with the hours of a dish: times that cannot be read, else the ranges together. */
export const hoursProblems = (fields: HoursFields): Problems => {
  if (fields.offered === 'always') return {};
  const unread = fields.hours.flatMap((range, at) =>
    (['from', 'to'] as const)
      .filter((edge) => minuteOf(range[edge]) === null)
      .map((edge) => [`hours.${at}.${edge}`, 'menuEdit.problem.time' as const] as const),
  );
  if (unread.length > 0) return Object.fromEntries(unread);
  const fault = saleHoursFault(saleHoursOf(fields)!);
  return fault === null ? {} : { hours: FAULTS[fault] };
};
