import { maskCode } from '#shared/voucher/code.ts';

const HIDDEN = '[hidden]';
const DIGITS = /(?<![\w.])\+?\d(?:[ -]?\d){6,}(?!\w)/g;
const NAMED =
  /((?:password|passwd|pwd|pin|token|secret|authorization|cookie|session|key|account|phone|code)\w*["'\\]*\s*[:=]\s*["'\\]*)(?!\[hidden\]|(?:read|write)\b)[^"'\\\s,;&}]+/gi;
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi;
const QR = /GV1\.[\w-]+\.\d+\.[\w-]+/g;
/** What is long and has digits among its letters is a token, a key or a hash of one. */
const LONG = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{28,}={0,2}/gi;

const masked = (number: string): string => {
  const digits = number.replaceAll(/\D/g, '');
  return digits.length === 12 ? maskCode(digits) : '[number]';
};

/**
 * Text as a log may hold it: voucher codes as `1234****9012` (decision B16), no QR, no token, no password or PIN beside its name, no phone number, nor any other long number.
 * Rather too much is hidden than too little.
 */
export const redactText = (text: string): string =>
  text
    .replaceAll(QR, `GV1.${HIDDEN}`)
    .replaceAll(BEARER, `$1 ${HIDDEN}`)
    .replaceAll(NAMED, `$1${HIDDEN}`)
    .replaceAll(DIGITS, masked)
    .replaceAll(LONG, HIDDEN);

const MOST = 4000;

const textOf = (value: unknown): string => {
  if (value instanceof Error) return value.stack ?? value.message;
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
};

/** Any value of a log call as redacted text. */
export const redactValue = (value: unknown): string =>
  redactText(textOf(value).slice(0, MOST)).replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ');
