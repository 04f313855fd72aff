import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { instant } from '../kernel/time.ts';
import {
  countdownText,
  dateRangeText,
  dateTimeSecondsText,
  dateTimeText,
  minuteText,
} from './date.ts';
import { distance } from './distance.ts';
import { maskPhone } from './mask-phone.ts';
import { amount, currency, price, sum } from './money.ts';
import { saleCount } from './sale-count.ts';

describe('formats (spec 000 §9)', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [1250, '$12.50'],
    [123_456_789, '$1234567.89'],
    [-1, '-$0.01'],
  ])('price of %d cents is %s', (value, text) => {
    expect(price(cents(value))).toBe(text);
  });
  it.each([
    [0, '$0.00'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [123_456_789, '$1,234,567.89'],
    [-100_000, '-$1,000.00'],
  ])('sum of %d cents is %s', (value, text) => {
    expect(sum(cents(value))).toBe(text);
  });
  it.each([
    [1.999, '1.99'],
    [10, '10'],
    [8.5, '8.5'],
    [0.29, '0.29'],
    [1.005, '1'],
    [-1.239, '-1.23'],
    [-0.001, '0'],
  ])('amount %d is cut to %s', (value, text) => {
    expect(amount(value)).toBe(text);
  });
  it.each([
    [12, '$12.00'],
    [12.34, '$12.34'],
    [12.341, '$12.35'],
    [0.001, '$0.01'],
    [0, '$0.00'],
    [1.1 + 2.2, '$3.30'],
  ])('currency %d goes up to the cent: %s', (value, text) => {
    expect(currency(value)).toBe(text);
  });
  it.each([
    [0, '10m'],
    [3, '10m'],
    [10, '10m'],
    [999.6, '1000m'],
    [1000, '1000m'],
    [1000.1, '1.00km'],
    [1234, '1.23km'],
    [-1, ''],
    [Number.NaN, ''],
  ])('distance of %d m is %s', (metres, text) => {
    expect(distance(metres)).toBe(text);
  });
  it.each([
    [0, '0'],
    [56, '56'],
    [99, '99'],
    [100, '100+'],
    [399, '300+'],
    [999, '900+'],
    [1000, '1000+'],
    [2999, '2000+'],
    [9999, '9000+'],
    [10_000, '9999+'],
  ])('sale count of %d is %s', (sold, text) => {
    expect(saleCount(sold)).toBe(text);
  });
  it.each([
    ['61231234', '6***1234'],
    ['13812341234', '138****1234'],
    ['86-13812341234', '138****1234'],
    ['1234', '**34'],
    ['', ''],
  ])('masks %s as %s', (phone, text) => {
    expect(maskPhone(phone)).toBe(text);
  });
  it('shows the time of a clock in Macau', () => {
    const at = instant(Date.parse('2026-12-31T16:00:05Z'));
    expect(dateTimeText(at)).toBe('2027-01-01 00:00');
    expect(dateTimeSecondsText(at)).toBe('2027-01-01 00:00:05');
    expect([minuteText(0), minuteText(570), minuteText(1440)]).toEqual(['00:00', '09:30', '24:00']);
    expect([countdownText(900), countdownText(59.9), countdownText(-3)]).toEqual([
      '15:00',
      '00:59',
      '00:00',
    ]);
  });
  it('joins the two ends of a range, and shows a single day once', () => {
    const from = instant(Date.parse('2026-11-20T16:00:00Z'));
    expect(dateRangeText(from, instant(Date.parse('2026-11-30T15:59:59Z')))).toBe(
      '2026-11-21 – 2026-11-30',
    );
    expect(dateRangeText(from, instant(Date.parse('2026-11-21T15:59:59Z')))).toBe('2026-11-21');
  });
});
