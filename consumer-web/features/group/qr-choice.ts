import { QR_EPOCH_MS, QR_EPOCH_SLACK, qrEpoch } from '#shared/voucher/code.ts';

type Code = { epoch: number; text: string };
export type QrChoice = { kind: 'fresh'; text: string } | { kind: 'stale' } | { kind: 'none' };

/** With fewer epochs than this ahead more codes are fetched: enough for two minutes offline. */
const AHEAD = 4;

/**
 * The QR to show now: the code of the present 30-second epoch, else the nearest one that tills still accept (decision C6).
 * `stale`: there were codes, and none is good any more. `none`: there were no codes at all.
 */
export const chooseQr = (codes: readonly Code[], now: number): QrChoice => {
  if (codes.length === 0) return { kind: 'none' };
  const off = (code: Code): number => Math.abs(code.epoch - qrEpoch(now));
  const best = codes.reduce((nearest, code) => (off(code) < off(nearest) ? code : nearest));
  return off(best) <= QR_EPOCH_SLACK ? { kind: 'fresh', text: best.text } : { kind: 'stale' };
};

/** Whether the present codes run out soon. */
export const needsMoreCodes = (codes: readonly Code[], now: number): boolean =>
  codes.length === 0 || Math.max(...codes.map((code) => code.epoch)) - qrEpoch(now) < AHEAD;

/** Share of the present epoch that is left, 1 to 0. */
export const epochLeft = (now: number): number => 1 - (now % QR_EPOCH_MS) / QR_EPOCH_MS;
