import { DAY, dayOf, HOUR, instant, MACAU_OFFSET, type Day } from '#shared/kernel/time.ts';

/** Milliseconds of the wall clock at UTC+8 in a column of instants. Only `mod` is used on it: engines differ in what `/` gives. */
const wall = (column: string): string => `(${column} + ${MACAU_OFFSET})`;

/** Start of the day that a column lies in, as the wall clock counts milliseconds; `dayOfWall` reads it. */
export const wallDay = (column: string): string => `${wall(column)} - mod(${wall(column)}, ${DAY})`;

/** Start of its hour in milliseconds since midnight. */
export const wallHour = (column: string): string =>
  `mod(${wall(column)}, ${DAY}) - mod(${wall(column)}, ${HOUR})`;

/** The day that `wallDay` gave. */
export const dayOfWall = (start: number): Day => dayOf(instant(start - MACAU_OFFSET));
