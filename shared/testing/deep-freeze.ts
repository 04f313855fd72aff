/**
 * Freezes a value and everything in it, so that a rule that changes its input throws. Gives the
 * value back.
 */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
};
