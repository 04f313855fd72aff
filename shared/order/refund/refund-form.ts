import { refundReason, type RefundReason } from '../../codes/refund.ts';
import type { Answer } from '../status/order-facts.ts';

/** The 15 reasons in their order, each with its number and label (decision E5). */
export const REFUND_REASONS = (Object.entries(refundReason.codes) as [RefundReason, number][]).map(
  ([name, code]) => ({ code, name, labelKey: `refund.reason.${name}` as const }),
);

/** Text that "others" needs, in characters (decision E5). */
export const MOST_REASON_TEXT = 200;
/** Photos that may be added, and the size of each (decision E6). */
export const MOST_PHOTOS = 6;
/** The largest photo of a refund form. */
export const MOST_PHOTO_BYTES = 5 * 1024 * 1024;

/** Wrong items, quality, damage and hygiene (8 to 11) need a photo (decision E6). */
export const needsPhoto = (reason: number | null): boolean =>
  reason !== null &&
  reason >= refundReason.codes.wrongItem &&
  reason <= refundReason.codes.foreignObject;

/**
 * What a guest filled in. `reason`: its number, null before a choice. `text` counts for "others"
 * only.
 */
export type RefundForm = {
  reason: number | null;
  text: string;
  items: readonly { lineId: string; quantity: number }[];
  photos: readonly { bytes: number }[];
};
/**
 * What of the order bears on the form: its lines with what is left to refund, and whether it can
 * only be refunded whole.
 */
export type RefundableOrder = {
  lines: readonly { lineId: string; quantity: number }[];
  isWholeOnly: boolean;
};

/** What is missing or wrong in a refund form. */
export type RefundFormRefusal =
  | {
      reason:
        | 'noReason'
        | 'noText'
        | 'noItems'
        | 'uncheckItems'
        | 'partialNotSupported'
        | 'noPhoto';
    }
  | { reason: 'textTooLong'; limit: number }
  | { reason: 'tooManyPhotos'; limit: number }
  | { reason: 'photoTooBig'; limitBytes: number };

const reasonRefusal = ({ reason, text }: RefundForm): RefundFormRefusal | null => {
  const name = refundReason.nameOf(reason);
  if (name === 'unknown') return { reason: 'noReason' };
  if (name !== 'others') return null;
  const { length } = [...text.trim()];
  if (length === 0) return { reason: 'noText' };
  return length > MOST_REASON_TEXT ? { reason: 'textTooLong', limit: MOST_REASON_TEXT } : null;
};

/** Whether a selection takes every piece that is left of every line. */
export const isWholeSelection = (
  lines: RefundableOrder['lines'],
  items: RefundForm['items'],
): boolean =>
  lines.every(
    ({ lineId, quantity }) =>
      quantity === 0 || items.some((item) => item.lineId === lineId && item.quantity === quantity),
  );

/**
 * The bag's fee is refunded apart, with no items (decision E7); every other reason is about items.
 */
const itemsRefusal = (
  { reason, items }: RefundForm,
  order: RefundableOrder,
): RefundFormRefusal | null => {
  const hasItems = items.some(({ quantity }) => quantity > 0);
  if (reason === refundReason.codes.plasticBagFee)
    return hasItems ? { reason: 'uncheckItems' } : null;
  if (!hasItems) return { reason: 'noItems' };
  return order.isWholeOnly && !isWholeSelection(order.lines, items)
    ? { reason: 'partialNotSupported' }
    : null;
};

const photoRefusal = ({ reason, photos }: RefundForm): RefundFormRefusal | null => {
  if (photos.length === 0) return needsPhoto(reason) ? { reason: 'noPhoto' } : null;
  if (photos.length > MOST_PHOTOS) return { reason: 'tooManyPhotos', limit: MOST_PHOTOS };
  return photos.some(({ bytes }) => bytes > MOST_PHOTO_BYTES)
    ? { reason: 'photoTooBig', limitBytes: MOST_PHOTO_BYTES }
    : null;
};

/**
 * Whether a refund request may be sent: reason, its text, items, then photos; the first thing
 * missing is named (spec 002 §5, decisions E5–E7).
 */
export const checkRefundForm = (
  form: RefundForm,
  order: RefundableOrder,
): Answer<RefundFormRefusal> => {
  const refusal = reasonRefusal(form) ?? itemsRefusal(form, order) ?? photoRefusal(form);
  return refusal === null ? { ok: true } : { ok: false, ...refusal };
};
