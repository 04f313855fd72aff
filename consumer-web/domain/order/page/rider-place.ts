import type { Instant } from '#shared/kernel/time.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { RIDER_POLL_MS } from '#shared/order/status/polling.ts';

/** A position that was not renewed for three polls is old. */
const STALE_MS = 3 * RIDER_POLL_MS;

/**
 * For how many whole minutes a rider's position was not renewed, at least 1; null while it is
 * fresh.
 */
export const staleMinutes = (at: Instant, now: Instant): number | null =>
  now - at > STALE_MS ? Math.max(1, Math.floor((now - at) / MINUTE)) : null;
