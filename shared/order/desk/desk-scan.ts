import { normaliseScan, readScan } from '../../voucher/code.ts';
import { readOrderNumber } from '../order-number.ts';

/** The parts of the QR code with which a guest collects an order. */
export type PickupQr = { orderId: string; signature: string };

/** What is signed in a guest's QR code (decision DA14). */
export const pickupSignedText = (orderId: string): string => `SO1.${orderId}`;

/** The text that the QR code shows: `SO1.{orderId}.{sig}` (decision DA14). */
export const pickupQrText = ({ orderId, signature }: PickupQr): string =>
  `${pickupSignedText(orderId)}.${signature}`;

const PICKUP = /^SO1\.([\w-]{8,64})\.([\w-]{16,64})$/;

/** The parts of a pickup QR's text, or null for anything else. */
export const parsePickupQr = (text: string): PickupQr | null => {
  const found = PICKUP.exec(text);
  return found && { orderId: found[1]!, signature: found[2]! };
};

/**
 * What was scanned or typed at a desk. `code`: a guest's four digits; `number`: the day's number, such
 * as `P012`; `orderNumber`: the twelve digits of an order.
 */
export type DeskScan =
  | ({ kind: 'qr' } & PickupQr)
  | { kind: 'code'; code: string }
  | { kind: 'number'; number: string }
  | { kind: 'orderNumber'; orderNumber: string }
  | { kind: 'voucher' }
  | { kind: 'product' }
  | { kind: 'unknown' };

/** Whether digits are an article number (8, 12 or 13) with a right check digit. */
const isArticle = (digits: string): boolean =>
  /^(\d{8}|\d{12}|\d{13})$/.test(digits) &&
  [...digits].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) %
    10 ===
    0;

const NUMBER = /^([PDM])(\d{1,3})$/;

/** What text is at a desk: an order in one of four ways, a voucher, an article, or nothing known. */
export const readDeskScan = (text: string): DeskScan => {
  const clean = normaliseScan(text);
  const qr = parsePickupQr(clean);
  if (qr) return { kind: 'qr', ...qr };
  if (/^\d{4}$/.test(clean)) return { kind: 'code', code: clean };
  const number = NUMBER.exec(clean.toUpperCase());
  if (number) return { kind: 'number', number: number[1]! + number[2]!.padStart(3, '0') };
  const orderNumber = readOrderNumber(clean);
  if (orderNumber !== null) return { kind: 'orderNumber', orderNumber };
  if (readScan(clean).kind !== 'wrong') return { kind: 'voucher' };
  return { kind: isArticle(clean) ? 'product' : 'unknown' };
};
