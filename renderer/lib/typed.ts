import { fromDollars, type Cents } from '#shared/kernel/money.ts';
import { instant, MACAU_OFFSET, type Instant } from '#shared/kernel/time.ts';

/** What a field of numbers holds: '' where nothing is typed. */
export type Typed = string | number;

/** A time as a field of date and time holds it: Macau's wall clock. */
export const fieldOf = (at: Instant): string =>
  new Date(at + MACAU_OFFSET).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
/** The moment of such a field; null where it is none. */
export const momentOf = (text: string): Instant | null => {
  const ms = Date.parse(`${text}+08:00`);
  return Number.isNaN(ms) ? null : instant(ms);
};

/** A sum above zero that was typed in dollars, else null. */
export const centsOf = (typed: Typed): Cents | null =>
  typeof typed === 'number' && typed > 0 ? fromDollars(typed) : null;

/** Limits are pieces; nothing typed is no limit, which is -1. */
export const isLimit = (typed: Typed): boolean =>
  typed === '' || (typeof typed === 'number' && Number.isInteger(typed) && typed >= 1);
export const limitOf = (typed: Typed): number => (typed === '' ? -1 : Number(typed));
export const typedLimit = (limit: number): Typed => (limit < 0 ? '' : limit);
