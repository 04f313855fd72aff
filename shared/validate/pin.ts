/** Why a PIN may not be chosen (decision A4): not 4 to 6 digits, or one that anyone tries first. */
export type PinProblem = 'length' | 'weak';

const STEPS = [0, 1, 9] as const;

/** One digit again and again, or digits that count up or down: 0000, 1234, 6543. */
const isRow = (digits: readonly number[]): boolean =>
  STEPS.some((step) =>
    digits.every((digit, at) => at === 0 || digit === (digits[at - 1]! + step) % 10),
  );

/** Whether a PIN may be chosen; null when it may. */
export const pinProblem = (pin: string): PinProblem | null => {
  if (!/^\d{4,6}$/.test(pin)) return 'length';
  return isRow([...pin].map(Number)) ? 'weak' : null;
};
