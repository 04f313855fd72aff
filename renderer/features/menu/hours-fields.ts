import type { DishEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { saleHoursFault } from '#shared/order/checkout/sale-hours.ts';
import {
  NEW_SPAN,
  spanProblems,
  spansOf,
  typedSpans,
  type TypedSpan,
} from '../../domain/hours/typed-hours.ts';
import type { Problems } from '../../lib/form.ts';

/** When a dish is offered, as it is typed. `weekdays`: 0 is Sunday, none is every day. */
export type HoursFields = {
  offered: 'always' | 'hours';
  hours: TypedSpan[];
  weekdays: number[];
};

/** What a new dish begins with. */
export const newHours = (): HoursFields => ({ offered: 'always', hours: [NEW_SPAN], weekdays: [] });

/** When a dish is offered, as it is typed. */
export const hoursFieldsOf = ({ saleHours }: Pick<DishEdit, 'saleHours'>): HoursFields =>
  saleHours
    ? { offered: 'hours', hours: typedSpans(saleHours.hours), weekdays: [...saleHours.weekdays] }
    : newHours();

/** When a dish is offered; its times have been checked. */
export const saleHoursOf = ({ offered, hours, weekdays }: HoursFields) =>
  offered === 'always'
    ? null
    : {
        hours: spansOf(hours).toSorted((a, b) => a.fromMinute - b.fromMinute),
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
  const unread = spanProblems('hours', fields.hours);
  if (Object.keys(unread).length > 0) return unread;
  const fault = saleHoursFault(saleHoursOf(fields)!);
  return fault === null ? {} : { hours: FAULTS[fault] };
};
