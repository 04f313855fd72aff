import { readOrderNumber } from '#shared/order/order-number.ts';
import type { Param } from '#server/db/db.ts';

/** The end of an order number as people read it out: six digits, for fewer could be guessed, and less than the whole. */
const TAIL = /^\d{6,11}$/;

/** The condition of a whole number on a table of orders; it says what the index of numbers is over. */
export const orderNumberIs = (table: string, number: string): string =>
  `(${table}.order_no = ${number} AND ${table}.order_no <> '')`;

/** A keyword as an order number, or as the end of one; null for any other. */
export const soughtNumber = (keyword: string): { whole: string } | { tail: string } | null => {
  const whole = readOrderNumber(keyword);
  if (whole !== null) return { whole };
  const tail = keyword.replace(/[\s-]/g, '');
  return TAIL.test(tail) ? { tail } : null;
};

/** The condition of a keyword that is an order number or the end of one on `group_order o`; none for any other. */
export const orderNumberCondition = (keyword: string, use: (value: Param) => string): string[] => {
  const sought = soughtNumber(keyword);
  if (sought === null) return [];
  return 'whole' in sought
    ? [orderNumberIs('o', use(sought.whole))]
    : [`o.order_no LIKE ${use(`%${sought.tail}`)}`];
};
