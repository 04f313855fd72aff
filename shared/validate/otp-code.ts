import { ENROLMENT_ALPHABET } from './enrolment-code.ts';

/** Letters of a recovery code. */
export const RECOVERY_LENGTH = 10;
/** Recovery codes that are made together. */
export const RECOVERY_CODES = 10;

/** What a person types as the second step of signing in: six digits of their app, or a recovery code. */
export type OtpCode = { digits: string } | { recovery: string };

const DIGITS = /^\d{6}$/;
const RECOVERY = new RegExp(`^[${ENROLMENT_ALPHABET}]{${RECOVERY_LENGTH}}$`);

/** The code in what was typed, in any case and width, with spaces or hyphens. Null when there is none. */
export const readOtpCode = (text: string): OtpCode | null => {
  const bare = text.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  if (DIGITS.test(bare)) return { digits: bare };
  return RECOVERY.test(bare) ? { recovery: bare } : null;
};

/** `ABCDE-FGHJK`, as it is shown to be written down. */
export const recoveryShown = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
