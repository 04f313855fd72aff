import type { TillReason } from '../codes/redeem-code.ts';

/** Damm's quasigroup of order 10: catches every single wrong digit and every swap of neighbours. */
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
].map((row) => [...row].map(Number));

const damm = (digits: string): number =>
  [...digits].reduce((state, digit) => DAMM[state]![Number(digit)]!, 0);

/** The check digit of a run of digits (decision C1). */
export const checkDigit = (digits: string): string => String(damm(digits));

/** Whether text is 12 bare digits with a right check digit (decision C1). */
export const isVoucherCode = (text: string): boolean => /^\d{12}$/.test(text) && damm(text) === 0;

/** A voucher code from 11 random digits. The caller draws them from a cryptographic source. */
export const voucherCode = (elevenDigits: string): string => {
  if (!/^\d{11}$/.test(elevenDigits)) throw new RangeError('11 digits expected');
  return elevenDigits + checkDigit(elevenDigits);
};

/** ECI marks (Latin, UTF-8, ASCII, Big5, GB2312, GB18030) that some scanners send as text, and AIM symbology identifiers (decision C7). */
const ECI = /\\0000(?:01|03|26|27|28|29|32)/g;
const AIM = /^\](?:Q1|C1|E0)/;
const NOT_PRINTED = /[\p{Cc}\p{Cf}\p{Z}\s]/gu;
/** Hyphen-minus and its look-alikes, which people type between groups of digits. */
const HYPHENS = /[-\u2010-\u2015\u2212\ufe58\ufe63]/g;

/**
 * Cleans scanner input (decision C7): NFKC (full-width to ASCII), no ECI marks, no control
 * characters or spaces, no AIM prefix, and hyphens out of digits. A dynamic QR keeps its hyphens,
 * which belong to its text.
 */
export const normaliseScan = (text: string): string => {
  const bare = text.normalize('NFKC').replace(ECI, '').replace(NOT_PRINTED, '').replace(AIM, '');
  const digits = bare.replace(HYPHENS, '');
  return /^\d+$/.test(digits) ? digits : bare;
};

/** Length of an epoch of the rotating QR, and how many epochs off are still taken (decision C6). */
export const QR_EPOCH_MS = 30_000;
/** How many periods a QR code may be old or early. */
export const QR_EPOCH_SLACK = 2;

/** The period in which a QR code was made. */
export const qrEpoch = (at: number): number => Math.floor(at / QR_EPOCH_MS);

/** The parts of a QR code. */
export type QrParts = { voucherId: string; epoch: number; signature: string };

/**
 * The text that is signed, and the text that the QR shows: `GV1.{voucherId}.{epoch30s}.{sig}`
 * (decision C4).
 */
export const qrSignedText = ({ voucherId, epoch }: Omit<QrParts, 'signature'>): string =>
  `GV1.${voucherId}.${epoch}`;
/** The text of a QR code. */
export const qrText = (parts: QrParts): string => `${qrSignedText(parts)}.${parts.signature}`;

const QR = /^GV1\.([\w-]{8,64})\.(\d{1,12})\.([\w-]{16,64})$/;

/** The parts of a dynamic QR's text, or null for anything else. */
export const parseQr = (text: string): QrParts | null => {
  const found = QR.exec(text);
  return found ? { voucherId: found[1]!, epoch: Number(found[2]), signature: found[3]! } : null;
};

/** What a scanned text is. */
export type ScanKind =
  | { kind: 'code'; code: string }
  | { kind: 'qr'; qr: QrParts }
  | { kind: 'wrong'; reason: TillReason };

/**
 * What cleaned text is: a code, a dynamic QR (bare, or in a parameter `gv` of a link), or wrong
 * before any request.
 */
export const readScan = (text: string): ScanKind => {
  const clean = normaliseScan(text);
  if (/^\d{12}$/.test(clean))
    return isVoucherCode(clean)
      ? { kind: 'code', code: clean }
      : { kind: 'wrong', reason: 'CHECK_DIGIT' };
  const token = /^https?:\/\/[^?#]+(?:[?#][^?]*)?[?&]gv=([^&#]+)/i.exec(clean)?.[1];
  const qr = parseQr(token ?? clean);
  return qr ? { kind: 'qr', qr } : { kind: 'wrong', reason: 'BAD_FORMAT' };
};

/** `123456789012` as people read it: `1234 5678 9012`. */
export const groupCode = (code: string): string => code.replace(/(\d{4})(?=\d)/g, '$1 ');

/** `1234****9012`: the only form that logs and records may hold (decision B16). */
export const maskCode = (code: string): string =>
  code.length < 12 ? '*'.repeat(code.length) : `${code.slice(0, 4)}****${code.slice(-4)}`;

/** What a record may hold of scanned text: a code with its middle hidden, anything else as stars. */
export const maskScan = (text: string): string => {
  const clean = normaliseScan(text);
  return /^\d{12}$/.test(clean) ? maskCode(clean) : '*'.repeat(Math.min(12, clean.length));
};
