import { macauParts, startOfDay, type Day } from '../../kernel/time.ts';

/**
 * Opening hours of one day in minutes since midnight; `toMinute` not after `fromMinute` runs past
 * midnight, equal ones are a whole day.
 */
export type OpenHours = { fromMinute: number; toMinute: number };

/** Days with hours of their own: a holiday (without spans), or other spans. Both days are in it. */
export type SpecialDays = {
  from: Day;
  to: Day;
  spans: readonly OpenHours[];
  /** What guests read of it; may be empty. */ note: { zh: string; en: string };
};

/**
 * When a store is open. `weekdays`: 0 is Sunday; empty means every day. A day that is closed also
 * loses what of it would run past midnight.
 */
export type StoreHours = {
  hours: readonly OpenHours[];
  weekdays: readonly number[];
  closedDays: readonly Day[];
  /** Seven days from Sunday, in the place of `hours` and `weekdays`, where they are not alike. */
  week?: readonly (readonly OpenHours[])[];
  /** No day is in two of them. */ days?: readonly SpecialDays[];
};

/** The hours of its own that a day has; null where it is a day like any other. */
export const specialOn = (day: Day, { days = [] }: StoreHours): SpecialDays | null =>
  days.find(({ from, to }) => from <= day && day <= to) ?? null;

/** When a store opens on a day of the calendar: no spans, it is closed. */
export const spansOfDay = (day: Day, store: StoreHours): readonly OpenHours[] => {
  if (store.closedDays.includes(day)) return [];
  const special = specialOn(day, store);
  if (special !== null) return special.spans;
  const { weekday } = macauParts(startOfDay(day));
  if (store.week !== undefined) return store.week[weekday] ?? [];
  const isOpen = store.weekdays.length === 0 || store.weekdays.includes(weekday);
  return isOpen ? store.hours : [];
};

/** The special days of a store, with those that were closed one by one; none of the past. */
export const specialDaysOf = (
  { closedDays, days = [] }: Pick<StoreHours, 'closedDays' | 'days'>,
  today: Day,
): SpecialDays[] =>
  [
    ...days.filter(({ from, to }) => !(from === to && closedDays.includes(from))),
    ...closedDays.map((day) => ({ from: day, to: day, spans: [], note: { zh: '', en: '' } })),
  ]
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
