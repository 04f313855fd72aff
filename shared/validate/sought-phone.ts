/** How staff look for a guest by phone: by its last four digits, or by all of it. */
export type SoughtPhone = { tail: string } | { whole: string };

const TAIL = /^\d{4}$/;
/** Eight digits of Macau or Hong Kong, eleven with their region or of the mainland, thirteen with 86. A receipt's ten are none. */
const WHOLE = /^(?:\d{8}|\d{11}|\d{13})$/;

/**
 * A keyword as a phone: exactly four digits or a whole number, with spaces, hyphens and a plus sign as
 * people write them. Nothing between: each digit more would reveal the next one of a masked phone.
 */
export const soughtPhone = (keyword: string): SoughtPhone | null => {
  const digits = keyword.replace(/[\s+-]/g, '');
  if (TAIL.test(digits)) return { tail: digits };
  return WHOLE.test(digits) ? { whole: digits } : null;
};
