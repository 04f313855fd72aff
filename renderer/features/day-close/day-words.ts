import { sum } from '#shared/format/money.ts';
import type { DayChange, DayReply } from '#shared/contract/merchant/day-close.ts';
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

/** Whether a day is of orders and not of deals. */
export const isOfOrders = ({ kind }: Pick<DayReply, 'kind'>): boolean =>
  kind !== null && kind !== 'group';

/** A count; below none with the minus sign of the money beside it. */
const countText = (count: number): number | string => (count < 0 ? signed(count) : count);

/** A difference in words. */
export const changeText = (
  day: Pick<DayReply, 'kind'>,
  { count, times, amount }: DayChange,
  t: Translate,
): string => {
  const words = { count: signed(count), amount: signedMoney(amount) };
  return isOfOrders(day)
    ? t('day.changeOrders', words)
    : t('day.change', { ...words, times: signed(times) });
};

/** How often something was used, or how many orders there were. */
export const usesText = (
  day: Pick<DayReply, 'kind'>,
  { count, times }: Pick<DayChange, 'count' | 'times'>,
  t: Translate,
): string => {
  if (!isOfOrders(day)) return t('day.uses', { count: countText(times) });
  return count === 0 ? '' : t('day.orders', { count: countText(count) });
};

export const isNoChange = ({ count, times, amount }: DayChange): boolean =>
  count === 0 && times === 0 && amount === 0;

/** `09:00–10:00`. */
export const hourText = (hour: number): string =>
  `${String(hour).padStart(2, '0')}:00–${String(hour + 1).padStart(2, '0')}:00`;
