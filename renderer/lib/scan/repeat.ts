import { normaliseScan, readScan } from '#shared/voucher/code.ts';
import type { Scan } from './scan.ts';

/** How long the same code is the same event (decision C9). */
export const REPEAT_MS = 3000;
/** How long it is after a refusal, where a second press is meant as another try. */
export const REFUSED_REPEAT_MS = 2000;

/** What makes two scans the same: the voucher of a rotating QR, else the cleaned text. */
const identity = (text: string): string => {
  const read = readScan(text);
  return read.kind === 'qr' ? `qr:${read.qr.voucherId}` : normaliseScan(text);
};

/** `since`: when this try of it began; `at`: when it was seen last. */
type Seen = { since: number; at: number; text: string };

/** After its refusal, a changed QR of the voucher is a new try at once, and a press is one after 2 s. */
const isRetry = (before: Seen, { text, at, source }: Scan, refusedAt: number | null): boolean =>
  refusedAt !== null &&
  refusedAt >= before.since &&
  (normaliseScan(text) !== before.text ||
    (source !== 'CAMERA' && at - before.at >= REFUSED_REPEAT_MS));

/**
 * Whether a scan is a new event. The same code within 3 s is the one before, silently; after that it is a new attempt.
 * The camera sees a code that stays in its picture many times a second: there, the 3 s run from when it was last seen.
 * `refusedAt`: when the last outcome came, where that was a refusal.
 */
export const repeatFilter = () => {
  const seen = new Map<string, Seen>();
  return (scan: Scan, refusedAt: number | null = null): boolean => {
    for (const [key, { at }] of seen) if (scan.at - at >= REPEAT_MS) seen.delete(key);
    const key = identity(scan.text);
    const before = seen.get(key);
    if (!before || isRetry(before, scan, refusedAt)) {
      seen.set(key, { since: scan.at, at: scan.at, text: normaliseScan(scan.text) });
      return true;
    }
    if (scan.source === 'CAMERA') before.at = scan.at;
    return false;
  };
};
