import { voucherStatus } from '#shared/codes/group-order.ts';
import type { Voucher } from './model.ts';

export const isUsable = (voucher: Voucher): boolean =>
  voucherStatus.nameOf(voucher.status) === 'valid';

/** Ids of vouchers, the usable ones first; otherwise as the server lists them. */
export const usableFirst = (vouchers: readonly Voucher[]): string[] =>
  [...vouchers]
    .sort((a, b) => Number(isUsable(b)) - Number(isUsable(a)))
    .map((voucher) => voucher.voucherId);

/**
 * What was used between two answers about an order: how many uses, and how many are left of that
 * voucher.
 */
export const usesSince = (
  before: readonly Voucher[],
  after: readonly Voucher[],
): { taken: number; left: number } | null => {
  for (const voucher of after) {
    const old = before.find((one) => one.voucherId === voucher.voucherId);
    if (old && voucher.timesUsed > old.timesUsed)
      return {
        taken: voucher.timesUsed - old.timesUsed,
        left: voucher.timesTotal - voucher.timesUsed,
      };
  }
  return null;
};
