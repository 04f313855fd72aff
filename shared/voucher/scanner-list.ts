import { codeOf } from '../codes/error-code.ts';
import type { Instant } from '../kernel/time.ts';

/** A voucher that a guest gets by scanning a shop's poster (spec 002 §3, decisions B22, C12). */
export type ScannerVoucher = { expireTime: Instant; isNew: boolean };

/**
 * The list after a scan: out of time when its first voucher expired before now; an empty list is
 * not (spec 002 §4).
 */
export const isScannerOutOfTime = ([first]: readonly ScannerVoucher[], now: Instant): boolean =>
  first !== undefined && first.expireTime < now;

/**
 * Whether a refused receive marks the scanner as errored: code -2030141 alone does (spec 002 §8).
 */
export const hasScannerError = (code: number | null): boolean => code === codeOf('CANNOT_RECEIVE');
