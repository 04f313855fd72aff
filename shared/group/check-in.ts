import { addDays, type Day } from '../kernel/time.ts';

/** How far from a store a member may be to check in, in metres, beside the accuracy of the place (decision GA7). */
export const CHECK_IN_METERS = 500;
/** The worst accuracy that a place may have, in metres (decision GA7). */
export const CHECK_IN_ACCURACY_METERS = 200;
/** How old a place may be, in milliseconds (decision GA7). */
export const CHECK_IN_PLACE_MS = 60_000;
/** Most stores that a member checks in at on a day (decision GA7). */
export const CHECK_IN_STORES_A_DAY = 3;
/** What a check-in brings (decision GA7). */
export const CHECK_IN_POINTS = 5;

/** A place found by a device: metres to the store, accuracy in metres, age in milliseconds. */
export type CheckInPlace = { meters: number; accuracy: number; ageMs: number };
/** Why a place does not prove a visit; names of error codes. */
export type CheckInRefusal = 'PLACE_STALE' | 'PLACE_VAGUE' | 'CHECKIN_FAR';

/** Whether a place proves a visit, or why not; null: it does (decision GA7). */
export const checkInRefusal = ({
  meters,
  accuracy,
  ageMs,
}: CheckInPlace): CheckInRefusal | null => {
  if (Math.abs(ageMs) > CHECK_IN_PLACE_MS) return 'PLACE_STALE';
  if (accuracy > CHECK_IN_ACCURACY_METERS) return 'PLACE_VAGUE';
  return meters > CHECK_IN_METERS + accuracy ? 'CHECKIN_FAR' : null;
};

/** The newest day with a check-in, and the days in a row up to it. */
export type Streak = { day: Day; streak: number };

/** Days in a row that still go on at `today`: broken, and 0, once a whole day has passed without a check-in. */
export const streakOn = (today: Day, last: Streak | null): number =>
  last !== null && (last.day === today || last.day === addDays(today, -1)) ? last.streak : 0;

/** Days in a row once the member checks in at `today`. */
export const streakWith = (today: Day, last: Streak | null): number =>
  last?.day === today ? last.streak : streakOn(today, last) + 1;
