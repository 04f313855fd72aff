import type { Day } from '../kernel/time.ts';
import { calendarDay } from './calendar-day.ts';

/**
 * The four printed refusals of spec 000 §5: wrong digit count, illegal region, wrong birth date,
 * wrong number.
 */
export type IdCardReason = 'digitCount' | 'region' | 'birthDate' | 'number';

/**
 * First two digits: provinces of GB/T 2260, 71 and 83 Taiwan, 81 Hong Kong, 82 Macau, 91 permanent
 * residents from abroad.
 */
const REGIONS = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'.split(
    ' ',
  ),
);
/** ISO 7064 MOD 11-2, as GB 11643 prescribes it. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_MARKS = '10X98765432';

const checkMark = (number: string): string =>
  CHECK_MARKS[WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(number[i]), 0) % 11]!;

/**
 * The day of birth: 8 digits in the long form, 6 digits of the years 1900 to 1999 in the short one.
 */
const birthOf = (number: string): Day | undefined => {
  const digits = number.length === 18 ? number.slice(6, 14) : `19${number.slice(6, 12)}`;
  return calendarDay(
    Number(digits.slice(0, 4)),
    Number(digits.slice(4, 6)),
    Number(digits.slice(6)),
  );
};

/**
 * Chinese ID card of 15 or 18 places: region, real birth date from 1900 to `today`, and check mark
 * (18 only; `x` counts as `X`). Spaces are dropped. Refused in this order: places, characters,
 * region, birth date, check mark (spec 000 §5).
 */
export const idCard = (
  value: string,
  today: Day,
): { ok: true; number: string; birthDay: Day } | { ok: false; reason: IdCardReason } => {
  const number = value.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  if (number.length !== 15 && number.length !== 18) return { ok: false, reason: 'digitCount' };
  if (!/^(\d{15}|\d{17}[\dX])$/.test(number)) return { ok: false, reason: 'number' };
  if (!REGIONS.has(number.slice(0, 2))) return { ok: false, reason: 'region' };
  const birthDay = birthOf(number);
  if (birthDay === undefined || birthDay < '1900' || birthDay > today)
    return { ok: false, reason: 'birthDate' };
  if (number.length === 18 && number[17] !== checkMark(number))
    return { ok: false, reason: 'number' };
  return { ok: true, number, birthDay };
};
