import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import {
  spanProblems,
  spansOf,
  typedSpans,
  WEEK,
  type TypedSpan,
  type Weekday,
} from '../../domain/hours/typed-hours.ts';
import type { Problems } from '../../lib/form.ts';

export type WeekFields = Record<Weekday, TypedSpan[]>;

export const weekOf = ({ hours }: StoreRow): WeekFields =>
  Object.fromEntries(
    WEEK.map((day) => [day, typedSpans(hours[day] ?? [])]),
  ) as unknown as WeekFields;

/** Each time that cannot be read. */
export const weekProblems = (week: WeekFields): Problems =>
  Object.fromEntries(WEEK.flatMap((day) => Object.entries(spanProblems(`${day}`, week[day]))));

/** The week as the server wants it; its times have been checked. */
export const hoursOf = (week: WeekFields): StoreRow['hours'] =>
  ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => spansOf(week[day]));
