/** int8 as a number. Counts, cents and milliseconds fit; anything else is a mistake that must not pass silently. */
const int8 = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('an int8 from the database is too large');
  return value;
};

const bytes = (text: string): Buffer => Buffer.from(text.slice(2), 'hex');
const asText = (text: string): string => text;

/** By type number, so that both drivers give the same values: int8 and sum() of int4 as numbers, dates as text. */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  17: bytes,
  20: int8,
  1082: asText,
  1114: asText,
  1184: asText,
  1186: asText,
  1700: int8,
};
