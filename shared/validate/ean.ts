const LENGTHS = [8, 12, 13, 14];

/**
 * Whether a text is the number under a bar code of goods: EAN-8, UPC-A, EAN-13 or GTIN-14, with the
 * right check digit (GS1 General Specifications §7.9).
 */
export const isEan = (text: string): boolean => {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false;
  const sum = [...text]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
};

/** What a scale in the store has printed into a code, in cents or in grams. */
export type Embedded = { unit: 'CENTS' | 'GRAMS'; value: number };

/**
 * The number under the bars of goods. `ean`: 14 digits, so that UPC-A and EAN-13 of the same goods are
 * one. `article`: of a code that a scale printed, the number of the goods themselves, that is the same
 * code with nothing in it; null for any other.
 */
export type GoodsCode = { ean: string; article: string | null; embedded: Embedded | null };

const VALUE_AT = 7;
const VALUE_DIGITS = 5;

const checkDigit = (digits: string): string =>
  ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].find((digit) => isEan(digits + digit))!;

/** The form in which numbers of goods are compared: 14 digits. */
export const comparedEan = (ean: string): string => ean.padStart(14, '0');

/**
 * Reads what a scanner read; null for what is no number of goods. Codes 20 to 29 are the store's own
 * (GS1 General Specifications §2.1.11): seven digits name the goods, five say what they cost (20 to 24,
 * in cents) or weigh (25 to 29, in grams). With five zeros such a code is that of the goods.
 */
export const readGoodsCode = (text: string): GoodsCode | null => {
  const digits = text.trim();
  if (!isEan(digits)) return null;
  const plain: GoodsCode = { ean: comparedEan(digits), article: null, embedded: null };
  const value = Number(digits.slice(VALUE_AT, VALUE_AT + VALUE_DIGITS));
  if (digits.length !== 13 || !digits.startsWith('2') || value === 0) return plain;
  const bare = `${digits.slice(0, VALUE_AT)}${'0'.repeat(VALUE_DIGITS)}`;
  return {
    ean: plain.ean,
    article: comparedEan(bare + checkDigit(bare)),
    embedded: { unit: Number(digits[1]) < 5 ? 'CENTS' : 'GRAMS', value },
  };
};
