import { sum } from '#shared/format/money.ts';
import type { DayChange } from '#shared/contract/merchant/day-close.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';

const MINUS = '−';

/** `+3`, `−1`, `0`. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `${MINUS}${-value}` : '0';
/** `+$3.00`, `−$1.00`, `$0.00`. */
export const signedMoney = (value: Cents): string =>
  value > 0 ? `+${sum(value)}` : value < 0 ? `${MINUS}${sum(cents(0 - value))}` : sum(value);

/** A difference in words. */
export const changeText = ({ count, times, amount }: DayChange, t: Translate): string =>
  t('day.change', { count: signed(count), times: signed(times), amount: signedMoney(amount) });

export const isNoChange = ({ count, times, amount }: DayChange): boolean =>
  count === 0 && times === 0 && amount === 0;

/** `09:00–10:00`. */
export const hourText = (hour: number): string =>
  `${String(hour).padStart(2, '0')}:00–${String(hour + 1).padStart(2, '0')}:00`;
