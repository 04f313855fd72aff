import { ENROLMENT_ALPHABET } from '#shared/validate/enrolment-code.ts';

const LETTERS = ENROLMENT_ALPHABET.length;

/** A code to be typed, out of 32 random bytes. Bytes above the last whole multiple of the alphabet are left out, so that no letter comes more often. */
export const lettersFrom = (random: string, length: number): string =>
  [...Buffer.from(random, 'base64url')]
    .filter((byte) => byte < 256 - (256 % LETTERS))
    .slice(0, length)
    .map((byte) => ENROLMENT_ALPHABET[byte % LETTERS])
    .join('');
