/** Why a PIN may not be chosen (decision A4): a wrong number of digits, or one that is tried first. */
export type PinProblem = 'length' | 'weak';

/** Fewest digits of anyone's PIN, and of one that opens an owner's or a manager's rights. */
export const PIN_LEAST = 4;
export const DECIDER_PIN_LEAST = 6;

const STEPS = [0, 1, 9] as const;
const FEWEST_DIFFERENT = 3;

/** One digit again and again, or digits that count up or down: 0000, 1234, 6543. */
const isRow = (digits: readonly number[]): boolean =>
  STEPS.some((step) =>
    digits.every((digit, at) => at === 0 || digit === (digits[at - 1]! + step) % 10),
  );

/** A shorter block again and again: 1212, 123123. */
const isRepeated = (pin: string): boolean =>
  [1, 2, 3].some(
    (size) => pin.length % size === 0 && pin.slice(0, size).repeat(pin.length / size) === pin,
  );

/** Straight lines and corners of the key pad, which people choose as often as runs. */
const ON_THE_PAD = new Set(
  ['2580', '1470', '1397', '1379', '1357', '2468', '147258', '159357', '147369', '258036']
    .flatMap((pin) => [pin, [...pin].toReversed().join('')])
    .concat('246810', '135790', '112233', '332211'),
);

/** Whether a PIN of at least so many digits may be chosen; null when it may. */
export const pinProblem = (pin: string, least: number = PIN_LEAST): PinProblem | null => {
  if (!/^\d{4,6}$/.test(pin) || pin.length < least) return 'length';
  const isWeak =
    isRow([...pin].map(Number)) ||
    isRepeated(pin) ||
    new Set(pin).size < FEWEST_DIFFERENT ||
    ON_THE_PAD.has(pin);
  return isWeak ? 'weak' : null;
};
