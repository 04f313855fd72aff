import { voucherStatus } from '../../codes/group-order.ts';
import { groupRefundReason, type GroupRefundReason } from '../../codes/refund.ts';
import { addCents, cents, type Cents } from '../../kernel/money.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Answer } from '../status/order-facts.ts';
import { MOST_PHOTOS, MOST_REASON_TEXT } from './refund-form.ts';

const { valid, used, refunded, refunding } = voucherStatus.codes;

/**
 * What a refund looks at in a voucher. `amount`: its stored share of what was paid (decision D8);
 * `amountUsed`: the part of it that was redeemed.
 */
export type RefundVoucher = {
  voucherId: string;
  status: number;
  timesTotal: number;
  timesUsed: number;
  amount: Cents;
  amountUsed: Cents;
  validTo: Instant;
};

/** Why a voucher cannot be given back. */
export type VoucherNotReason = 'used' | 'refunded' | 'refunding' | 'expired' | 'unknown';

const REFUSAL: Readonly<Record<number, VoucherNotReason>> = {
  [used]: 'used',
  [refunded]: 'refunded',
  [refunding]: 'refunding',
};

/**
 * What of a voucher can be given back: all of one that was not used, what is left of a times card
 * by its stored share, nothing of one that is out of date, which is given back automatically where
 * its deal promises that (decisions D6, GA15).
 */
export const voucherRefund = (
  { status, amount, amountUsed, validTo }: RefundVoucher,
  now: Instant,
): { ok: true; refundCents: Cents } | { ok: false; reason: VoucherNotReason } => {
  if (status !== valid) return { ok: false, reason: REFUSAL[status] ?? 'unknown' };
  if (now > validTo) return { ok: false, reason: 'expired' };
  return { ok: true, refundCents: cents(Math.max(0, amount - amountUsed)) };
};

/** The reasons in their order, each with its number and label (decision GA12). */
export const GROUP_REFUND_REASONS = (
  Object.entries(groupRefundReason.codes) as [GroupRefundReason, number][]
).map(([name, code]) => ({ code, name, labelKey: `groupRefund.reason.${name}` as const }));

/** Whether a reason needs words. */
export const needsReasonText = (reason: number | null): boolean =>
  reason === groupRefundReason.codes.others;

/**
 * How many requests of one order may end without money, withdrawn or refused by the store; after
 * them support helps (decision GA13).
 */
export const VAIN_REQUESTS_MOST = 10;

/** What a guest filled in. `reason`: null before a choice; `text` counts for "others" only. */
export type GroupRefundForm = {
  reason: number | null;
  text: string;
  voucherIds: readonly string[];
  photoCount: number;
};
/** What is missing in the form; the first thing is named (spec 002 §5). */
export type GroupRefundFormRefusal =
  | { reason: 'noReason' | 'noText' | 'noItems' }
  | { reason: 'textTooLong' | 'tooManyPhotos'; limit: number };

const textRefusal = ({ reason, text }: GroupRefundForm): GroupRefundFormRefusal | null => {
  if (!needsReasonText(reason)) return null;
  const { length } = [...text.trim()];
  if (length === 0) return { reason: 'noText' };
  return length > MOST_REASON_TEXT ? { reason: 'textTooLong', limit: MOST_REASON_TEXT } : null;
};

const formRefusal = (form: GroupRefundForm): GroupRefundFormRefusal | null => {
  if (groupRefundReason.nameOf(form.reason) === 'unknown') return { reason: 'noReason' };
  const text = textRefusal(form);
  if (text !== null) return text;
  if (form.voucherIds.length === 0) return { reason: 'noItems' };
  return form.photoCount > MOST_PHOTOS ? { reason: 'tooManyPhotos', limit: MOST_PHOTOS } : null;
};

/** Whether a request to give vouchers back is complete. */
export const checkGroupRefundForm = (form: GroupRefundForm): Answer<GroupRefundFormRefusal> => {
  const refusal = formRefusal(form);
  return refusal === null ? { ok: true } : { ok: false, ...refusal };
};

/** A voucher that a request asks back, and its money. */
export type GroupRefundPart = { voucherId: string; cents: Cents };
/** The exact amount of a request. `isWhole`: nothing of the order is left, and nothing was used. */
export type GroupRefundAmount = {
  refundCents: Cents;
  parts: readonly GroupRefundPart[];
  isWhole: boolean;
};
/** Why the vouchers of a request cannot be given back: the first that is in the way. */
export type GroupRefundRefusal = { reason: VoucherNotReason; voucherId: string };

/**
 * What a request pays back: the stored shares of its vouchers, so that all requests of an order
 * together never come to more than was paid, and to exactly that when all goes (decisions D6, D8).
 */
export const groupRefundAmount = (
  vouchers: readonly RefundVoucher[],
  voucherIds: readonly string[],
  now: Instant,
): ({ ok: true } & GroupRefundAmount) | ({ ok: false } & GroupRefundRefusal) => {
  const wanted = new Set(voucherIds);
  const parts: GroupRefundPart[] = [];
  for (const voucherId of wanted) {
    const voucher = vouchers.find((one) => one.voucherId === voucherId);
    const answer =
      voucher === undefined
        ? ({ ok: false, reason: 'unknown' } as const)
        : voucherRefund(voucher, now);
    if (!answer.ok) return { ok: false, reason: answer.reason, voucherId };
    parts.push({ voucherId, cents: answer.refundCents });
  }
  const isWhole = vouchers.every(
    ({ voucherId, status, timesUsed }) =>
      timesUsed === 0 && (wanted.has(voucherId) || status === refunded),
  );
  return {
    ok: true,
    refundCents: addCents(...parts.map(({ cents: part }) => part)),
    parts,
    isWhole,
  };
};
