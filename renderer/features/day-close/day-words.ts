import { sum } from '#shared/format/money.ts';
import type { DayChange } from '#shared/contract/merchant/day-close.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';

const MINUS = '−';
const signOf = (value: number): string => {
  if (value === 0) return '';
  return value > 0 ? '+' : MINUS;
};

/** `+3`, `−1`, `0`. */
export const signed = (value: number): string => `${signOf(value)}${Math.abs(value)}`;
/** `+$3.00`, `−$1.00`, `$0.00`. */
export const signedMoney = (value: Cents): string =>
  `${signOf(value)}${sum(cents(Math.abs(value)))}`;

/** A difference in words. */
export const changeText = ({ count, times, amount }: DayChange, t: Translate): string =>
  t('day.change', { count: signed(count), times: signed(times), amount: signedMoney(amount) });

export const isNoChange = ({ count, times, amount }: DayChange): boolean =>
  count === 0 && times === 0 && amount === 0;

/** `09:00–10:00`. */
export const hourText = (hour: number): string =>
  `${String(hour).padStart(2, '0')}:00–${String(hour + 1).padStart(2, '0')}:00`;
