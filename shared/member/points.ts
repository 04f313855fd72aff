import type { Cents } from '../kernel/money.ts';
import {
  addDays,
  DAY,
  HOUR,
  macauParts,
  MACAU_OFFSET,
  plus,
  type Day,
  type Instant,
} from '../kernel/time.ts';

/** Points for a whole dollar paid, by kind of order (decision MB9: one each). */
export const POINTS_A_DOLLAR = { TAKEOUT: 1, MARKET: 1, GROUP: 1 } as const;
/** What a review brings, without and with a picture (decision MB9). */
export const REVIEW_POINTS = { plain: 5, withPicture: 10 } as const;
/** What signing in brings on each day in a row; then it begins again (decision MB9). */
export const SIGN_IN_POINTS = [1, 2, 3, 4, 5, 6, 10] as const;
/** What the day's second sign-in brings. */
export const SECOND_SIGN_IN_POINTS = 1;
/** The hour from which a day's second sign-in is open (decision MB11). */
export const SECOND_SIGN_IN_HOUR = 18;
/** Points that are due and not collected are booked by the server after so long (decision MB10). */
export const BALL_MS = 7 * DAY;
/** What is older than this is no source of points any more. */
export const SOURCE_MS = 60 * DAY;
/** Months that points last, to the end of the month (decision MB9). */
export const POINTS_MONTHS = 12;

/** Points for what was paid: whole dollars only. */
export const pointsOf = (paid: Cents, kind: keyof typeof POINTS_A_DOLLAR): number =>
  Math.floor(paid / 100) * POINTS_A_DOLLAR[kind];

/** The last moment of a month at UTC+8, `months` after that of a moment. */
const endOfMonth = (at: Instant, months: number): Instant => {
  const { year, month } = macauParts(at);
  return (Date.UTC(year, month + months, 1) - MACAU_OFFSET - 1) as Instant;
};

/** The last moment of points that are booked now: the end of the month, 12 months on. */
export const pointsEndAt = (at: Instant): Instant => endOfMonth(at, POINTS_MONTHS);

/** The end of this month: what ends by then is announced. */
export const endOfThisMonth = (at: Instant): Instant => endOfMonth(at, 0);

/** The first and the last moment of a month `YYYY-MM` at UTC+8. */
export const monthWindow = (month: string): { from: Instant; to: Instant } => {
  const from = Date.parse(`${month}-01T00:00:00+08:00`) as Instant;
  return { from, to: endOfMonth(from, 0) };
};

/** What the sign-in of a day in a row brings; `streak` counts from 1. */
export const signInPoints = (streak: number): number =>
  SIGN_IN_POINTS[(streak - 1) % SIGN_IN_POINTS.length]!;

/** Days in a row that end with `last`, newest first; 0 without any. */
const rowOf = (days: readonly Day[], last: Day): number => {
  let length = 0;
  while (days[length] === addDays(last, -length)) length += 1;
  return length;
};

/** Days in a row up to today, or up to yesterday while today is still open. `days`: newest first. */
export const signInStreak = (days: readonly Day[], today: Day): number =>
  days[0] === today ? rowOf(days, today) : rowOf(days, addDays(today, -1));

/** Which sign-in a member can make now; null: none (decision MB11). */
export const signInNow = (
  done: { first: boolean; second: boolean },
  now: Instant,
): 'SIGN_IN' | 'SIGN_IN_SECOND' | null => {
  if (!done.first) return 'SIGN_IN';
  return !done.second && macauParts(now).hour >= SECOND_SIGN_IN_HOUR ? 'SIGN_IN_SECOND' : null;
};

/** From when on a day's second sign-in is open. */
export const secondSignInAt = (startOfToday: Instant): Instant =>
  plus(startOfToday, SECOND_SIGN_IN_HOUR * HOUR);
