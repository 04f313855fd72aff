import { instant, type Instant } from '../kernel/time.ts';

/**
 * The server's clock less ours, from its `date` header (spec 000 §7). The header has whole seconds,
 * so half a second is added; a difference under two seconds keeps the old value, which stops the
 * offset from trembling.
 */
export const offsetFrom = (
  header: string | undefined,
  sent: Instant,
  received: Instant,
  old: number,
): number => {
  const server = header === undefined ? Number.NaN : Date.parse(header);
  if (Number.isNaN(server)) return old;
  const offset = Math.round(server + 500 - (sent + received) / 2);
  return Math.abs(offset - old) < 2000 ? old : offset;
};

/** The server’s time: this device’s clock with the offset added. */
export const withOffset = (now: Instant, offset: number): Instant => instant(now + offset);
