import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '../kernel/time.ts';
import {
  bankCard,
  CARD_CHECK_CENTS,
  cardExpiry,
  cardNumber,
  type BankCardForm,
} from './bank-card.ts';

const at = (text: string) => instant(Date.parse(text));
const now = at('2026-11-21T04:00:00Z');
const form = (over: Partial<BankCardForm> = {}): BankCardForm => ({
  number: '4111 1111 1111 1111',
  month: '11',
  year: '26',
  securityCode: '123',
  name: 'CHAN TAI MAN',
  phone: '66880001',
  ...over,
});
/** Adds the check digit that makes the Luhn sum end in 0. */
const withCheck = (body: string): string =>
  [...'0123456789']
    .map((digit) => body + digit)
    .find((number) => {
      const doubled = [...number].map(
        (digit, i) => Number(digit) * ((number.length - i) % 2 === 0 ? 2 : 1),
      );
      return (
        doubled.reduce((sum, value) => sum + Math.floor(value / 10) + (value % 10), 0) % 10 === 0
      );
    })!;

describe('card numbers (spec 001 §5)', () => {
  it.each([
    ['4111111111111111', 'visa'],
    ['4222222222222', 'visa'],
    [withCheck('411111111111111111'), 'visa'],
    ['5555-5555-5555-4444', 'mastercard'],
    ['5105105105105100', 'mastercard'],
    [withCheck('222100000000000'), 'mastercard'],
    [withCheck('272099999999999'), 'mastercard'],
    ['２２２３００３１２２００３２２２', 'mastercard'],
  ])('%s is %s', (number, scheme) => {
    expect(cardNumber(number)).toMatchObject({ ok: true, scheme });
  });
  it.each([
    ['', 'numberRequired'],
    ['4111x', 'numberDigits'],
    ['378282246310005', 'scheme'],
    ['6222020000000000', 'scheme'],
    [withCheck('222099999999999'), 'scheme'],
    [withCheck('272100000000000'), 'scheme'],
    ['5000000000000000', 'scheme'],
    ['5600000000000000', 'scheme'],
    ['411111111111111', 'numberLength'],
    ['41111111111111111', 'numberLength'],
    ['510510510510510', 'numberLength'],
    ['4111111111111112', 'numberCheck'],
  ])('%s is refused: %s', (number, reason) => {
    expect(cardNumber(number)).toEqual({ ok: false, reason });
  });
  it('finds every single wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const good = '4539578763621486';
        const wrong =
          good.slice(0, place) + String((Number(good[place]) + by) % 10) + good.slice(place + 1);
        expect(cardNumber(good).ok).toBe(true);
        expect(cardNumber(wrong)).toEqual({ ok: false, reason: 'numberCheck' });
      }),
    );
  });
});

describe('expiry', () => {
  it('lasts to the end of its month in Macau', () => {
    expect(cardExpiry('11', '26', at('2026-11-30T15:59:59.999Z'))).toEqual({
      ok: true,
      month: 11,
      year: 2026,
    });
    expect(cardExpiry('11', '26', at('2026-11-30T16:00:00Z'))).toEqual({
      ok: false,
      reason: 'expired',
    });
    expect(cardExpiry('1', '2027', now)).toEqual({ ok: true, month: 1, year: 2027 });
    expect(cardExpiry('12', '25', now)).toEqual({ ok: false, reason: 'expired' });
  });
  it.each([
    ['', '26', 'monthRequired'],
    ['0', '26', 'month'],
    ['13', '26', 'month'],
    ['1a', '26', 'month'],
    ['11', '', 'yearRequired'],
    ['11', '6', 'year'],
    ['11', '1926', 'year'],
    ['11', '026', 'year'],
  ])('%s/%s is refused: %s', (month, year, reason) => {
    expect(cardExpiry(month, year, now)).toEqual({ ok: false, reason });
  });
});

describe('the card form', () => {
  const facts = { now, registeredPhone: '853-66880001' };
  it('is taken, and does not hand the security code on', () => {
    expect(bankCard(form({ name: '  Chan  Tai Man ' }), facts)).toEqual({
      ok: true,
      number: '4111111111111111',
      scheme: 'visa',
      month: 11,
      year: 2026,
      name: 'Chan Tai Man',
    });
    expect(
      bankCard(form({ phone: '86-13812345678' }), { now, registeredPhone: '13812345678' }).ok,
    ).toBe(true);
  });
  it.each([
    [{ number: '4111111111111112' }, 'numberCheck'],
    [{ month: '10' }, 'expired'],
    [{ securityCode: '' }, 'securityCodeRequired'],
    [{ securityCode: '12' }, 'securityCode'],
    [{ securityCode: '1234' }, 'securityCode'],
    [{ securityCode: '12a' }, 'securityCode'],
    [{ name: '' }, 'name'],
    [{ name: '陳大文' }, 'name'],
    [{ name: 'CHAN-TAI' }, 'name'],
    [{ name: 'CHAN 2' }, 'name'],
    [{ phone: '66880002' }, 'phone'],
    [{ phone: '852-66880001' }, 'phone'],
    [{ phone: '' }, 'phone'],
  ] as const)('%o is refused: %s', (over, reason) => {
    expect(bankCard(form(over), facts)).toEqual({ ok: false, reason });
  });
  it('is verified with a charge of 0.1', () => {
    expect(CARD_CHECK_CENTS).toBe(10);
  });
  it('is refused when no valid phone is registered', () => {
    expect(bankCard(form(), { now, registeredPhone: '' })).toEqual({ ok: false, reason: 'phone' });
  });
});
