import { checkDigit } from './code.ts';

/** Random digits of a receipt's number, before its check digit. */
export const RECEIPT_DIGITS = 9;

/** The number of a write-off's receipt: nine random digits and a check digit. Shorter than a voucher's code. */
export const receiptNumber = (nineDigits: string): string => {
  if (!/^\d{9}$/.test(nineDigits)) throw new RangeError('9 digits expected');
  return nineDigits + checkDigit(nineDigits);
};

/** The receipt number in typed or scanned text, or null when it is none or mistyped. */
export const readReceiptNumber = (text: string): string | null => {
  const bare = text.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{10}$/.test(bare) && checkDigit(bare) === '0' ? bare : null;
};
