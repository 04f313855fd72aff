import { expect, it } from 'vitest';
import { isVoucherCode } from './code.ts';
import { readReceiptNumber, receiptNumber } from './receipt-number.ts';

const number = receiptNumber('123456789');

it('is ten digits that are read with or without spaces, and is never a voucher code', () => {
  expect(number).toMatch(/^\d{10}$/);
  expect(readReceiptNumber(` ${number.slice(0, 5)}-${number.slice(5)} `)).toBe(number);
  expect(isVoucherCode(number)).toBe(false);
});

it('finds every single mistyped digit', () => {
  for (let at = 0; at < number.length; at += 1) {
    const wrong = String((Number(number[at]) + 1) % 10);
    expect(readReceiptNumber(number.slice(0, at) + wrong + number.slice(at + 1))).toBeNull();
  }
});

it('is made of nine digits only', () => {
  expect(() => receiptNumber('12345678')).toThrow(RangeError);
  expect(readReceiptNumber('12345')).toBeNull();
});
