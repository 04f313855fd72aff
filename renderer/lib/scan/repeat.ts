import { normaliseScan, readScan } from '#shared/voucher/code.ts';
import { frames, FRAMES_AWAY } from './frames-read.ts';
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

/** `since`: when this try of it began; `at`: when it was seen last; `frame`: the camera's frame that it was seen in last, if any. */
type Seen = { since: number; at: number; text: string; frame: number | null };

/** Whether a code that is seen now is a new event: 3 s have passed, and where the camera saw it both times, frames without it lie between. */
const isOver = (before: Seen, at: number, frame: number | null): boolean =>
  at - before.at >= REPEAT_MS &&
  (before.frame === null || frame === null || frame - before.frame > FRAMES_AWAY);

/** After its refusal, a changed QR of the voucher is a new try at once, and a press is one after 2 s. */
const isRetry = (before: Seen, { text, at, source }: Scan, refusedAt: number | null): boolean =>
  refusedAt !== null &&
  refusedAt >= before.since &&
  (normaliseScan(text) !== before.text ||
    (source !== 'CAMERA' && at - before.at >= REFUSED_REPEAT_MS));

/**
 * Whether a scan is a new event. The same code within 3 s is the one before, silently; after that it is a new attempt.
 * The camera sees a code that stays in its picture many times a second: there, the 3 s run from when it was last seen, and frames without it must lie between.
 * `refusedAt`: when the last outcome came, where that was a refusal. `seenBy`: the frames that the camera has read.
 */
export const repeatFilter = (seenBy = frames) => {
  const seen = new Map<string, Seen>();
  return (scan: Scan, refusedAt: number | null = null): boolean => {
    const frame = scan.source === 'CAMERA' ? seenBy.read : null;
    for (const [key, before] of seen) if (isOver(before, scan.at, frame)) seen.delete(key);
    const key = identity(scan.text);
    const before = seen.get(key);
    if (!before || isRetry(before, scan, refusedAt)) {
      seen.set(key, { since: scan.at, at: scan.at, text: normaliseScan(scan.text), frame });
      return true;
    }
    if (frame !== null) Object.assign(before, { at: scan.at, frame });
    return false;
  };
};
