import { isVoucherCode, parseQr } from '../voucher/code.ts';

/** The scheme of links into the desktop console. */
export const LINK_SCHEME = 'senado';

const LINK = /^senado:\/\/voucher\/([\w.-]{1,200})$/i;

/**
 * What a link names: the code or the QR's text of `senado://voucher/…`, or null for any other text.
 * Takes bare digits with a right check digit and `GV1.…`, and no query, no escape and no host of
 * another name.
 */
export const voucherOfLink = (link: string): string | null => {
  const text = LINK.exec(link)?.[1];
  return text !== undefined && (isVoucherCode(text) || parseQr(text) !== null) ? text : null;
};

/** The last such link among the words that a program was started with. */
export const linkAmong = (words: readonly string[]): string | null =>
  words.findLast((word) => word.toLowerCase().startsWith(`${LINK_SCHEME}:`)) ?? null;
