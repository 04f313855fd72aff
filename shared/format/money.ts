import { fromDollarsCut, fromDollarsUp, toDollars, type Cents } from '../kernel/money.ts';
import { grouped } from './grouped.ts';

const dollarsText = (value: Cents, digits: 'plain' | 'grouped'): string => {
  const whole = Math.floor(Math.abs(value) / 100);
  const text = `${digits === 'grouped' ? grouped(whole) : whole}.${String(Math.abs(value) % 100).padStart(2, '0')}`;
  return value < 0 ? `-${text}` : text;
};

/** `$1234.50`: two decimals, `$` before, minus outermost (spec 000 §9). */
export const price = (value: Cents): string =>
  value < 0 ? `-$${dollarsText(value, 'plain').slice(1)}` : `$${dollarsText(value, 'plain')}`;

/**
 * Decimal dollars cut (not rounded) to two decimals, without sign of currency or trailing zeros:
 * the face of a coupon (spec 000 §9, decision O6).
 */
export const amount = (dollars: number): string => String(toDollars(fromDollarsCut(dollars)));

/**
 * `$12.35` of 12.341 decimal dollars: up to the cent, for what is to be paid (spec 000 §9, decision
 * O6).
 */
export const currency = (dollars: number): string => price(fromDollarsUp(dollars));

/** `$12`, and `$12.50` only where there are cents: for short words beside other numbers. */
export const shortPrice = (value: Cents): string =>
  value % 100 === 0 ? `$${amount(toDollars(value))}` : price(value);

/** `$12,345.60`: for sums in records and reports. */
export const sum = (value: Cents): string =>
  value < 0 ? `-$${dollarsText(value, 'grouped').slice(1)}` : `$${dollarsText(value, 'grouped')}`;
