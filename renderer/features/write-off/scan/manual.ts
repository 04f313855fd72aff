import { readOrderNumber } from '#shared/order/order-number.ts';
import { groupCode, normaliseScan, readScan } from '#shared/voucher/code.ts';

export type ManualState = 'empty' | 'short' | 'ready' | 'order' | 'checkDigit' | 'badFormat';

/** What typed or pasted text becomes in the field: digits in groups of four, never more than 12; a QR's text as it is. */
export const manualText = (typed: string): string => {
  const clean = normaliseScan(typed);
  return /^\d*$/.test(clean) ? groupCode(clean.slice(0, 12)) : clean.slice(0, 500);
};

/** The state of the entry. A wrong digit is found here, before any request. */
export const manualState = (shown: string): ManualState => {
  const clean = normaliseScan(shown);
  if (clean === '') return 'empty';
  if (/^\d{1,11}$/.test(clean)) return 'short';
  const read = readScan(clean);
  if (read.kind !== 'wrong') return 'ready';
  if (readOrderNumber(clean) !== null) return 'order';
  return read.reason === 'CHECK_DIGIT' ? 'checkDigit' : 'badFormat';
};

/** The caret after grouping: behind as many significant characters as before. */
export const caretAfter = (typed: string, caret: number, shown: string): number => {
  const isDigits = /^[\d ]*$/.test(shown);
  const count = (text: string): number => (isDigits ? normaliseScan(text).length : text.length);
  const wanted = count(typed.slice(0, caret));
  for (let at = 0; at <= shown.length; at += 1) if (count(shown.slice(0, at)) >= wanted) return at;
  return shown.length;
};
