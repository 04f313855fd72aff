import type { NoSlots, SlotProblem } from '../codes/group-order.ts';
import { dayOf, HOUR, MINUTE, plus, startOfDay, type Day, type Instant } from '../kernel/time.ts';
import { windowRefusal, type UseTime } from './voucher-window.ts';
import { isOpenAt, type WeekHours } from './week-hours.ts';

/**
 * How visits of a deal are booked at each of its stores: one begins every `minutes`, each has room
 * for `capacity` guests in all, and one party is at most `mostGuests`.
 */
export type SlotTerms = { minutes: number; capacity: number; mostGuests: number };
/** Where a deal says nothing else. */
export const USUAL_SLOTS: SlotTerms = { minutes: 30, capacity: 20, mostGuests: 10 };

/** A visit is moved no later than this before it begins (decision GA16). */
export const MOVE_BEFORE_MS = 2 * HOUR;
/** How often a visit is moved (decision GA16). */
export const MOST_MOVES = 2;

/** What decides when visits can be. `hours`: of the store. */
export type Visits = {
  window: { validFrom: Instant; validTo: Instant; useTime: UseTime };
  hours: WeekHours;
  terms: SlotTerms;
};

const MINUTES_OF_DAY = 24 * 60;

const isSlot = (at: Instant, { window, hours }: Visits): boolean =>
  windowRefusal(window, at) === null && isOpenAt(hours, at) !== false;

const beginnings = (day: Day, minutes: number): Instant[] =>
  Array.from({ length: Math.ceil(MINUTES_OF_DAY / minutes) }, (_, place) =>
    plus(startOfDay(day), place * minutes * MINUTE),
  );

/** When visits of a day can begin, after now: in the hours of the store and of the deal. */
export const slotsOn = (day: Day, visits: Visits, now: Instant): Instant[] =>
  beginnings(day, visits.terms.minutes).filter((at) => at > now && isSlot(at, visits));

/** Why no visit can begin on a day without slots. */
export const whyNoSlots = (day: Day, visits: Visits, now: Instant): NoSlots => {
  const { validFrom, validTo, useTime } = visits.window;
  if (day < dayOf(validFrom) || day > dayOf(validTo)) return 'NOT_VALID';
  if (useTime.blackoutDays.includes(day)) return 'BLACKOUT';
  const wasOpen = beginnings(day, visits.terms.minutes).some((at) => isSlot(at, visits));
  return day === dayOf(now) && wasOpen ? 'OVER' : 'CLOSED';
};

/** Why no visit can begin at a moment of a day; null where one can. */
export const slotProblem = (
  { day, at }: { day: Day; at: Instant },
  visits: Visits,
  now: Instant,
): SlotProblem | null => {
  const begins = slotsOn(day, visits, now);
  if (begins.includes(at)) return null;
  if (begins.length === 0) return whyNoSlots(day, visits, now);
  if (at <= now) return 'OVER';
  return isOpenAt(visits.hours, at) === false ? 'CLOSED' : 'NO_SLOT';
};

/** A visit as it is booked. `moves`: how often it was moved. */
export type Booked = { at: Instant; moves: number };

/**
 * Why a booked visit cannot be moved now. A visit that was missed can be booked anew: the voucher
 * stays valid (decision GA16).
 */
export const moveRefusal = (
  { at, moves }: Booked,
  now: Instant,
): 'BOOKING_TOO_LATE' | 'BOOKING_MOVES' | null => {
  if (at <= now) return null;
  if (at < plus(now, MOVE_BEFORE_MS)) return 'BOOKING_TOO_LATE';
  return moves >= MOST_MOVES ? 'BOOKING_MOVES' : null;
};
