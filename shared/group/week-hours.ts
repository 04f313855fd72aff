import {
  addDays,
  dayOf,
  macauParts,
  MINUTE,
  minuteOfDay,
  plus,
  startOfDay,
  type Day,
  type Instant,
} from '../kernel/time.ts';
import type { UseHours } from './voucher-window.ts';

/**
 * Opening hours of a store: seven days from Sunday, each with its spans. A day without spans is
 * closed; an end at or before its start runs past midnight. No days at all: the hours are not
 * known.
 */
export type WeekHours = readonly (readonly UseHours[])[];

/** Whether a store has closed for good: its hours are known, and it opens on no day. */
export const isShut = (hours: WeekHours): boolean =>
  hours.length > 0 && hours.every((spans) => spans.length === 0);

/** The spans of one calendar day as the store shows them. */
export const hoursOn = (hours: WeekHours, day: Day): readonly UseHours[] =>
  hours[macauParts(startOfDay(day)).weekday] ?? [];

const endMinute = ({ fromMinute, toMinute }: UseHours): number =>
  toMinute <= fromMinute ? toMinute + 24 * 60 : toMinute;

/**
 * Whether a store is open; null when its hours are not known. What began yesterday and runs past
 * midnight counts.
 */
export const isOpenAt = (hours: WeekHours, at: Instant): boolean | null => {
  if (hours.length === 0) return null;
  const [today, minute] = [dayOf(at), minuteOfDay(at)];
  const isIn = (day: Day, now: number): boolean =>
    hoursOn(hours, day).some((span) => now >= span.fromMinute && now < endMinute(span));
  return isIn(today, minute) || isIn(addDays(today, -1), minute + 24 * 60);
};

/** Days that are looked through for the end of hours that follow one another. */
const DAYS_AHEAD = 8;

/**
 * When a store that is open closes: hours that begin where others end go on. Null when it is closed,
 * or does not close within a week.
 */
export const closesAt = (hours: WeekHours, at: Instant): Instant | null => {
  let end = at;
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(dayOf(at), ahead);
    for (const span of hoursOn(hours, day).toSorted((a, b) => a.fromMinute - b.fromMinute)) {
      const midnight = startOfDay(day);
      const to = plus(midnight, endMinute(span) * MINUTE);
      if (plus(midnight, span.fromMinute * MINUTE) <= end && end < to) end = to;
    }
  }
  return end === at || isOpenAt(hours, end) === true ? null : end;
};

/** When a store opens next after a moment: null when no day of the week has hours. */
export const opensNext = (hours: WeekHours, at: Instant): Instant | null => {
  const today = dayOf(at);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = addDays(today, ahead);
    const starts = hoursOn(hours, day)
      .map(({ fromMinute }) => plus(startOfDay(day), fromMinute * MINUTE))
      .filter((start) => start > at)
      .toSorted((a, b) => a - b);
    if (starts[0] !== undefined) return starts[0];
  }
  return null;
};
