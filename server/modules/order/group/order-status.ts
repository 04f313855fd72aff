import { groupOrderStatus, voucherStatus } from '#shared/codes/group-order.ts';
import type { Instant } from '#shared/kernel/time.ts';

const ORDER = groupOrderStatus.codes;
const VOUCHER = voucherStatus.codes;

type Seen = { status: number; timesUsed: number; validTo: Instant };

/** Voucher status as it is now: a valid one past its last moment is expired (decision D2). */
export const shownVoucherStatus = (
  { status, validTo }: Pick<Seen, 'status' | 'validTo'>,
  now: Instant,
): number => (status === VOUCHER.valid && now > validTo ? VOUCHER.expired : status);

/** Order status (decision D1), read from whether it is paid and from its vouchers, so that it can never disagree with them. */
export const orderStatus = (paidState: number, vouchers: readonly Seen[], now: Instant): number => {
  if (paidState !== 1) return paidState;
  const shown = vouchers.map((voucher) => shownVoucherStatus(voucher, now));
  if (shown.every((status) => status === VOUCHER.refunded)) return ORDER.refunded;
  if (shown.includes(VOUCHER.valid))
    return vouchers.some(({ timesUsed }) => timesUsed > 0) ? ORDER.partlyUsed : ORDER.unused;
  return shown.includes(VOUCHER.expired) || shown.includes(VOUCHER.refunding)
    ? ORDER.expired
    : ORDER.usedUp;
};

/** The same rule for lists, over the counts that `list-repo.ts` names. */
export const ORDER_STATUS_SQL = `CASE
  WHEN o.status <> 1 THEN o.status
  WHEN c.vouchers IS NULL OR c.refunded = c.vouchers THEN ${ORDER.refunded}
  WHEN c.valid > 0 AND c.touched > 0 THEN ${ORDER.partlyUsed}
  WHEN c.valid > 0 THEN ${ORDER.unused}
  WHEN c.ending > 0 THEN ${ORDER.expired}
  ELSE ${ORDER.usedUp} END`;
