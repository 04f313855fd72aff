import { voucherStatus } from '#shared/codes/group-order.ts';
import type { RedeemReason } from '#shared/codes/redeem-code.ts';
import { windowRefusal, type WindowRefusal } from '#shared/group/voucher-window.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { VoucherFacts } from './voucher-repo.ts';

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
