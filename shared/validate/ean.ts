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
