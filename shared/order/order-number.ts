import { checkDigit, groupCode, normaliseScan } from '../voucher/code.ts';

/** Random digits of an order number, before its check digit. */
export const ORDER_DIGITS = 11;

/** Stands before the digits when the check digit is made, and is never shown: no order number is a voucher code. */
const DOMAIN = '1';

/**
 * The number by which people know an order: 11 digits from a cryptographic source, never sequential
 * or time-based (as decision C1), and a Damm check digit.
 */
export const orderNumber = (elevenDigits: string): string => {
  if (!/^\d{11}$/.test(elevenDigits)) throw new RangeError('11 digits expected');
  return elevenDigits + checkDigit(DOMAIN + elevenDigits);
};

const isTwelveDigits = (text: string): boolean => /^\d{12}$/.test(text);

/** The order number in typed or scanned text, bare, or null when it is none or mistyped. */
export const readOrderNumber = (text: string): string | null => {
  const bare = normaliseScan(text);
  return isTwelveDigits(bare) && checkDigit(DOMAIN + bare) === '0' ? bare : null;
};

/** Whether text has the length of an order number and a wrong check digit. */
export const isMistypedOrderNumber = (text: string): boolean =>
  isTwelveDigits(normaliseScan(text)) && readOrderNumber(text) === null;

/** `123456789012` as people read it: `1234 5678 9012`. */
export const orderNumberText = (number: string): string => groupCode(number);

/** `123456789012` as a screen reader spells it: `1 2 3 4, 5 6 7 8, 9 0 1 2`. */
export const spelledOrderNumber = (number: string): string =>
  orderNumberText(number)
    .split(' ')
    .map((group) => [...group].join(' '))
    .join(', ');

/** The last four digits: enough to tell a guest's orders apart, too few to open one. */
export const orderNumberTail = (number: string): string => number.slice(-4);
