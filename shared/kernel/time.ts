/** Milliseconds since 1970 UTC. */
export type Instant = number & { readonly __brand: 'Instant' };
/** A calendar day `YYYY-MM-DD` at UTC+8 (decision D5). */
export type Day = string & { readonly __brand: 'Day' };

/** A second in milliseconds. */
export const SECOND = 1000;
/** A minute in milliseconds. */
export const MINUTE = 60 * SECOND;
/** An hour in milliseconds. */
export const HOUR = 60 * MINUTE;
/** A day in milliseconds. */
export const DAY = 24 * HOUR;
/** Macau is UTC+8 all year (decision F5). */
export const MACAU_OFFSET = 8 * HOUR;

/** Brands whole milliseconds. Throws `RangeError` on a fraction. */
export const instant = (ms: number): Instant => {
  if (!Number.isSafeInteger(ms)) throw new RangeError(`not whole milliseconds: ${ms}`);
  return ms as Instant;
};

/** An instant, `ms` later. */
export const plus = (at: Instant, ms: number): Instant => instant(at + ms);

/**
 * The calendar fields of an instant as a wall clock in Macau shows them. `weekday`: 0 is Sunday.
 */
export const macauParts = (at: Instant) => {
  const shifted = new Date(at + MACAU_OFFSET);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
};

/** The day of an instant at UTC+8. */
export const dayOf = (at: Instant): Day =>
  new Date(at + MACAU_OFFSET).toISOString().slice(0, 10) as Day;

/** 00:00:00.000 of a day at UTC+8. Throws `RangeError` when the text is no calendar day. */
export const startOfDay = (day: Day): Instant => {
  const ms = Date.parse(`${day}T00:00:00+08:00`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(ms)) throw new RangeError(`not a day: ${day}`);
  return instant(ms);
};

/** 23:59:59.999 of a day at UTC+8: the last moment of validity (decision D5). */
export const endOfDay = (day: Day): Instant => plus(startOfDay(day), DAY - 1);

/** A day, `days` later. */
export const addDays = (day: Day, days: number): Day => dayOf(plus(startOfDay(day), days * DAY));

/** Minutes since midnight at UTC+8, 0 to 1439. */
export const minuteOfDay = (at: Instant): number => {
  const { hour, minute } = macauParts(at);
  return hour * 60 + minute;
};
