import { DAY, instant, type Instant } from '#shared/kernel/time.ts';

/** How far a till's clock may be off and still be shown as it is: a wrong time zone, a battery that ended at night. */
export const MOST_OFF_MS = DAY;

/**
 * The till's time of a scan, held within a day of the server's time of its look-up. A wrong clock stops no queue: the server's time is recorded beside it and counts, and
 * a time at the edge still shows in the records as a clock that is off.
 */
export const heldTo = (lookedUpAt: Instant, scannedAt: Instant): Instant =>
  instant(Math.min(Math.max(scannedAt, lookedUpAt - MOST_OFF_MS), lookedUpAt + MOST_OFF_MS));
