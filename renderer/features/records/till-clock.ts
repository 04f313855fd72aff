import { codeOf } from '#shared/codes/error-code.ts';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { MINUTE, SECOND } from '#shared/kernel/time.ts';
import { TILL_REASONS } from '#shared/codes/redeem-code.ts';

const MOST_DRIFT_MS = 2 * SECOND;
/** A request that gets no answer is sent again for a good minute (decision B5): a till's time that lies further back is a wrong clock. */
const MOST_WAIT_MS = 90 * SECOND;

type Times = Pick<LogRow, 'at' | 'scannedAt' | 'source' | 'reason'>;

/** A refusal that the till made by itself is sent in the background, after a while or once it is online again. */
const TILL_CODES = new Set<number | null>(TILL_REASONS.map((reason) => codeOf(reason)));

/**
 * How the till's time of a record differs from the server's, which counts (table A, row 44). `waited`: the request came late, as on a slow network or offline;
 * `slow` and `fast`: the till's clock is off.
 */
export type TillClock = { state: 'same' | 'waited' | 'slow' | 'fast'; byMs: number };

export const tillClock = ({ at, scannedAt, source, reason }: Times): TillClock => {
  const byMs = Math.abs(at - scannedAt);
  if (byMs <= MOST_DRIFT_MS) return { state: 'same', byMs };
  if (scannedAt > at) return { state: 'fast', byMs };
  if (TILL_CODES.has(reason)) return { state: byMs <= MOST_WAIT_MS ? 'same' : 'waited', byMs };
  return { state: source === 'OFFLINE' || byMs <= MOST_WAIT_MS ? 'waited' : 'slow', byMs };
};

/** Whole minutes and seconds of a difference. */
export const minutesOf = (ms: number): { minutes: number; seconds: number } => ({
  minutes: Math.floor(ms / MINUTE),
  seconds: Math.floor((ms % MINUTE) / SECOND),
});
