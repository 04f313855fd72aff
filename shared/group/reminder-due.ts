import { MINUTE, plus, type Instant } from '../kernel/time.ts';

/** How long before its start a flash sale is announced (decision GA18). */
export const REMIND_BEFORE_MS = 5 * MINUTE;

/** A reminder of the start of a flash sale. */
export type StartReminder = { startTime: Instant; endTime: Instant };

/** Whether a flash sale is to be announced: from five minutes before its start until its end. */
export const isReminderDue = ({ startTime, endTime }: StartReminder, now: Instant): boolean =>
  now >= plus(startTime, -REMIND_BEFORE_MS) && now < endTime;

/** Whole minutes to the start, rounded up; 0 once it has begun. */
export const minutesToStart = ({ startTime }: StartReminder, now: Instant): number =>
  Math.max(0, Math.ceil((startTime - now) / MINUTE));
