import type { Instant } from '#shared/kernel/time.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { RIDER_POLL_MS } from '#shared/order/status/polling.ts';

/** A place that was not renewed for three questions is old. */
const STALE_MS = 3 * RIDER_POLL_MS;

/** Since how many whole minutes a rider's place was not renewed, at least 1; null while it is fresh. */
export const staleMinutes = (at: Instant, now: Instant): number | null =>
  now - at > STALE_MS ? Math.max(1, Math.floor((now - at) / MINUTE)) : null;
