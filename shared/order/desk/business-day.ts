import {
  dayOf,
  HOUR,
  instant,
  plus,
  startOfDay,
  type Day,
  type Instant,
} from '../../kernel/time.ts';

/** A business day begins at five in the morning at UTC+8 (decision DA1). */
const BEGINS_MS = 5 * HOUR;

/** The business day that a moment belongs to. */
export const businessDay = (at: Instant): Day => dayOf(plus(at, -BEGINS_MS));

/** When a business day begins. */
export const startOfBusinessDay = (day: Day): Instant => instant(startOfDay(day) + BEGINS_MS);

/** When the business day of a moment began. */
export const businessDayStart = (at: Instant): Instant => startOfBusinessDay(businessDay(at));
