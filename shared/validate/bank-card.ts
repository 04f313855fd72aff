import { cents } from '../kernel/money.ts';
import { macauParts, type Instant } from '../kernel/time.ts';
import type { CardBrand } from '../codes/card-brand.ts';
import { phoneWithRegion } from './phone.ts';

/** What verifying a card charges and gives back: 0.1 of the market's currency (spec 001 §5). */
export const CARD_CHECK_CENTS = cents(10);

/** A card scheme that is accepted. */
export type CardScheme = CardBrand;
/** What the card form holds, as typed. `phone` is the phone reserved at the bank. */
export type BankCardForm = {
  readonly number: string;
  readonly month: string;
  readonly year: string;
  readonly securityCode: string;
  readonly name: string;
  readonly phone: string;
};
/** Why a bank card is refused. */
export type BankCardReason =
  | 'numberRequired'
  | 'numberDigits'
  | 'scheme'
  | 'numberLength'
  | 'numberCheck'
  | 'monthRequired'
  | 'month'
  | 'yearRequired'
  | 'year'
  | 'expired'
  | 'securityCodeRequired'
  | 'securityCode'
  | 'name'
  | 'phone';

/**
 * What a check needs beside the form: the moment, and the phone the member has registered
 * (`853-66880001` or without region).
 */
export type BankCardFacts = { readonly now: Instant; readonly registeredPhone: string };

type Checked<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly reason: BankCardReason };

const refuse = (reason: BankCardReason) => ({ ok: false, reason }) as const;
const digitsOf = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '');

/**
 * ISO/IEC 7812 number ranges and lengths: Visa 4…, 13, 16 or 19 digits; MasterCard 51–55 and
 * 2221–2720, 16 digits.
 */
const SCHEMES: Record<
  CardScheme,
  { readonly begins: (number: string) => boolean; readonly lengths: readonly number[] }
> = {
  visa: { begins: (number) => number.startsWith('4'), lengths: [13, 16, 19] },
  mastercard: {
    begins: (number) =>
      /^5[1-5]/.test(number) ||
      (Number(number.slice(0, 4)) >= 2221 && Number(number.slice(0, 4)) <= 2720),
    lengths: [16],
  },
};

/**
 * The Luhn sum: from the right every second digit counts twice, minus nine above nine; the sum ends
 * in 0.
 */
const isLuhn = (number: string): boolean => {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/**
 * A card number: Visa or MasterCard only, right length, right check digit (spec 001 §5). Spaces and
 * hyphens are dropped.
 */
export const cardNumber = (value: string): Checked<{ number: string; scheme: CardScheme }> => {
  const number = digitsOf(value);
  if (number === '') return refuse('numberRequired');
  if (!/^\d+$/.test(number)) return refuse('numberDigits');
  const scheme = (Object.keys(SCHEMES) as CardScheme[]).find((each) =>
    SCHEMES[each].begins(number),
  );
  if (scheme === undefined) return refuse('scheme');
  if (!SCHEMES[scheme].lengths.includes(number.length)) return refuse('numberLength');
  return isLuhn(number) ? { ok: true, number, scheme } : refuse('numberCheck');
};

/**
 * Month 1 to 12 and year of two or four digits; a card is good to the end of its month at UTC+8
 * (spec 001 §5).
 */
export const cardExpiry = (
  month: string,
  year: string,
  now: Instant,
): Checked<{ month: number; year: number }> => {
  const [monthText, yearText] = [digitsOf(month), digitsOf(year)];
  if (monthText === '') return refuse('monthRequired');
  if (!/^(0?[1-9]|1[0-2])$/.test(monthText)) return refuse('month');
  if (yearText === '') return refuse('yearRequired');
  if (!/^(20)?\d\d$/.test(yearText)) return refuse('year');
  const expiry = { month: Number(monthText), year: 2000 + Number(yearText.slice(-2)) };
  const today = macauParts(now);
  const isOver =
    expiry.year < today.year || (expiry.year === today.year && expiry.month < today.month);
  return isOver ? refuse('expired') : { ok: true, ...expiry };
};

/** The name on a card: English letters and spaces, not empty (spec 001 §5). */
export const cardHolder = (value: string): Checked<{ name: string }> => {
  const name = value.trim().replace(/ +/g, ' ');
  return /^[A-Za-z]+( [A-Za-z]+)*$/.test(name) ? { ok: true, name } : refuse('name');
};

/** Whether both texts are the same phone, with or without the region in front. */
export const isSamePhone = (typed: string, registered: string): boolean => {
  const [one, other] = [phoneWithRegion(typed), phoneWithRegion(registered)];
  return one.ok && other.ok && one.region === other.region && one.number === other.number;
};

/**
 * The card form (spec 001 §5): number, expiry and a security code of 3 digits are required, the
 * name is English letters and spaces and not empty, the bank's phone is the registered one. The
 * first refusal in the order of the form is given; the security code is never handed back.
 */
export const bankCard = (
  form: BankCardForm,
  { now, registeredPhone }: BankCardFacts,
): Checked<{ number: string; scheme: CardScheme; month: number; year: number; name: string }> => {
  const number = cardNumber(form.number);
  if (!number.ok) return number;
  const expiry = cardExpiry(form.month, form.year, now);
  if (!expiry.ok) return expiry;
  const securityCode = digitsOf(form.securityCode);
  if (securityCode === '') return refuse('securityCodeRequired');
  if (!/^\d{3}$/.test(securityCode)) return refuse('securityCode');
  const holder = cardHolder(form.name);
  if (!holder.ok) return holder;
  if (!isSamePhone(form.phone, registeredPhone)) return refuse('phone');
  return { ...number, ...expiry, name: holder.name };
};
