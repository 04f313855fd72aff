import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVoucherCode, readScan, voucherCode } from '../voucher/code.ts';
import { readReceiptNumber } from '../voucher/receipt-number.ts';
import {
  isMistypedOrderNumber,
  orderNumber,
  orderNumberTail,
  orderNumberText,
  readOrderNumber,
  spelledOrderNumber,
} from './order-number.ts';

const elevenDigits = fc.stringMatching(/^\d{11}$/);
const number = orderNumber('12345678901');

describe('an order number', () => {
  it('is never a voucher code or a receipt number, and no voucher code is an order number', () => {
    fc.assert(
      fc.property(elevenDigits, (digits) => {
        const made = orderNumber(digits);
        expect(readOrderNumber(made)).toBe(made);
        expect(isVoucherCode(made)).toBe(false);
        expect(readScan(made)).toEqual({ kind: 'wrong', reason: 'CHECK_DIGIT' });
        expect(readReceiptNumber(made)).toBeNull();
        expect(readOrderNumber(voucherCode(digits))).toBeNull();
      }),
    );
  });

  it('shows every single wrong digit and every swap of neighbours', () => {
    fc.assert(
      fc.property(elevenDigits, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, at, step) => {
        const made = orderNumber(digits);
        const wrong =
          made.slice(0, at) + String((Number(made[at]) + step) % 10) + made.slice(at + 1);
        expect(readOrderNumber(wrong)).toBeNull();
        expect(isMistypedOrderNumber(wrong)).toBe(true);
        const next = Math.min(at, 10);
        const swapped = made.slice(0, next) + made[next + 1] + made[next] + made.slice(next + 2);
        expect(readOrderNumber(swapped)).toBe(swapped === made ? made : null);
      }),
    );
  });

  it.each([
    ['groups', `${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8)}`],
    ['hyphens', `${number.slice(0, 4)}-${number.slice(4, 8)}–${number.slice(8)}`],
    [
      'full width',
      [...number].map((d) => String.fromCodePoint(d.codePointAt(0)! + 0xfee0)).join(''),
    ],
    ['a scanner', `]C1${number}\r\n`],
  ])('is read as people and machines write it: %s', (_, text) => {
    expect(readOrderNumber(text)).toBe(number);
    expect(isMistypedOrderNumber(text)).toBe(false);
  });

  it.each(['', '1234', '1234567890123', '12345678901a', 'egg tart'])(
    'is neither read nor mistyped in %j',
    (text) => {
      expect(readOrderNumber(text)).toBeNull();
      expect(isMistypedOrderNumber(text)).toBe(false);
    },
  );

  it('is shown in groups of four, spelled digit by digit, and told by its last four', () => {
    expect(orderNumberText('123456789012')).toBe('1234 5678 9012');
    expect(spelledOrderNumber('123456789012')).toBe('1 2 3 4, 5 6 7 8, 9 0 1 2');
    expect(orderNumberTail('123456789012')).toBe('9012');
  });

  it('is made of eleven digits only', () => {
    expect(() => orderNumber('1234567890')).toThrow(RangeError);
    expect(() => orderNumber('1234567890a')).toThrow(RangeError);
  });
});
