import { voucherStatus } from '#shared/codes/group-order.ts';
import type { RedeemReason } from '#shared/codes/redeem-code.ts';
import { windowRefusal, type WindowRefusal } from '#shared/group/voucher-window.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { VoucherFacts } from './repo.ts';

const { valid, refunded, refunding } = voucherStatus.codes;

/** Why a voucher cannot be redeemed, as far as the voucher itself knows. */
export type VoucherRefusal =
  | { reason: Exclude<RedeemReason, WindowRefusal['reason']> }
  | WindowRefusal;

/** A voucher's own checks in the order of decision B11: store, paid, refund, state, start, end, hours and blackout, product, booking (decision D4). */
export const voucherRefusal = (
  voucher: VoucherFacts,
  asked: { storeId: string; times: number; now: Instant },
): VoucherRefusal | null => {
  if (!voucher.storeIds.some((id) => id === asked.storeId)) return { reason: 'WRONG_STORE' };
  if (voucher.paidState !== 1) return { reason: 'NOT_PAID' };
  if (voucher.status === refunding) return { reason: 'REFUNDING' };
  if (voucher.status === refunded) return { reason: 'REFUNDED' };
  if (voucher.status !== valid || voucher.timesUsed >= voucher.timesTotal)
    return { reason: 'ALREADY_USED' };
  if (voucher.timesUsed + asked.times > voucher.timesTotal) return { reason: 'NO_TIMES_LEFT' };
  const window = windowRefusal(voucher, asked.now);
  if (window !== null) return window;
  if (voucher.isBlocked) return { reason: 'PRODUCT_BLOCKED' };
  return voucher.needsBooking && voucher.booking === null ? { reason: 'BOOKING_MISSING' } : null;
};

/** What the first uses of a card stand for: the sum of the first `uses` parts of `prorate(amount, [1, 1, …])`, without making them all. */
export const firstShares = (amount: Cents, timesTotal: number, uses: number): number =>
  uses * Math.floor(amount / timesTotal) + Math.min(uses, amount % timesTotal);

/** The part of a voucher's amount that the next uses stand for: the shares of all uses always sum to the amount (decision D8). */
export const faceOf = (
  {
    amount,
    amountUsed,
    timesTotal,
    timesUsed,
  }: Pick<VoucherFacts, 'amount' | 'amountUsed' | 'timesTotal' | 'timesUsed'>,
  times: number,
): Cents => cents(firstShares(amount, timesTotal, timesUsed + times) - amountUsed);

/** What the merchant gets of it: less the commission, half-up (decision D10). */
export const settleOf = (face: Cents, commissionBp: number): Cents =>
  cents(face - Math.round((face * commissionBp) / 10_000));
