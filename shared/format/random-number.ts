/**
 * A number of exactly `length` digits, 1 to 10, as text that never begins with 0 (spec 000 §9). `random` gives 0 up to, not including, 1.
 * For names that must differ, never for secrets. Throws `RangeError` on any other length.
 */
export const randomNumber = (length: number, random: () => number): string => {
  if (!Number.isInteger(length) || length < 1 || length > 10)
    throw new RangeError(`not 1 to 10 digits: ${length}`);
  const least = 10 ** (length - 1);
  return String(least + Math.floor(random() * 9 * least));
};
