/** Letters and digits that no one mistakes for one another (decision C3). */
export const ENROLMENT_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ3789';
/** Length of the one-time code with which an owner lets a new till in (decision A6). */
export const ENROLMENT_LENGTH = 10;

const PREFIX = 'SENADO-ENROL:';
const CODE = new RegExp(`^[${ENROLMENT_ALPHABET}]{${ENROLMENT_LENGTH}}$`);

/** The text of the QR code: capitals only, so that it stays small. */
export const enrolmentQr = (code: string): string => PREFIX + code;

/** `ABCDE FGHJK`, as the screen shows it to be typed. */
export const enrolmentShown = (code: string): string => `${code.slice(0, 5)} ${code.slice(5)}`;

/**
 * The code in what was scanned or typed: with or without its prefix, in any case and width, with
 * spaces or hyphens. Null when there is none.
 */
export const readEnrolment = (text: string): string | null => {
  const clean = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\u0000-\u001f]/g, '');
  const bare = (clean.startsWith(PREFIX) ? clean.slice(PREFIX.length) : clean).replace(/-/g, '');
  return CODE.test(bare) ? bare : null;
};
